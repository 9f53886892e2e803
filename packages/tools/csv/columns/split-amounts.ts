import type { CsvFormat, Finding } from '../types';
import { isNoteName } from './payment-words';
import type { Picked } from './pick';
import { rankOf } from './rank';

/** An amount that may be the first part of `1,500` or `1250,50`. */
const WHOLE = /^\s*\d+\s*$/;
const DIGITS = /^\s*\d+(?:\.\d+)?\s*$/;
/** Thousands after at most three digits. */
const isThousands = (before: string, after: string): boolean =>
  /^\s*[1-9]\d{0,2}\s*$/.test(before) && /^\s*\d{3}(?:\.\d+)?\s*$/.test(after);

type Pair = readonly [before: string, after: string];

/** Whether the second of two columns is one of numbers, which has a name of its own. */
function isColumnOfNumbers(name: string, pairs: readonly Pair[]): boolean {
  if (name === '' || isNoteName(name) || !pairs.every(([, after]) => DIGITS.test(after))) {
    return false;
  }
  return rankOf(name, 'amount') !== 'none' || !pairs.every((pair) => isThousands(...pair));
}

/**
 * Amounts of a file with commas whose second part has slipped into the column beside them, as
 * `A,1,500` below `address,amount,note`; the first one of a column is named.
 * @param body rows of people, without the header
 */
export function splitAmounts(
  { columns, choice }: Picked,
  body: readonly string[][],
  format: CsvFormat,
): Finding[] {
  const taken = Object.values(choice);
  return format.columns.flatMap(({ kind, name }) => {
    const amount = kind === 'amount' ? choice[name] : null;
    if (amount === null || amount === undefined) return [];
    const beside = columns.find(({ at }) => at === amount + 1);
    if (!beside || taken.includes(beside.at)) return [];
    const pairs = body.map((row): Pair => [row[amount] ?? '', row[beside.at] ?? '']);
    if (isColumnOfNumbers(beside.name, pairs)) return [];
    const found = pairs.find(([before, after]) => WHOLE.test(before) && DIGITS.test(after));
    if (!found) return [];
    const [first, second] = found.map((cell) => cell.trim());
    const detail = `${first},${second} = ${first} and a column with ${second}, or one amount?`;
    return [{ code: 'amount-split', detail } as const];
  });
}
