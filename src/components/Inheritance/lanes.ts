import type { Inheritor } from '../../protocol/layout/inheritance';

/** A vertical line that joins a base to all that inherit from it. Rows count from 0. */
export interface Lane {
  /** Columns count from the names outwards, from 0. */
  column: number;
  /** Row of the base, where the arrow ends. */
  base: number;
  /** Rows that inherit from it, ascending. */
  heirs: number[];
}

/**
 * One lane per base, short ones near the names, in as few columns as the spans allow.
 * @throws when a base is unknown or stands before its heir
 */
export function lanesOf(rows: readonly Inheritor[]): Lane[] {
  const spans = rows
    .map(({ name }, base) => ({
      base,
      heirs: rows.flatMap(({ bases }, row) => (bases.includes(name) ? [row] : [])),
    }))
    .filter(({ heirs }) => heirs.length > 0);
  for (const name of rows.flatMap(({ bases }) => bases)) {
    if (!rows.some((row) => row.name === name)) throw new Error(`No row for the base ${name}.`);
  }
  if (spans.some(({ base, heirs }) => heirs.some((row) => row >= base))) {
    throw new Error('A base stands before what inherits from it.');
  }
  const taken: [number, number][][] = [];
  const start = ({ heirs }: { heirs: number[] }) => heirs[0] ?? 0;
  return spans
    .sort((a, b) => a.base - start(a) - (b.base - start(b)) || a.base - b.base)
    .map((span) => {
      const isFree = (column: number) =>
        (taken[column] ?? []).every(([from, to]) => span.base < from || start(span) > to);
      const free = taken.findIndex((_, column) => isFree(column));
      const column = free === -1 ? taken.length : free;
      (taken[column] ??= []).push([start(span), span.base]);
      return { column, ...span };
    });
}
