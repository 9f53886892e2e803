import type { Parsed } from './parsed';

/**
 * The grammar of typed numbers, for every field, file and tool of the site.
 *
 * Readers write decimals after a point (`1,234.5`) or after a comma (`1.234,5`), and put the other sign,
 * a space, an apostrophe or an underscore between thousands. `readingsOf` says what a text means to
 * each of the two. A group of thousands has three digits, and the first group does not begin with 0.
 *
 * | Text                        | After a point | After a comma | What happens                       |
 * | --------------------------- | ------------- | ------------- | ---------------------------------- |
 * | `500`, `0500`               | 500           | 500           | taken                              |
 * | `0.125`, `.5`, `1.5`, `1.`  | as written    | no number     | taken                              |
 * | `1,234.5`, `1,000,000`      | 1234.5        | no number     | taken                              |
 * | `1.125`, `1.000`            | 1.125, 1      | 1125, 1000    | asked, with both                   |
 * | `1,234`                     | 1234          | 1.234         | asked, with both                   |
 * | `0,500`, `1,5`, `1.000,50`  | no number     | 0.5, 1.5, ... | asked, with the one                |
 * | `1 000`, `1'000`, `1_000`   | 1000          | 1000          | asked, with the one                |
 * | `1e3`, `12,34,567`, `١٢`    | no number     | no number     | refused                            |
 *
 * So a text is taken only in the notation of the contracts' world (digits, a point, commas between
 * thousands), and only if nobody reads another number in it. Everything else is asked about, or refused.
 */
export interface Readings {
  /** In plain notation: digits, and a point with digits after it where there are decimals. */
  readonly point: string | null;
  readonly comma: string | null;
  /** Whether there are no signs but a point before decimals and commas between thousands. */
  readonly isOwn: boolean;
}

/** Longer texts are no number that a reader types; the largest uint256 with 18 decimals has 79. */
export const LONGEST_NUMBER = 200;

// Spaces as spreadsheets and web pages write them, the two apostrophes, and the underscore of code.
const GAP = "[ \\u00A0\\u2009\\u202F'\\u2019_]";

/** A number with `decimal` before its decimals and one sign out of `groups` between its thousands. */
const notation = (decimal: string, groups: string): RegExp =>
  new RegExp(
    `^(?:([1-9][0-9]{0,2}(?:(${groups})[0-9]{3}(?:\\2[0-9]{3})*))|([0-9]+)|(?=${decimal}[0-9]))(?:${decimal}([0-9]*))?$`,
  );

const POINT = notation('\\.', `,|${GAP}`);
const COMMA = notation(',', `\\.|${GAP}`);

/** Digits without zeros that say nothing: `0500` and `0` for the whole part, `50` for the decimals. */
const plain = (whole: string, decimals: string): string => {
  const digits = whole.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '') || '0';
  const rest = decimals.replace(/0+$/, '');
  return rest ? `${digits}.${rest}` : digits;
};

function readIn(pattern: RegExp, text: string): string | null {
  const match = pattern.exec(text);
  return match ? plain(match[1] ?? match[3] ?? '', match[4] ?? '') : null;
}

/** What a text means in either notation; spaces around it do not count. */
export function readingsOf(text: string): Readings {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_NUMBER) return { point: null, comma: null, isOwn: false };
  // A sentence may end after a number: `1,234.` is as open as `1,234`.
  const body = trimmed.replace(/^([^.]*[0-9])\.$/, '$1');
  // A comma at the end is not the end of a number, but of what came before the next one.
  const comma = body.endsWith(',') ? null : readIn(COMMA, body);
  return { point: readIn(POINT, body), comma, isOwn: /^[0-9.,]*$/.test(body) };
}

/** What became of a typed number: plain notation, or one or two plain readings to choose from. */
export type TypedNumber =
  | { readonly number: string }
  | { readonly asked: readonly string[] }
  | { readonly problem: string };

/** Shown in a message, so it is short. */
const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/**
 * Reads a typed number.
 * @param most what the field takes at most. A reading above it is none: 33.333 percent is not 33333.
 */
export function readNumber(text: string, most = Infinity): TypedNumber {
  const trimmed = text.trim();
  if (/^[-\u2212]/.test(trimmed)) return { problem: 'Enter 0 or more.' };
  if (trimmed.length > LONGEST_NUMBER) {
    return { problem: `This has ${trimmed.length} characters, too many for a number.` };
  }
  const { point, comma, isOwn } = readingsOf(trimmed);
  const fits = (reading: string | null) => reading !== null && Number(reading) <= most;
  const isOther = comma !== point && fits(comma);
  if (point !== null && isOwn && !isOther) return { number: point };
  const asked = [point, comma].filter((reading) => reading !== null);
  const possible = asked.filter(fits);
  if (asked.length > 0) return { asked: [...new Set(possible.length > 0 ? possible : asked)] };
  return { problem: refusalOf(trimmed) };
}

function refusalOf(text: string): string {
  if (/^[0-9.,]+e[+-]?[0-9]+$/i.test(text)) return 'Write all digits, without an exponent.';
  if (/(?![0-9])\p{Nd}/u.test(text)) return 'Write the number with the digits 0 to 9.';
  return `"${cut(text)}" is not a number. Write digits, and a point before decimals: 1234.56`;
}

/**
 * A plain number as a field takes it without a question: `1.1250` for 1.125, which is 1125 to half of
 * all readers. Everything that the site writes into a field or a link goes through here.
 */
export const settled = (number: string): string =>
  /^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(number) ? `${number}0` : number;

/** One sentence about a text with other meanings than one: what to write instead. */
export function questionOf(text: string, readings: readonly string[]): string {
  const [first = '', second] = readings;
  const shown = cut(text.trim());
  return second === undefined
    ? `"${shown}" is not written as numbers are here. If you mean ${first}, write ${settled(first)}.`
    : `"${shown}" can mean ${first} or ${second}. Write ${settled(first)} or ${settled(second)}.`;
}

/** The readings of a text that is asked about; none for any other text. */
export const offersOf = (text: string, most?: number): readonly string[] => {
  const read = readNumber(text, most);
  return 'asked' in read ? read.asked : [];
};

const placesOf = (decimals: number): string =>
  decimals === 0
    ? 'Write a whole number, without a point.'
    : `Write at most ${decimals === 1 ? '1 decimal' : `${decimals} decimals`}.`;

/**
 * A typed number as a whole count of 10^-decimals.
 * @param most see `readNumber`
 * @param tooFine says that the number has more decimals than it may have
 */
export function readDecimal(
  text: string,
  decimals: number,
  { most, tooFine = placesOf }: { most?: number; tooFine?: (decimals: number) => string } = {},
): Parsed<bigint> {
  if (text.trim() === '') return { problem: 'Enter a number.' };
  const read = readNumber(text, most);
  if ('problem' in read) return read;
  if ('asked' in read) return { problem: questionOf(text, read.asked) };
  const [whole = '0', fraction = ''] = read.number.split('.');
  if (fraction.length > decimals) return { problem: tooFine(decimals) };
  return { value: BigInt(whole + fraction.padEnd(decimals, '0')) };
}
