import { readHeader } from './header';
import { isBlank, parseCsv } from './parse';
import type { CsvFormat } from './types';

/**
 * The spreadsheet row number of each row of data, in order. A repaired copy has no blank rows, so
 * its own row numbers would differ.
 */
export function rowNumbers(text: string, format: CsvFormat): number[] {
  const { rows } = parseCsv(text);
  const top = rows.findIndex((row) => !isBlank(row));
  const { firstRow } = readHeader(rows[top] ?? [], format);
  return rows.flatMap((row, at) => (at < top + firstRow || isBlank(row) ? [] : [at + 1]));
}
