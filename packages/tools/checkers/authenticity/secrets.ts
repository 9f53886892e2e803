import type { Finding } from './types';
import { withoutInvisible } from './invisible';

const PHRASE_LENGTHS: readonly number[] = [12, 15, 18, 21, 24];
const NUMBER_OR_MARK = /[\d.,;:)("'\s-]+/;

/**
 * A finding if a text looks like a seed phrase: the right number of words of three to eight
 * letters, and nothing else.
 */
export function secretIn(text: string): Finding | undefined {
  const words = withoutInvisible(text).split(NUMBER_OR_MARK).filter(Boolean);
  const isPhrase =
    PHRASE_LENGTHS.includes(words.length) && words.every((word) => /^[a-z]{3,8}$/i.test(word));
  return isPhrase ? { kind: 'secret', what: 'words' } : undefined;
}
