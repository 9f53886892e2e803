import { formatCount } from '@sablier-docs/protocol/amount';
import { MAX_BYTES, MOST_CELLS, MOST_COLUMNS } from './limits';
import type { Finding } from './types';

export interface SplitCsv {
  rows: string[][];
  /** Rows with a broken quotation mark, counted from 1, without repetition. */
  brokenRows: number[];
  /** Why reading stopped; null if the whole text was read. */
  stopped: Finding | null;
}

const QUOTE = 34;
const LF = 10;
const CR = 13;
const SPACE = 32;
/** Rows between two reports of progress. */
const EVERY = 5_000;

/**
 * Splits a text into rows and cells in one pass, whatever its content: libraries search for the
 * next line break again at each quotation mark, and a file of quotation marks without line breaks
 * keeps them busy for hours.
 *
 * A cell that begins with a quotation mark ends with one, may contain anything and doubles its own
 * quotation marks. Spaces after the closing mark are ignored. Rows end with LF, CR LF or CR.
 * @param delimiter one character
 * @param mostRows rows after which reading stops
 * @param progress called regularly with the share that is done, 0 to 1
 */
export function splitCsv(
  text: string,
  delimiter: string,
  mostRows: number,
  progress?: (done: number) => void,
): SplitCsv {
  const comma = delimiter.charCodeAt(0);
  const end = text.length;
  const rows: string[][] = [];
  const brokenRows: number[] = [];
  const stop = (detail: string): SplitCsv => ({
    rows: [],
    brokenRows: [],
    stopped: { code: 'file-large', detail },
  });
  if (end > MAX_BYTES) return stop('It is larger than 200 MB.');

  const isEnd = (code: number) => code === comma || code === LF || code === CR;
  let at = 0;
  let cells = 0;
  let row: string[] = [];

  const noteBroken = () => {
    if (brokenRows.at(-1) !== rows.length + 1) brokenRows.push(rows.length + 1);
  };
  /** Reads a quoted cell; `at` is at the opening quotation mark before, and past the cell after. */
  const quotedCell = (): string => {
    const from = at + 1;
    let mark = text.indexOf('"', from);
    while (mark >= 0) {
      if (text.charCodeAt(mark + 1) === QUOTE) mark += 1;
      else {
        let next = mark + 1;
        while (text.charCodeAt(next) === SPACE && comma !== SPACE) next += 1;
        if (next >= end || isEnd(text.charCodeAt(next))) {
          at = next;
          return text.slice(from, mark).replaceAll('""', '"');
        }
        noteBroken();
      }
      mark = text.indexOf('"', mark + 1);
    }
    noteBroken();
    at = end;
    return text.slice(from);
  };

  for (;;) {
    let cell: string;
    if (text.charCodeAt(at) === QUOTE) cell = quotedCell();
    else {
      const from = at;
      while (at < end && !isEnd(text.charCodeAt(at))) at += 1;
      cell = text.slice(from, at);
    }
    row.push(cell);
    cells += 1;
    if (row.length > MOST_COLUMNS) return stop(`Row ${rows.length + 1} has too many cells.`);
    if (cells > MOST_CELLS) return stop('It has too many cells.');
    if (at < end && text.charCodeAt(at) === comma) {
      at += 1;
      continue;
    }
    rows.push(row);
    if (rows.length > mostRows) {
      return stop(`It has more than ${formatCount(mostRows)} lines.`);
    }
    if (rows.length % EVERY === 0) progress?.(at / end);
    if (at >= end) break;
    at += text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
    row = [];
  }
  return { rows, brokenRows, stopped: null };
}
