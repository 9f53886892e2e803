import { foldLetters, wordsOf } from '../tokens.ts';
import type { Candidate } from './candidates.ts';
import { IDENTIFIER, type Intent } from '../intent.ts';
import type { QueryWord } from './query.ts';
import type { StoredSection } from './store.ts';

/** Whether a section is an internal function whose name the query does not have, such as `_withdraw`. */
export function isInternal({ heading }: StoredSection, words: readonly QueryWord[]): boolean {
  if (!heading.startsWith('_')) return false;
  const name = foldLetters(wordsOf(heading)[0]?.raw.replace(/^_+/, '') ?? '');
  return !words.some(({ whole, parts, isInternal: typed }) =>
    typed ? name.startsWith(whole) : parts.length > 0 && name === whole,
  );
}

/**
 * Whether a section cannot lead for a sentence: its heading is an identifier, of which the sentence has parts at
 * most, or neither its headings nor its questions have a word of the sentence, so that letters in its text coincide.
 */
export function isBeside(
  { section, matches }: Candidate,
  words: readonly QueryWord[],
  intent: Intent,
): boolean {
  if (intent !== 'question') return false;
  if (section.level > 1 && IDENTIFIER.test(section.heading)) return true;
  return !matches.some(
    ({ field }, at) => field !== undefined && field !== 'text' && !words[at]?.optional,
  );
}
