// cspell:words gwei
import { withoutControlCharacters } from './plain-text';

/** Letters that neither turn the direction of a line nor pass for digits. */
const PLAIN = /^[A-Za-z$₮][A-Za-z0-9$₮._-]*$/;

/** Words that change the number before them: 200 of the token “million” are not 200 million. */
const MAGNITUDE =
  /^(?:hundreds?|thousands?|k|mil|mio|mln|mn|mm|m|million(?:s|en)?|mrd|milliard(?:s|e|en)?|billion(?:s|en)?|bln|bn|b|trillions?|tn|lakhs?|crores?|dozens?|percent|pct|wei|gwei|e\d+|x\d+)$/i;

const MARKS = /["“”„‟«»‹›「」『』＂]/g;

/** Characters after which a name is cut. */
const LONGEST = 200;

/** First strong isolate and its end: text between them can't reorder what is around it. */
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * Text that a token, a campaign or another stranger has chosen, for a sentence, a table or a file. A
 * plain Latin word stays as it is; anything else is quoted, and isolated from the direction of the
 * line, so that “000 000 USDC” does not extend the number before it and letters that run from the
 * right don't draw their digits before it.
 */
export function quoteUntrusted(text: string): string {
  const shown = withoutControlCharacters(text, LONGEST);
  return PLAIN.test(shown) && !MAGNITUDE.test(shown) ? shown : quoteSentence(shown, LONGEST);
}

/** A stranger's sentence, such as a wallet's message, which is always quoted. */
export const quoteSentence = (text: string, longest: number): string =>
  `“${ISOLATE}${withoutControlCharacters(text, longest).replace(MARKS, "'")}${END}”`;

/**
 * Our own sentence that quotes such text, as one short line from a place that may hold anything. What
 * it quotes stays isolated, although every invisible character in it is taken out.
 */
export const quotingText = (text: string, longest: number): string =>
  withoutControlCharacters(text, longest).replace(
    /“ ([^”]*?)(?: ”|$)/g,
    (_, quoted: string) => `“${ISOLATE}${quoted}${END}”`,
  );
