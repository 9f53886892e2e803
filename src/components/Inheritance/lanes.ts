import type { Inheritor } from '@sablier-docs/reference/layout/inheritance';

/** A vertical line from a base to all contracts that inherit from it. Rows count from 0. */
export interface Lane {
  /** Column, counted outwards from the names, from 0. */
  column: number;
  /** Row of the base, where the arrow ends. */
  base: number;
  /** Rows that inherit from it, ascending. */
  heirs: number[];
}

/**
 * One lane per base, short lanes close to the names, in as few columns as possible.
 * @throws when a base is unknown or comes before a contract that inherits from it
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
    throw new Error('A base comes before a contract that inherits from it.');
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
