// cspell:ignore ation ations ings aeiouls
/*
 * What may change in a tested sentence without anybody who reads it beside its statement: punctuation, capital
 * letters, articles, links, separators of numbers, spelling, and the words listed here. Any other change waits for
 * an acceptance, because no list of the words that count is complete: "clears" and "leaves in place" were on none.
 */

/** Words whose presence changes nothing. */
const IDLE =
  'a an the also too therefore thus hence that which namely indeed moreover furthermore please';

/** Words of a line are taken for one another. */
const SAME = `
  quick quickly fast
  start begin
  starts begins
  started began
  big large
  buy purchase
  show display
  shows displays
  within inside
  upon on
  0 zero
  1 one
  2 two
  3 three
  4 four
  5 five
  6 six
  7 seven
  8 eight
  9 nine
  10 ten
  11 eleven
  12 twelve
  % percent
`;

const idle = new Set(IDLE.split(' '));
const same = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ');
      return words.map((word): [string, string] => [word, words[0] ?? word]);
    }),
);

const TOKEN = new RegExp(
  [
    /`[^`]*`/, // code
    /\$[^$]+\$(?!\d)/, // formulas
    /<[A-Z][^<>]*>/, // elements whose text is unknown
    /\{[^{}]*\}/,
    /\bv\d+(?:\.\d+)*/, // releases
    /[-−]?\d[\d,]*(?:\.\d+)?/,
    /[%$≥≤<>=×±≈+−|?]/,
    /\p{L}[\p{L}\p{N}_'’]*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** The words of a sentence that may not change, in order. */
const boundIn = (sentence: string): string[] =>
  [...phrases(sentence).matchAll(TOKEN)].flatMap(([token]) => wordsOf(token));

const phrases = (sentence: string) =>
  sentence
    .replace(/\b(such) (as)\b/gi, 'such-as')
    .replace(/\b(for) (example)\b,?/gi, 'for-example')
    .replace(/\b(such-as|for-example|e\.g)\b\.?/gi, 'like');

function wordsOf(token: string): string[] {
  if (/^[-−]?\d/.test(token)) return [same.get(numberOf(token)) ?? numberOf(token)];
  if (!/^\p{L}/u.test(token) || /^v\d/.test(token)) return [same.get(token) ?? token];
  const word = token.replace(/['’](s|re|ll|ve|d)?$/, '');
  // Names: ERC-20, USDC, SablierLockup, LOCKUP_ROLE.
  if (/^.+[\p{Lu}\p{N}_]/u.test(word)) return [word];
  const lower = word.toLowerCase().replace('’', "'");
  return separated(lower).flatMap((one) => (idle.has(one) ? [] : [same.get(one) ?? one]));
}

const numberOf = (token: string) => token.replace(/,/g, '').replace('−', '-');

/** "cannot" is "can not", and "isn't" is "is not". */
function separated(word: string): string[] {
  if (word === 'cannot' || word === "can't") return ['can', 'not'];
  if (word === "won't") return ['will', 'not'];
  return word.endsWith("n't") ? [word.slice(0, -3), 'not'] : [word];
}

const isSameWord = (one: string, other: string) => one === other || isSpelling(one, other);

/** Whether two long words differ in their spelling alone: two letters swapped, one doubled, or British English. */
function isSpelling(one: string, other: string): boolean {
  const isLong = (word: string, least: number) => /^\p{Ll}+$/u.test(word) && word.length >= least;
  if (!isLong(one, 5) || !isLong(other, 5)) return false;
  if (spelled(one) === spelled(other)) return true;
  if (!isLong(one, 6)) return false;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return one.length === other.length && swapped === other;
}

const spelled = (word: string) =>
  word
    .replace(/(.)\1/g, '$1')
    .replace(/is(e[ds]?|ing|ation)$/, 'iz$1')
    .replace(/our/, 'or');

/**
 * What has changed between two sentences beyond what may, as words for a message.
 * @returns undefined when nobody has to read the sentence again
 */
export function boundChange(before: string, now: string): string | undefined {
  const [old, next] = [boundIn(before), boundIn(now)];
  if (old.length === next.length && old.every((word, i) => isSameWord(word, next[i] ?? '')))
    return undefined;
  const [gone, added] = [without(old, next), without(next, old)];
  if (gone.length + added.length === 0) return 'the order of its words';
  return [gone, added]
    .map((words) => (words.length > 0 ? words.join(' ') : '(nothing)'))
    .join(' → ');
}

/** Words that join others and say nothing of their own. */
const JOINING = new Set(
  `of in on at to from by for with as and but so because since while where when who whose it its they their them this
  these those there here is are was were be been being has have had do does did will would than then into onto over
  through about each one such like own some very`.split(/\s+/),
);

/** Forms of a word as one: "rounds", "rounded" and "rounding" are "round". */
const stem = (word: string) =>
  /^\p{Ll}{4,}$/u.test(word)
    ? word
        .replace(/(?:ations?|ings?|ied|ies|ed|es|s)$/, '')
        .replace(/(?:e|y|([^aeiouls])\1)$/, '$1')
    : word;

/**
 * Words that took the place of others in an edit; none where words were only added or taken away, or have another form
 * or order.
 */
export function replacedWords(before: string, now: string): string[] {
  const told = (sentence: string) => boundIn(sentence).filter((word) => !JOINING.has(word));
  const [old, next] = [told(before), told(now)];
  const [stems, nextStems] = [old.map(stem), next.map(stem)];
  const isGone = without(stems, nextStems).length > 0;
  return isGone ? [...new Set(next.filter((word) => !stems.includes(stem(word))))] : [];
}

/** The words that another list lacks or has fewer times. */
export function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
