import { readHeader } from './header';
import { isBlank, parseCsv } from './parse';
import type { CsvFormat } from './types';

/**
 * The number that a spreadsheet shows beside each row of data, in the order of the rows. A repaired
 * copy has the same rows of data without the blank ones, so that its own numbers would be others.
 */
export function rowNumbers(text: string, format: CsvFormat): number[] {
  const { rows } = parseCsv(text);
  const top = rows.findIndex((row) => !isBlank(row));
  const { firstRow } = readHeader(rows[top] ?? [], format);
  return rows.flatMap((row, at) => (at < top + firstRow || isBlank(row) ? [] : [at + 1]));
}
