import { abortable, SearchUnavailableError, throwIfAborted } from '../errors.ts';
import { clampQuery } from '../query.ts';
import { suggestQueries } from '../suggest.ts';
import type { SearchProvider } from '../types.ts';
import { searchStore } from './search-store.ts';
import { MixedBuildsError } from './pack.ts';
import { looksAtHeadings } from './query.ts';
import { completeStore, openStore, readStoredTexts, type Store } from './store.ts';

export interface EmbeddedOptions {
  /** Fetches `search-index.json`, as text or parsed. Must reject when the response is not OK. */
  loadIndex: () => Promise<unknown>;
  /** Fetches `search-texts.json`, if the index has deferred texts. */
  loadTexts?: () => Promise<unknown>;
  /** Called when the index cannot be used: it could not be loaded, or it is from another build. */
  onFailure?: () => void;
}

/**
 * Search without a service: the index is fetched once, when it is first needed, and no query leaves the browser.
 * Results come from `search-index.json` as soon as it is indexed, and for the first letters as soon as its
 * headings are. After a failed load, the next call loads again. When the two files are from different builds,
 * both are fetched once more; if they still differ, the search fails.
 */
export function createEmbeddedProvider(options: EmbeddedOptions): SearchProvider {
  const { loadIndex, loadTexts, onFailure } = options;
  let opening: Promise<Store> | undefined;
  let reading: Promise<Store> | undefined;
  let completing: Promise<boolean> | undefined;

  const open = (): Promise<Store> => {
    opening ??= Promise.resolve()
      .then(loadIndex)
      .then(openStore)
      .catch((cause: unknown) => {
        opening = undefined;
        onFailure?.();
        throw new SearchUnavailableError('The search index could not be loaded', { cause });
      });
    return opening;
  };

  const read = (): Promise<Store> => {
    reading ??= open()
      .then(async (store) => {
        await readStoredTexts(store);
        return store;
      })
      .catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    return reading;
  };

  const addTexts = async (): Promise<boolean> => {
    const store = await read();
    if (!store.isWhole && loadTexts) await completeStore(store, await loadTexts());
    return store.isWhole;
  };

  /** Drops an index whose texts are from another build. @throws any other error */
  const forget = (error: unknown): void => {
    if (!(error instanceof MixedBuildsError)) throw error;
    opening = reading = undefined;
  };

  /** @throws {@link SearchUnavailableError} when the two files are from different builds, twice */
  const complete = (): Promise<boolean> => {
    completing ??= addTexts()
      .catch((error: unknown) => {
        forget(error);
        return addTexts();
      })
      .catch((error: unknown) => {
        completing = undefined;
        if (!(error instanceof MixedBuildsError)) return false;
        forget(error);
        onFailure?.();
        throw new SearchUnavailableError('The search index is from two builds', { cause: error });
      })
      .then((isWhole) => {
        if (!isWhole) completing = undefined;
        return isWhole;
      });
    return completing;
  };
  const completeLater = () => void complete().catch(() => undefined);

  return {
    async search(text, options = {}) {
      throwIfAborted(options.signal);
      const query = clampQuery(text);
      if (!query.trim()) return { hits: [], nbHits: 0, page: 0, nbPages: 0, query, sections: [] };
      const ready = looksAtHeadings(query) ? open() : read();
      const store = await abortable(ready, options.signal);
      const result = searchStore(store, query, options);
      if (result.isPartial) completeLater();
      return result;
    },

    whole: complete,

    async preload() {
      const isOpen = await open().then(
        () => true,
        () => false,
      );
      // After a failure the next search tries again, not the preload.
      if (isOpen) completeLater();
    },

    async suggest(text) {
      try {
        const { sections } = await open();
        const headings = sections.filter(({ page }) => !page.legacy).map(({ heading }) => heading);
        return suggestQueries(clampQuery(text), headings);
      } catch {
        return [];
      }
    },
  };
}
