import { abortable, SearchUnavailableError, throwIfAborted } from '../errors.ts';
import { clampQuery } from '../limits.ts';
import { suggestQueries } from '../suggest.ts';
import type { SearchProvider } from '../types.ts';
import { ask } from './ask.ts';
import { looksAtHeadings } from './query.ts';
import { completeStore, openStore, readTexts, type Store } from './store.ts';

export interface EmbeddedOptions {
  /** Fetches the first file of the index, as JSON text or parsed. Must reject when the answer is bad. */
  load: () => Promise<unknown>;
  /** Fetches the second file, when the first one says that there is one. */
  loadRest?: () => Promise<unknown>;
}

/**
 * Search without a service: the index is fetched once, when it is first wanted, and nothing leaves
 * the browser. Answers come from the first file as soon as it is there, and for the first letters as soon as
 * its headings are read. After a failed load the next call loads again.
 */
export function createEmbeddedProvider({ load, loadRest }: EmbeddedOptions): SearchProvider {
  let opening: Promise<Store> | undefined;
  let reading: Promise<Store> | undefined;
  let completing: Promise<boolean> | undefined;

  const open = (): Promise<Store> => {
    opening ??= Promise.resolve()
      .then(load)
      .then(openStore)
      .catch((cause: unknown) => {
        opening = undefined;
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

  const complete = (): Promise<boolean> => {
    completing ??= read()
      .then(async (store) => {
        if (!store.isWhole && loadRest) await completeStore(store, await loadRest());
        return store.isWhole;
      })
      .catch(() => false)
      .then((isWhole) => {
        if (!isWhole) completing = undefined;
        return isWhole;
      });
    return completing;
  };

  return {
    async search(text, options = {}) {
      throwIfAborted(options.signal);
      const query = clampQuery(text);
      if (!query.trim()) return { hits: [], nbHits: 0, page: 0, nbPages: 0, query, sections: [] };
      const ready = looksAtHeadings(query) ? open() : read();
      const store = await abortable(ready, options.signal);
      const result = ask(store, query, options);
      if (result.isPartial) void complete();
      return result;
    },

    whole: complete,

    async preload() {
      const isOpen = await open().then(
        () => true,
        () => false,
      );
      // After a failure the first search tries again, and not this.
      if (isOpen) void complete();
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
