import Papa from 'papaparse';
import { mostLines } from './limits';
import { splitCsv } from './split';
import { isBlankCell } from './cell-text';
import type { Finding } from './types';

export interface ParsedCsv {
  /** All rows including blank ones, so that the index plus 1 is the row in a spreadsheet. */
  rows: string[][];
  findings: Finding[];
  /** Rows with a broken quotation mark, counted from 1. */
  brokenRows: number[];
  /** The separator of the columns. */
  delimiter: string;
}

const OTHER_SEPARATORS = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const;

/** A line that a spreadsheet program interprets and does not show: it is not counted as a row. */
const SEPARATOR_LINE = /^[ \t]*"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** An address with a blank or `=` after it, as in the lists of disperse. */
const SPACED = /^[ ]*(0x[0-9a-f]{40})(?: *= *| +)(?=\S)/i;

/** The separator beside an address; a comma elsewhere in such a line may be that of a number. */
const BESIDE = /0x[0-9a-f]{40}"?[ ]*([,;\t|])|([,;\t|])[ ]*"?0x[0-9a-f]{40}/i;

/** Whether the first line with an address is one of a list without separators. */
function isSpaced(text: string): boolean {
  const lines = text
    .slice(0, 10_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const first = lines.slice(0, 2).find((line) => SPACED.test(line));
  return first !== undefined && !lines.slice(0, 2).some((line) => /[,;\t|]/.test(name(line)));
}

/** A line without its amount, in which a comma separates thousands. */
const name = (line: string): string => (SPACED.test(line) ? '' : line);

/** Digits after a blank, with blanks between thousands: one number, or two columns. */
const IN_GROUPS = /^( *0x[0-9a-f]{40}) +(\d{1,3}(?: \d{3})+)(?=\s*$)/i;

/** The lines of such a list with a tab after the address, and after the first word of a header. */
const tabbed = (text: string): string =>
  text.replace(/^[^\r\n]+$/gm, (line) =>
    IN_GROUPS.test(line)
      ? line.trim().replaceAll(/ +/g, '\t')
      : SPACED.test(line)
        ? line.replace(SPACED, '$1\t')
        : line.replace(/^( *\S+)(?: *= *| +)(?=\S)/, '$1\t'),
  );

/**
 * Splits a text into rows and cells. The separator is taken from the first line with text: that beside
 * an address, and among names of columns, which do not contain commas, a comma decides it. A line `sep=;`
 * before it is dropped. A final line break does not start a row.
 * @param mostRows rows after which reading stops
 * @param progress called regularly with the share that is done, 0 to 1
 */
export function parseCsv(
  text: string,
  mostRows: number = mostLines.airdrops,
  progress?: (done: number) => void,
): ParsedCsv {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const whole = start ? text.slice(1) : text;
  const separatorLine = SEPARATOR_LINE.exec(whole.slice(0, 20))?.[0] ?? '';
  const body = whole.slice(separatorLine.length);
  const findings: Finding[] = start ? [{ code: 'byte-order-mark', fixed: true }] : [];
  if (separatorLine) findings.push({ code: 'separator-line', fixed: true });
  const firstLine = /[^\r\n]*\S[^\r\n]*/.exec(body.slice(0, 10_000))?.[0] ?? '';
  if (!firstLine)
    return {
      rows: [],
      findings: [...findings, { code: 'empty-file' }],
      brokenRows: [],
      delimiter: ',',
    };

  if (isSpaced(body)) {
    const { rows, brokenRows } = splitCsv(tabbed(body), '\t', mostRows, progress);
    findings.push({ code: 'separator', detail: 'It uses blanks or equals signs.', fixed: true });
    while (rows.length > 0 && isBlank(rows.at(-1) ?? [])) rows.pop();
    return { rows, findings, brokenRows, delimiter: '\t' };
  }
  const beside = BESIDE.exec(firstLine);
  const sign = beside?.[1] ?? beside?.[2];
  const other = (sign === undefined ? firstLine.includes(',') : sign === ',')
    ? undefined
    : OTHER_SEPARATORS.find(([one]) =>
        sign === undefined ? firstLine.includes(one) : one === sign,
      );
  if (other) {
    findings.push({ code: 'separator', detail: `It uses ${other[1]}.`, fixed: true });
  }
  const delimiter = other?.[0] ?? ',';
  const { rows, brokenRows, stopped } = splitCsv(body, delimiter, mostRows, progress);
  if (stopped) findings.push(stopped);
  while (rows.length > 0 && isBlank(rows.at(-1) ?? [])) rows.pop();
  return { rows, findings, brokenRows, delimiter };
}

export const isBlank = (row: string[]) => row.every(isBlankCell);

/**
 * Rows as CSV with commas and line feeds. An apostrophe is added to cells that a spreadsheet would
 * run as a formula. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(rows: string[][]): string {
  return `${Papa.unparse(rows, { newline: '\n', escapeFormulae: true })}\n`;
}
