import { inDisplayOrder } from '@sablier-docs/search/arrange';
import { createEmbeddedProvider } from '@sablier-docs/search/embedded/provider';
import type { SearchProvider } from '@sablier-docs/search/types';
import type { SiteData } from './site-data/types';

/** Where the files of a built site are: a folder, a package, or a host's own storage. */
export interface Files {
  /** @param path from the root of the site, for example `/concepts/nft.md`; null when there is none */
  read(path: string): Promise<string | null>;
}

/** Path of the data that the build writes for the server. */
export const SITE_DATA_PATH = '/agents/facts.json';

/** A built site as the tools see it. Files are read when first needed. */
export interface Site {
  data(): Promise<SiteData>;
  /** Text of a file; null when there is none. */
  file(path: string): Promise<string | null>;
  search: SearchProvider;
  /** Unix second of a call, by which dates are in the past or not. */
  now(): bigint;
}

/** @throws later, when a call needs a file that the build lacks */
export function openBuiltSite(files: Files): Site {
  let siteData: Promise<SiteData> | undefined;
  return {
    data: () =>
      (siteData ??= load(files, SITE_DATA_PATH).then((text) => JSON.parse(text) as SiteData)),
    file: (path) => files.read(path),
    search: wholeSearch(files),
    now: () => BigInt(Math.floor(Date.now() / 1000)),
  };
}

/** The search of the site over both files of its index, in the order that the site shows. */
function wholeSearch(files: Files): SearchProvider {
  const provider = createEmbeddedProvider({
    loadIndex: () => load(files, '/search-index.json'),
    loadTexts: () => load(files, '/search-texts.json'),
  });
  return {
    ...provider,
    async search(query, options) {
      await provider.whole?.();
      const result = await provider.search(query, options);
      return { ...result, hits: inDisplayOrder(result.hits) };
    },
  };
}

async function load(files: Files, path: string): Promise<string> {
  const text = await files.read(path);
  if (text === null) throw new Error(`The built site has no ${path}.`);
  return text;
}
