import { clampQuery, HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import type { SearchOptions, SearchResult, SectionCount } from '../types.ts';
import { find, type Answer } from './find.ts';
import { toHit } from './hits.ts';
import type { Store } from './store.ts';

/** Answers a query from an open store. Works without a browser; throws never. */
export function ask(store: Store, text: string, options: SearchOptions = {}): SearchResult {
  const query = clampQuery(text);
  const { words, matcher, answers } = find(store, query);
  const { section } = options;
  const chosen = section
    ? answers.filter((answer) => answer.section.page.section === section)
    : answers;
  const size = Math.max(1, Math.trunc(options.hitsPerPage ?? HITS_PER_PAGE));
  const page = Math.max(0, Math.trunc(options.page ?? 0));
  const snippetWords = Math.max(1, Math.trunc(options.snippetWords ?? SNIPPET_WORDS));
  const shown = chosen.slice(page * size, (page + 1) * size);
  return {
    hits: shown.map((answer) => toHit(answer, matcher, words.length, snippetWords)),
    nbHits: chosen.length,
    page,
    nbPages: Math.ceil(chosen.length / size),
    query,
    ...(!store.isWhole && { isPartial: true as const }),
    sections: countSections(answers),
  };
}

function countSections(answers: readonly Answer[]): SectionCount[] {
  const counts = new Map<string, number>();
  for (const { section } of answers) {
    counts.set(section.page.section, (counts.get(section.page.section) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
