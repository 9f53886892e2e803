// cspell:ignoreRegExp /: '.*',$/gm
// cspell:words confusables
/**
 * Letters and digits that resemble Latin letters, in addition to those that lose their accents by
 * normalization; from Unicode's confusables (https://www.unicode.org/reports/tr39/), limited to the
 * letters of the names.
 */
const PASSES_FOR: Readonly<Record<string, string>> = {
  a: 'аɑα4',
  b: 'Ьƅвβьбɓ8',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєҽɛε3',
  i: 'іıɩιӏ1',
  l: 'łƚɫ',
  o: 'оοσ0',
  r: 'гᴦɾ',
  s: 'ѕꜱʂ5',
};

const LATIN = new Map(
  Object.entries(PASSES_FOR).flatMap(([latin, others]) =>
    [...others].map((other) => [other.toLowerCase(), latin] as const),
  ),
);

/** A text as it looks: lower case, without accents, with Latin letters instead of lookalikes. */
export const confusableSkeleton = (text: string): string =>
  [...text.toLowerCase().normalize('NFKD')]
    .filter((letter) => !/\p{M}|\p{Cf}/u.test(letter))
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('');

/**
 * The edit distance between two words: letters added, removed, changed, or swapped with the next
 * one.
 */
export function hostEditDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      if (isSwap) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      now.push(best);
    }
    beforeLast = last;
    last = now;
  }
  return last[to.length] ?? 0;
}

/** The name in the protocol's domains. */
const NAME = 'sablier';

/** Longest part that is compared letter by letter; labels of a host are not longer. */
const LONGEST_LABEL = 63;

/** Maximum distance of a part from the name; a short part quickly becomes another word. */
const mayDiffer = (part: string) => (part.length < NAME.length ? 1 : 2);

/**
 * Whether a name, such as a host or an account, contains the protocol's name or one close to it.
 */
export function resemblesName(text: string): boolean {
  const read = confusableSkeleton(text);
  // "1" resembles "l" as well as "i".
  const variants = [read, confusableSkeleton(text.replaceAll('1', 'l'))];
  return variants.some(
    (variant) =>
      variant.replace(/[^\p{L}\p{N}]/gu, '').includes(NAME) ||
      variant
        .split(/[^\p{L}\p{N}]+/u)
        .some(
          (part) => part.length <= LONGEST_LABEL && hostEditDistance(part, NAME) <= mayDiffer(part),
        ),
  );
}
