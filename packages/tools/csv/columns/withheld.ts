import { clip, isBlankCell } from '../cell-text';
import { isBlank } from '../parse';
import type { FileColumn, Picked } from './pick';
import {
  isFlagCell,
  isGoCell,
  isStopCell,
  isTraceCell,
  paymentNameOf,
  type PaymentName,
} from './payment-words';
import { sumLabelIn } from './sum-rows';

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

/** The values for which a row may not be paid. */
function stopsIn(counts: Counts, name: PaymentName): ReadonlySet<string> {
  const values = [...counts.keys()];
  const countOf = (value: string) => counts.get(value) ?? 0;
  const stops = values.filter((value) => !isBlankCell(value) && isStopCell(value, name));
  const usualOf = () =>
    values.reduce((most, value) => (countOf(value) > countOf(most) ? value : most), '');
  if (name !== 'go' && name !== 'status') {
    if (stops.length > 0 || name === 'stop') return new Set(stops);
    const marked = markedIn(counts, usualOf());
    return new Set(marked.length > 0 || name === 'other' ? marked : notesIn(counts));
  }
  // Beside one that says that all is well, another value says something else.
  if (values.some(isGoCell)) return new Set(values.filter((value) => !isGoCell(value)));
  if (name === 'go') {
    const isFilled = values.some((value) => !isBlankCell(value));
    return new Set([...stops, ...(isFilled ? values.filter(isBlankCell) : [])]);
  }
  // Of a status in words that nobody knows, what most rows have is the usual one.
  return new Set([...stops, ...values.filter((value) => value !== usualOf())]);
}

/** Of a column that says yes of some rows and not of others, or since when: the values of the fewer rows. */
function markedIn(counts: Counts, usual: string): string[] {
  const values = [...counts.keys()];
  const filled = values.filter((value) => !isBlankCell(value));
  if (filled.length === 0 || values.length < 2) return [];
  // An index of two rows is 0 and 1.
  const isIndex = values.every((value) => /^\s*\d+\s*$/.test(value) && counts.get(value) === 1);
  if (!isIndex && values.every(isFlagCell)) return values.filter((value) => value !== usual);
  return filled.length < values.length && filled.every(isTraceCell) ? filled : [];
}

/** Of a column of notes: what is noted of the fewer rows, for somebody may have to read it. */
function notesIn(counts: Counts): string[] {
  const filled = [...counts.keys()].filter((value) => !isBlankCell(value));
  const sumOf = (values: Iterable<string>) =>
    [...values].reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);
  return sumOf(filled) * 2 < sumOf(counts.keys()) ? filled : [];
}

function countsOf(rows: readonly string[][], people: readonly number[], at: number): Counts {
  const counts = new Map<string, number>();
  for (const place of people) {
    const cell = rows[place]?.[at] ?? '';
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
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
      const stops = stopsIn(countsOf(rows, people, column.at), paymentNameOf(column.name));
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
  return details.length === 0 ? null : { places, detail: details.join(' ') };
}
