import { wordsOf } from '../tokens.ts';
import { editDistance } from './edit-distance.ts';
import { inflectionsOf } from './inflections.ts';
import { parseQuery, type QueryWord } from './query.ts';
import { isSentence } from './rank-sentence.ts';
import type { Store } from './store.ts';
import { postingsOf, withPrefix, type TermIndex } from './term-index.ts';
import { queryIntent } from '../intent.ts';

/** The fewest letters of a word whose first letter may be the wrong one. */
const LONG = 8;

const LETTERS = /^\p{L}+$/u;

/**
 * The query with each word that the site lacks replaced by the word that was most probably meant, so that a misspelled
 * query finds what the right one finds. A word that the site has, or that readers use for one of its words, is never
 * changed. A word without a likely meaning stays, so that the name of another product finds nothing by likeness.
 */
export function correctedQuery({ index, expansions }: Store, query: string): string {
  const words = parseQuery(query, expansions);
  const isWhole = isSentence(words, queryIntent(query));
  const raws = wordsOf(query);
  let corrected = '';
  let from = 0;
  for (const { raw, start, end } of raws) {
    const word = words.find(({ whole }) => whole === raw.toLowerCase());
    const isLast = end === raws.at(-1)?.end;
    if (!word || isKnown(index, word, isWhole && !isLast)) continue;
    const meant = meantBy(index, word);
    if (meant === undefined) continue;
    corrected += query.slice(from, start) + meant;
    from = end;
  }
  return corrected + query.slice(from);
}

/** @param isWhole whether longer words that begin with it don't count: in a sentence, only the last may be incomplete */
function isKnown(index: TermIndex, word: QueryWord, isWhole: boolean): boolean {
  const { whole, forms, synonyms, optional, edits, pieces, parts } = word;
  if (optional || edits === 0 || synonyms.length > 0) return true;
  if (pieces.length > 0 || parts.length > 0) return true;
  if (!LETTERS.test(whole) || forms.some((form) => index.ids.has(form))) return true;
  if ([...inflectionsOf(whole)].some((form) => index.ids.has(form))) return true;
  return !isWhole && withPrefix(index, whole).length > 0;
}

/** The term with the fewest edits, and among equals the most frequent one. */
function meantBy(index: TermIndex, { whole, edits }: QueryWord): string | undefined {
  let best: string | undefined;
  let fewest: number = edits;
  let most = 0;
  index.names.forEach((name, id) => {
    if (Math.abs(name.length - whole.length) > fewest || !LETTERS.test(name)) return;
    if (name[0] !== whole[0] && whole.length < LONG) return;
    const distance = editDistance(whole, name, fewest);
    if (distance > fewest) return;
    const count = postingsOf(index, id).at.length;
    if (distance === fewest && best !== undefined && count <= most) return;
    [best, fewest, most] = [name, distance, count];
  });
  return best;
}
