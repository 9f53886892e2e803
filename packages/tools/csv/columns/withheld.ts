import { clip, isBlankCell } from '../cell-text';
import { isBlank } from '../parse';
import type { ColumnChoice, FileColumn, Picked } from './pick';
import {
  isFlagCell,
  isGoCell,
  isStopCell,
  isTraceCell,
  isTransaction,
  paymentNameOf,
  type PaymentName,
} from './payment-words';
import { rankOf } from './rank';
import { isPartOfWhole, saysWhen } from './left-out';
import { isSumLabel, sumLabelIn, sumOfOthersAt } from './sum-rows';

/** Rows of which a column says that they may not be meant to be paid. */
export interface WithheldRows {
  /** Places in the file, from 0. */
  places: ReadonlySet<number>;
  /** `Column Status: row 3 (cancelled), row 7 (left).` */
  detail: string;
}

/** The reader's answer for the rows that a detail names: it holds for no others. */
export interface WithheldAnswer {
  rows: 'pay' | 'leave';
  detail: string;
}

/** This many rows of a column are named; the others are counted. */
const NAMED = 3;

/** A value of a column, with how many rows have it. */
type Counts = ReadonlyMap<string, number>;

/** The value that most rows have; the first one of several. */
const usualOf = (counts: Counts): string =>
  [...counts].reduce((most, value) => (value[1] > most[1] ? value : most), ['', 0] as const)[0];

/** The values for which a row may not be paid. */
function stopsIn(counts: Counts, name: PaymentName): ReadonlySet<string> {
  const values = [...counts.keys()];
  const stops = values.filter((value) => !isBlankCell(value) && isStopCell(value, name));
  const unusual = () => values.filter((value) => value !== usualOf(counts));
  if (name === 'go' || name === 'status') {
    // Beside one that says that all is well, another value says something else.
    if (values.some(isGoCell)) return new Set(values.filter((value) => !isGoCell(value)));
    // Of a status in words that nobody knows, what most rows have is the usual one.
    if (name === 'status') return new Set([...stops, ...unusual()]);
    const isFilled = values.some((value) => !isBlankCell(value));
    return new Set([...stops, ...(isFilled ? values.filter(isBlankCell) : [])]);
  }
  if (stops.length > 0 || name === 'stop') return new Set(stops);
  const marked = markedIn(counts, name);
  if (marked.length > 0) return new Set(marked);
  if (name === 'note') return new Set(notesIn(counts));
  if (name === 'neutral') return new Set(addedIn(counts));
  if (name === 'whom') return new Set(values.length > 1 ? values.filter(isBlankCell) : []);
  // What a column of an unknown name says of some rows may be why they are not to be paid.
  return new Set(name === 'unknown' && !isIdentity(counts) ? unusual() : []);
}

const isNumberCell = (value: string): boolean =>
  /^\s*\d[\d.,' ]*$/.test(value) && !isTraceCell(value);

/** Of numbers below an unknown name the question is which column is the amount. */
const isAskedAsAmount = (counts: Counts, { amount }: ColumnChoice): boolean =>
  amount !== undefined &&
  [...counts.keys()].every((value) => isBlankCell(value) || isNumberCell(value)) &&
  ![...counts.keys()].every(isFlagCell);

/** Each of this many rows or more has its own value: a name, a number of a file and the like. */
const PEOPLE = 5;

/** Whether the cells tell people apart, and so say nothing of a few of them. */
const isIdentity = (counts: Counts): boolean =>
  counts.size >= PEOPLE &&
  [...counts].every(([value, count]) => count === 1 && !isBlankCell(value) && !isTraceCell(value));

/**
 * Of a column that says yes of some rows and not of others, or since when: the values of the fewer rows. What
 * has the hash of a transaction has been sent once.
 */
function markedIn(counts: Counts, name: PaymentName): string[] {
  const values = [...counts.keys()];
  const filled = values.filter((value) => !isBlankCell(value));
  if (filled.length > 0 && filled.every(isTransaction)) return filled;
  if (filled.length === 0 || values.length < 2) return [];
  // An index of two rows is 0 and 1.
  const isIndex =
    name !== 'unknown' &&
    values.every((value) => /^\s*\d+\s*$/.test(value) && counts.get(value) === 1);
  if (!isIndex && values.every(isFlagCell)) {
    return values.filter((value) => value !== usualOf(counts));
  }
  return filled.length < values.length && filled.every(isTraceCell) ? filled : [];
}

const sumOf = (counts: Counts, values: Iterable<string>): number =>
  [...values].reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);

