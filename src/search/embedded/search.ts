import { embeddedClient, type SearchClient } from '../docsearch/client.ts';
import { createEmbeddedProvider, type EmbeddedOptions } from './provider.ts';

/** The embedded search as the site's screens ask it. */
export const createEmbeddedSearch = (options: EmbeddedOptions): SearchClient =>
  embeddedClient(createEmbeddedProvider(options));
