import type { Row } from './row';
import { sampleRows } from './rows';
import type { IndexerName } from '../types';

export const rowsOf = (indexer: IndexerName, entity: string): readonly Row[] =>
  sampleRows[indexer][entity] ?? [];

/** A column of a row that must hold a whole number. @throws when it does not */
export function number(row: Row | undefined, column: string): bigint {
  const value = row?.[column];
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
    throw new Error(`${String(row?.['id'])}.${column} is ${String(value)}.`);
  }
  return BigInt(value);
}

export const sum = (rows: readonly Row[], column: string): bigint =>
  rows.reduce((total, row) => total + number(row, column), 0n);

export const sampleText = (row: Row | undefined, column: string): string => String(row?.[column]);

/** Rows with a column of theirs as a title, for `it.each`. */
export const titled = (rows: readonly Row[], column: string): [string, Row][] =>
  rows.map((row) => [sampleText(row, column), row]);