/** Something in brackets behind a name, as `Bob (ex)`. */
const ADDED = /\S\s*[([][^()[\]]+[)\]]\s*$/;

/** Of a column of names: those of the fewer rows that have something in brackets behind them. */
function addedIn(counts: Counts): string[] {
  const added = [...counts.keys()].filter((value) => ADDED.test(value));
  return sumOf(counts, added) * 2 <= sumOf(counts, counts.keys()) ? added : [];
}

/** Of a column of notes: what is noted of half the rows or fewer, for somebody may have to read it. */
function notesIn(counts: Counts): string[] {
  const values = [...counts.keys()];
  const blank = values.find(isBlankCell);
  const usual = blank ?? usualOf(counts);
  const others = values.filter((value) =>
    blank === undefined ? value !== usual : !isBlankCell(value),
  );
  const [some, all] = [sumOf(counts, others) * 2, sumOf(counts, values)];
  return some < all || (blank !== undefined && some === all) ? others : [];
}

/** Of rows with an address: those that a column calls a sum, and others do not. */
function sumsIn(counts: Counts): string[] {
  const sums = [...counts.keys()].filter(isSumLabel);
  return sums.length < counts.size ? sums : [];
}

/** The place of the person whose amount is the sum of all others; null without one. */
function sumAmong(
  rows: readonly string[][],
  people: readonly number[],
  amount: number,
): number | null {
  const at = sumOfOthersAt(people.map((place) => rows[place]?.[amount] ?? ''));
  return at === null ? null : (people[at] ?? null);
}

function countsOf(rows: readonly string[][], people: readonly number[], at: number): Counts {
  const counts = new Map<string, number>();
  for (const place of people) {
    const cell = rows[place]?.[at] ?? '';
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
}

/** Whether a column says something of every row that is no mark: when it is paid, or which part of the whole it is. */
function saysOfEach(
  name: string,
  rows: readonly string[][],
  people: readonly number[],
  at: number,
): boolean {
  const cells = people.map((place) => rows[place]?.[at] ?? '');
  const isMark = (cell: string) =>
    isBlankCell(cell) || isFlagCell(cell) || isStopCell(cell, 'unknown');
  if (cells.some(isMark)) return false;
  return saysWhen(name) || isPartOfWhole(name, cells);
}

/**
 * The rows that a column beside the list marks as cancelled, paid, excluded and the like; null if
 * there are none.
 * @param rows all rows of the file
 * @param labelOf the name of a column for readers
 */
export function withheldRows(
  { columns, choice, hasHeader }: Picked,
  rows: readonly string[][],
  labelOf: (column: FileColumn) => string,
): WithheldRows | null {
  const taken = Object.values(choice);
  const address = choice.address ?? 0;
  const top = hasHeader ? rows.findIndex((row) => !isBlank(row)) : -1;
  const people = rows.flatMap((row, at) =>
    at <= top || isBlankCell(row[address] ?? '') || sumLabelIn(row, address) !== null ? [] : [at],
  );
  const places = new Set<number>();
  const details = columns
    .filter(({ at }) => !taken.includes(at))
    .flatMap((column) => {
      const counts = countsOf(rows, people, column.at);
      // Names stand below `Recipient` where another column has the addresses.
      const isPerson = rankOf(column.name, 'address') === 'known';
      const name = isPerson ? 'neutral' : paymentNameOf(column.name);
      if (name === 'unknown' && isAskedAsAmount(counts, choice)) return [];
      if (saysOfEach(column.name, rows, people, column.at)) return [];
      const stops = new Set([...stopsIn(counts, name), ...sumsIn(counts)]);
      if (stops.size === 0) return [];
      const found = people.filter((place) => stops.has(rows[place]?.[column.at] ?? ''));
      found.forEach((place) => places.add(place));
      const some = found.slice(0, NAMED).map((place) => {
        const value = clip(rows[place]?.[column.at] ?? '').trim();
        return `row ${place + 1} (${value === '' ? 'nothing' : value})`;
      });
      const rest = found.length - some.length;
      const more = rest > 0 ? ` and ${rest} more` : '';
      return [`Column ${clip(labelOf(column))}: ${some.join(', ')}${more}.`];
    });
  const amount = columns.find(({ at }) => at === choice.amount);
  const sum = amount ? sumAmong(rows, people, amount.at) : null;
  if (amount && sum !== null) {
    places.add(sum);
    const value = clip(rows[sum]?.[amount.at] ?? '').trim();
    details.push(
      `Column ${clip(labelOf(amount))}: row ${sum + 1} (${value}, the sum of the others).`,
    );
  }
  return details.length === 0 ? null : { places, detail: details.join(' ') };
}
