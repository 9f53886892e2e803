import { abortable, SearchUnavailableError, throwIfAborted } from '../errors.ts';
import { clampQuery } from '../limits.ts';
import { suggestQueries } from '../suggest.ts';
import type { SearchProvider } from '../types.ts';
import { ask } from './ask.ts';
import { MixedBuildsError } from './pack.ts';
import { looksAtHeadings } from './query.ts';
import { completeStore, openStore, readTexts, type Store } from './store.ts';

export interface EmbeddedOptions {
  /** Fetches the first file of the index, as JSON text or parsed. Must reject when the answer is bad. */
  load: () => Promise<unknown>;
  /** Fetches the second file, when the first one says that there is one. */
  loadRest?: () => Promise<unknown>;
  /** Called when the index cannot be used: it did not come, or it is one of another build. */
  onFailure?: () => void;
}

/**
 * Search without a service: the index is fetched once, when it is first wanted, and nothing leaves
 * the browser. Answers come from the first file as soon as it is there, and for the first letters as soon as
 * its headings are read. After a failed load the next call loads again. Two files of two builds are both
 * fetched once more; when they still differ, the search fails.
 */
export function createEmbeddedProvider(options: EmbeddedOptions): SearchProvider {
  const { load, loadRest, onFailure } = options;
  let opening: Promise<Store> | undefined;
  let reading: Promise<Store> | undefined;
  let completing: Promise<boolean> | undefined;

  const open = (): Promise<Store> => {
    opening ??= Promise.resolve()
      .then(load)
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
        await readTexts(store);
        return store;
      })
      .catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    return reading;
  };

  const addRest = async (): Promise<boolean> => {
    const store = await read();
    if (!store.isWhole && loadRest) await completeStore(store, await loadRest());
    return store.isWhole;
  };

  /** Forgets an index whose second file is of another build. @throws anything else */
  const forget = (error: unknown): void => {
    if (!(error instanceof MixedBuildsError)) throw error;
    opening = reading = undefined;
  };

  /** @throws a {@link SearchUnavailableError} when the two files are of two builds, twice */
  const complete = (): Promise<boolean> => {
    completing ??= addRest()
      .catch((error: unknown) => {
        forget(error);
        return addRest();
      })
      .catch((error: unknown) => {
        completing = undefined;
        if (!(error instanceof MixedBuildsError)) return false;
        forget(error);
        onFailure?.();
        throw new SearchUnavailableError('The search index is of two builds', { cause: error });
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
      const result = ask(store, query, options);
      if (result.isPartial) completeLater();
      return result;
    },

    whole: complete,

    async preload() {
      const isOpen = await open().then(
        () => true,
        () => false,
      );
      // After a failure the first search tries again, and not this.
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
