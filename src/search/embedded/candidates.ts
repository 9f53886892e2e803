import type { Query, SearchResult as Raw } from 'minisearch';
import type { Found } from './match.ts';
import type { QueryWord } from './query.ts';
import type { Store, StoredSection } from './store.ts';

/** A section in which at least one word of the query was found, in whatever way. */
export interface Candidate {
  section: StoredSection;
  found: Found;
  /** MiniSearch's own score; it only separates what is otherwise equal. */
  bm25: number;
}

/** Asks the index for every way in which the words may be found. `loose` adds parts and typos. */
export function candidatesOf(
  store: Store,
  words: readonly QueryWord[],
  loose: boolean,
): Candidate[] {
  const queries = words.flatMap((word) => queriesOf(word, loose));
  if (queries.length === 0) return [];
  const results: Raw[] = store.index.search(
    { combineWith: 'OR', queries },
    { tokenize: (term) => [term], processTerm: (term) => term },
  );
  return results.flatMap(({ id, match, score }) => {
    const section = store.sections[id as number];
    return section ? [{ section, found: match, bm25: score }] : [];
  });
}

function queriesOf(word: QueryWord, loose: boolean): Query[] {
  const exact = (term: string): Query => ({ queries: [term] });
  const queries: Query[] = word.forms.flatMap((form): Query[] => {
    if (!word.prefix) return [exact(form)];
    const longer: Query = { queries: [form], prefix: true };
    return word.headingsOnly ? [exact(form), { ...longer, fields: ['o'] }] : [longer];
  });
  queries.push(...word.pieces.map(exact), ...word.synonyms.flat().map(exact));
  if (!loose) return queries;
  queries.push(...word.parts.map(exact));
  if (word.edits > 0) {
    // MiniSearch counts two swapped letters as two edits; `matchWord` counts them as one.
    queries.push({ queries: [word.whole], fuzzy: 2, maxFuzzy: 2 });
  }
  return queries;
}
