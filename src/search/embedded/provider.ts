import { abortable, SearchUnavailableError, throwIfAborted } from '../errors.ts';
import { clampQuery } from '../limits.ts';
import { suggestQueries } from '../suggest.ts';
import type { SearchProvider } from '../types.ts';
import { ask } from './ask.ts';
import { completeStore, openStore, type Store } from './store.ts';

export interface EmbeddedOptions {
  /** Fetches the first file of the index, as JSON text or parsed. Must reject when the answer is bad. */
  load: () => Promise<unknown>;
  /** Fetches the second file, when the first one says that there is one. */
  loadRest?: () => Promise<unknown>;
}

/**
 * Search without a service: the index is fetched once, when it is first wanted, and nothing leaves
 * the browser. Answers come from the first file as soon as it is there. After a failed load the next call
 * loads again.
 */
export function createEmbeddedProvider({ load, loadRest }: EmbeddedOptions): SearchProvider {
  let opening: Promise<Store> | undefined;
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

  const complete = (): Promise<boolean> => {
    completing ??= open()
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
    kind: 'embedded',

    async search(text, options = {}) {
      throwIfAborted(options.signal);
      const query = clampQuery(text);
      if (!query.trim()) return { hits: [], nbHits: 0, page: 0, nbPages: 0, query, sections: [] };
      const store = await abortable(open(), options.signal);
      const result = ask(store, query, options);
      if (result.isPartial) void complete();
      return result;
    },

    whole: complete,

    async preload() {
      await open().catch(() => undefined);
      void complete();
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
