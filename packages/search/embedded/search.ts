import { embeddedClient, type SearchClient } from '../docsearch/client.ts';
import { createEmbeddedProvider, type EmbeddedOptions } from './provider.ts';

/** The embedded search with the interface that the screens use. */
export const createEmbeddedSearch = (options: EmbeddedOptions): SearchClient =>
  embeddedClient(createEmbeddedProvider(options));
