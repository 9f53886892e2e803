const END = /[.!?:]["”’)]*$/;
const START = /(^|[.!?:]["”’)]* )$/;

/** A text with every run of white space as one space. */
export const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Where a sentence ends in a folded text, each time it stands there as a whole: a part of a longer
 * sentence does not count, because the rest of it may say the opposite.
 * @returns offsets behind the last character
 */
export function endsOf(sentence: string, text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    const isWhole = START.test(text.slice(0, at)) && isEnd(sentence, text.slice(end));
    if (isWhole) ends.push(end);
  }
  return ends;
}

const isEnd = (sentence: string, rest: string) =>
  rest === '' || (END.test(sentence) && /^\s/.test(rest));
