import { highlight } from '../highlight.ts';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../limits.ts';
import { clampQuery } from '../query.ts';
import { sentence } from '../sentence.ts';
import { snippet } from '../snippet.ts';
import type { SearchOptions, SearchResult, SectionCount } from '../types.ts';
import { findHits, type RankedHit } from './find-hits.ts';
import { embeddedSearchHit } from './to-search-hit.ts';
import type { Store } from './store.ts';

/** Searches an open store. Works without a browser and never throws. */
export function searchStore(store: Store, text: string, options: SearchOptions = {}): SearchResult {
  const query = clampQuery(text);
  const { words, intent, matcher, hits } = findHits(store, query);
  const shorten = intent === 'question' ? sentence : snippet;
  const { section } = options;
  const chosen = section ? hits.filter((hit) => hit.section.page.section === section) : hits;
  const size = Math.max(1, Math.trunc(options.hitsPerPage ?? HITS_PER_PAGE));
  const page = Math.max(0, Math.trunc(options.page ?? 0));
  const snippetWords = Math.max(1, Math.trunc(options.snippetWords ?? SNIPPET_WORDS));
  const shown = chosen.slice(page * size, (page + 1) * size);
  return {
    hits: shown.map((hit) =>
      embeddedSearchHit(
        hit,
        (text) => highlight(text, matcher, words.length),
        (text) => shorten(text, matcher, words.length, snippetWords),
      ),
    ),
    nbHits: chosen.length,
    page,
    nbPages: Math.ceil(chosen.length / size),
    query,
    ...(!store.isWhole && { isPartial: true as const }),
    sections: countSections(hits),
  };
}

function countSections(hits: readonly RankedHit[]): SectionCount[] {
  const counts = new Map<string, number>();
  for (const { section } of hits) {
    counts.set(section.page.section, (counts.get(section.page.section) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
