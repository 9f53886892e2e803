import Papa from 'papaparse';
import { isBlankCell } from './text';
import type { Finding } from './types';

export interface Parsed {
  /** All rows including blank ones, so that an index plus 1 is the row in a spreadsheet. */
  rows: string[][];
  findings: Finding[];
  /** Rows at which the parser met a broken quotation mark, counted from 1. */
  brokenRows: number[];
}

const OTHER_SEPARATORS = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const;

/**
 * Cuts a text into rows and cells. The separator is read from the first line that has text: column
 * names contain none, so a comma there settles it. A last line break makes no row.
 */
export function parseCsv(text: string): Parsed {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const body = start ? text.slice(1) : text;
  const findings: Finding[] = start ? [{ code: 'byte-order-mark', fixed: true }] : [];
  const firstLine = /[^\r\n]*\S[^\r\n]*/.exec(body.slice(0, 10_000))?.[0] ?? '';
  if (!firstLine)
    return { rows: [], findings: [...findings, { code: 'empty-file' }], brokenRows: [] };

  const other = firstLine.includes(',')
    ? undefined
    : OTHER_SEPARATORS.find(([sign]) => firstLine.includes(sign));
  if (other) {
    findings.push({ code: 'separator', detail: `It uses ${other[1]}.`, fixed: true });
  }
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: other?.[0] ?? ',' });
  while (data.length > 0 && isBlank(data.at(-1) ?? [])) data.pop();
  const brokenRows = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row }) => (row ?? 0) + 1);
  return { rows: data, findings, brokenRows: [...new Set(brokenRows)] };
}

export const isBlank = (row: string[]) => row.every(isBlankCell);

/**
 * Rows as CSV with commas and line feeds. Cells that a spreadsheet would run as a formula get an
 * apostrophe. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(rows: string[][]): string {
  return `${Papa.unparse(rows, { newline: '\n', escapeFormulae: true })}\n`;
}
