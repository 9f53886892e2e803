import type { Parsed } from './parsed';

/**
 * The grammar of typed numbers, for every field, file and tool of the site.
 *
 * Readers use a decimal point (`1,234.5`) or a decimal comma (`1.234,5`), and separate thousands with
 * the other sign, a space, an apostrophe or an underscore. `readingsOf` returns the number in either
 * notation. A group of thousands has three digits, and the first group does not start with 0.
 *
 * | Text                        | After a point | After a comma | What happens                       |
 * | --------------------------- | ------------- | ------------- | ---------------------------------- |
 * | `500`, `0500`               | 500           | 500           | accepted                           |
 * | `0.125`, `.5`, `1.5`, `1.`  | as written    | no number     | accepted                           |
 * | `1,234.5`, `1,000,000`      | 1234.5        | no number     | accepted                           |
 * | `1.125`, `1.000`            | 1.125, 1      | 1125, 1000    | asked, with both                   |
 * | `1,234`                     | 1234          | 1.234         | asked, with both                   |
 * | `0,500`, `1,5`, `1.000,50`  | no number     | 0.5, 1.5, ... | asked, with the one                |
 * | `1 000`, `1 000.5`          | 1000, 1000.5  | 1000, no      | accepted; pages print this form    |
 * | `1'000`, `1_000`            | 1000          | 1000          | asked, with the one                |
 * | `1e3`, `12,34,567`, `١٢`    | no number     | no number     | rejected                           |
 *
 * A text is accepted only with a decimal point and with spaces or commas between thousands, and only if it cannot mean another number. Otherwise the reader is asked, or the text is rejected.
 */
export interface Readings {
  /** In plain notation: digits, and a point and more digits if there are decimals. */
  readonly point: string | null;
  readonly comma: string | null;
  /** Whether it uses no separators but a decimal point, and commas or spaces between thousands. */
  readonly isOwn: boolean;
}

/** The sign between whole part and decimals. */
export type DecimalSign = 'point' | 'comma';

/** Typed numbers are shorter; the largest uint256 with 18 decimals has 79 characters. */
const LONGEST_NUMBER = 200;

// Spaces used by spreadsheets and web pages, both apostrophes, and the underscore of code.
const GAP = "[ \\u00A0\\u2009\\u202F'\\u2019_]";

/** A number with `decimal` as its decimal separator and one of `groups` between its thousands. */
const notation = (decimal: string, groups: string): RegExp =>
  new RegExp(
    `^(?:([1-9][0-9]{0,2}(?:(${groups})[0-9]{3}(?:\\2[0-9]{3})*))|([0-9]+)|(?=${decimal}[0-9]))(?:${decimal}([0-9]*))?$`,
  );

const POINT = notation('\\.', `,|${GAP}`);
const COMMA = notation(',', `\\.|${GAP}`);

/**
 * Digits without superfluous zeros, such as those of `0500` in the whole part or `50` in the
 * decimals.
 */
const plain = (whole: string, decimals: string): string => {
  const digits = whole.replace(/[^0-9]/g, '').replace(/^0+(?=[0-9])/, '') || '0';
  const rest = decimals.replace(/0+$/, '');
  return rest ? `${digits}.${rest}` : digits;
};

function readIn(pattern: RegExp, text: string): string | null {
  const match = pattern.exec(text);
  return match ? plain(match[1] ?? match[3] ?? '', match[4] ?? '') : null;
}

/** The number in either notation; surrounding spaces are ignored. */
export function readingsOf(text: string): Readings {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_NUMBER) return { point: null, comma: null, isOwn: false };
  // A sentence may end after a number: `1,234.` is as open as `1,234`.
  const body = trimmed.replace(/^([^.]*[0-9])\.$/, '$1');
  // A final comma does not belong to the number; it separates it from the next one.
  const comma = body.endsWith(',') ? null : readIn(COMMA, body);
  return { point: readIn(POINT, body), comma, isOwn: /^[0-9., \u00A0\u2009\u202F]*$/.test(body) };
}

/** The result of reading a typed number: plain notation, or one or two readings to choose from. */
type TypedNumber =
  | { readonly number: string }
  | { readonly asked: readonly string[] }
  | { readonly problem: string };

/** Shortens a text for a message. */
const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/**
 * Reads a typed number.
 * @param most the maximum of the field. Larger readings are ignored: 33.333 percent is not 33333.
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
 * A plain number in unambiguous form: `1.1250` for 1.125, which many readers would take for 1125.
 * Every number that the site writes into a field or a link uses this form.
 */
export const unambiguousNumber = (number: string): string =>
  /^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(number) ? `${number}0` : number;

/** One sentence about an ambiguous text: what to write instead. */
export function questionOf(text: string, readings: readonly string[]): string {
  const [first = '', second] = readings;
  const shown = cut(text.trim());
  return second === undefined
    ? `"${shown}" is not written as numbers are here. If you mean ${first}, write ${unambiguousNumber(first)}.`
    : `"${shown}" can mean ${first} or ${second}. Write ${unambiguousNumber(first)} or ${unambiguousNumber(second)}.`;
}

/** The readings of an ambiguous text; empty for any other text. */
export const possibleReadings = (text: string, most?: number): readonly string[] => {
  const read = readNumber(text, most);
  return 'asked' in read ? read.asked : [];
};

const placesOf = (decimals: number): string =>
  decimals === 0
    ? 'Write a whole number, without a point.'
    : `Write at most ${decimals === 1 ? '1 decimal' : `${decimals} decimals`}.`;

/**
 * Reads a typed number as a whole count of 10^-decimals.
 * @param most see `readNumber`
 * @param tooFine the message about too many decimals
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
