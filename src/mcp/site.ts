import { inShownOrder } from '../search/arrange';
import { createEmbeddedProvider } from '../search/embedded/provider';
import type { SearchProvider } from '../search/types';
import type { ServerFacts } from './facts/types';

/** Where the files of a built site are: a folder, a package, or a host's own storage. */
export interface Files {
  /** @param path from the root of the site, for example `/concepts/nft.md`; null when there is none */
  read(path: string): Promise<string | null>;
}

/** Path of what the build writes for the server. */
export const FACTS_PATH = '/agents/facts.json';

/** A built site as the tools see it. Nothing is read before the first question needs it. */
export interface Site {
  facts(): Promise<ServerFacts>;
  /** Text of a file; null when there is none. */
  file(path: string): Promise<string | null>;
  search: SearchProvider;
}

/** @throws later, when a question needs a file that the build lacks */
export function openSite(files: Files): Site {
  let facts: Promise<ServerFacts> | undefined;
  return {
    facts: () =>
      (facts ??= load(files, FACTS_PATH).then((text) => JSON.parse(text) as ServerFacts)),
    file: (path) => files.read(path),
    search: wholeSearch(files),
  };
}

/** The search of the site over both files of its index, in the order that the site shows. */
function wholeSearch(files: Files): SearchProvider {
  const provider = createEmbeddedProvider({
    load: () => load(files, '/search-index.json'),
    loadRest: () => load(files, '/search-texts.json'),
  });
  return {
    ...provider,
    async search(query, options) {
      await provider.whole?.();
      const result = await provider.search(query, options);
      return { ...result, hits: inShownOrder(result.hits) };
    },
  };
}

async function load(files: Files, path: string): Promise<string> {
  const text = await files.read(path);
  if (text === null) throw new Error(`The built site has no ${path}.`);
  return text;
}
