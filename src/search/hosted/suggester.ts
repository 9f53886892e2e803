import { SUGGESTION_LIMIT } from '../limits.ts';
import { suggestQueries } from '../suggest.ts';
import { HIERARCHY_LEVELS, type SearchHit } from '../types.ts';

/** Headings kept of a visit: enough for some hundred answers. */
const MOST = 2_000;

/**
 * Other queries for one without results. The service proposes none, so they come from the headings
 * that earlier answers of this visit held, most alike first, and then from the sections, which
 * always have results.
 */
export function createSuggester(sections: readonly string[]) {
  const headings = new Set<string>();
  return {
    learn(hits: readonly SearchHit[]): void {
      for (const { hierarchy } of hits) {
        for (const level of HIERARCHY_LEVELS.slice(1)) {
          const heading = hierarchy[level];
          if (heading && headings.size < MOST) headings.add(heading);
        }
      }
    },
    suggest(query: string): string[] {
      const found = [...suggestQueries(query, headings), ...sections];
      return [...new Set(found)].slice(0, SUGGESTION_LIMIT);
    },
  };
}
