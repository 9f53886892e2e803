import { abortable, SearchUnavailableError, throwIfAborted } from '../errors.ts';
import { clampQuery, HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import { suggestQueries } from '../suggest.ts';
import type { SearchOptions, SearchProvider, SearchResult, SectionCount } from '../types.ts';
import { find, type Answer } from './find.ts';
import { toHit } from './hits.ts';
import type { QueryWord } from './query.ts';
import { openStore, type Store } from './store.ts';

export interface EmbeddedOptions {
  /** Fetches the file of the index, as JSON text or parsed. Must reject when the answer is bad. */
  load: () => Promise<unknown>;
}

/**
 * Search without a service: the index is fetched once, when it is first wanted, and nothing leaves
 * the browser. After a failed load the next call loads again.
 */
export function createEmbeddedProvider({ load }: EmbeddedOptions): SearchProvider {
  let opening: Promise<Store> | undefined;

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

  return {
    kind: 'embedded',

    async search(text, options = {}) {
      throwIfAborted(options.signal);
      const query = clampQuery(text);
      if (!query.trim()) return resultOf([], [], query, [], options);
      const store = await abortable(open(), options.signal);
      const { words, answers } = find(store, query);
      const { section } = options;
      const chosen = section
        ? answers.filter((answer) => answer.section.page.section === section)
        : answers;
      return resultOf(chosen, countSections(answers), query, words, options);
    },

    async preload() {
      await open().catch(() => undefined);
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

function resultOf(
  answers: readonly Answer[],
  sections: SectionCount[],
  query: string,
  words: readonly QueryWord[],
  options: SearchOptions,
): SearchResult {
  const size = Math.max(1, Math.trunc(options.hitsPerPage ?? HITS_PER_PAGE));
  const page = Math.max(0, Math.trunc(options.page ?? 0));
  const snippetWords = Math.max(1, Math.trunc(options.snippetWords ?? SNIPPET_WORDS));
  const shown = answers.slice(page * size, (page + 1) * size);
  return {
    hits: shown.map((answer) => toHit(answer, words, snippetWords)),
    nbHits: answers.length,
    page,
    nbPages: Math.ceil(answers.length / size),
    query,
    sections,
  };
}

function countSections(answers: readonly Answer[]): SectionCount[] {
  const counts = new Map<string, number>();
  for (const { section } of answers) {
    counts.set(section.page.section, (counts.get(section.page.section) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
