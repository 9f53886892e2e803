import type { CsvFormat, Finding } from './types';
import { cleanCell, isBlankCell } from './cell-text';

export interface HeaderFinding extends Finding {
  column: string | null;
}

export interface Header {
  /** Column of the format for each cell of the file; null if the cell is dropped. */
  columns: (string | null)[];
  findings: HeaderFinding[];
  /** First row of data: 0 if the header is missing. */
  firstRow: 0 | 1;
  /** Whether the rows can be read: no column is missing or repeated. */
  usable: boolean;
}

/** Column names of earlier templates and their present names. */
const RENAMED: Record<string, string> = {
  start: 'startAt',
  end: 'endAt',
  cliffEnd: 'cliffAt',
  months: 'monthCount',
  steps: 'stepCount',
  unlock: 'unlockAmount',
};

const loose = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** Matches the first row of a file with the columns of a format. */
export function readHeader(cells: string[], format: CsvFormat): Header {
  const names = format.columns.map(({ name }) => name);
  if (cells.some((cell) => /^\s*(0x)?[0-9a-fA-F]{40}\s*$/.test(cell))) {
    return headless(cells, names);
  }
  const findings: HeaderFinding[] = [];
  let width = cells.length;
  while (width > names.length && isBlankCell(cells[width - 1] ?? '')) width -= 1;
  if (width < cells.length) findings.push({ code: 'trailing-comma', column: null, fixed: true });

  const columns = cells.slice(0, width).map((cell) => matchColumn(cell, names, findings));
  const repeated = new Set(columns.filter((name, at) => name && columns.indexOf(name) !== at));
  for (const name of repeated) findings.push({ code: 'column-repeated', column: name });
  const missing = names.filter((name) => !columns.includes(name));
  for (const name of missing) findings.push({ code: 'column-missing', column: name, detail: name });
  const usable = missing.length === 0 && repeated.size === 0;
  const order = columns.filter(Boolean).join();
  if (usable && format.product === 'airdrops' && order !== names.join()) {
    findings.push({ code: 'column-order', column: null, fixed: true });
  }
  return { columns, findings, firstRow: 1, usable };
}

/** A file without a header is read in the order of the template if it has as many columns. */
function headless(cells: string[], names: string[]): Header {
  const usable = cells.length === names.length;
  const findings = [{ code: 'header-missing', column: null, fixed: usable } as const];
  return { columns: names, findings, firstRow: 0, usable };
}

function matchColumn(raw: string, names: string[], findings: HeaderFinding[]): string | null {
  if (names.includes(raw)) return raw;
  const { text, findings: marks } = cleanCell(raw);
  const renamed = Object.entries(RENAMED).find(([old]) => loose(old) === loose(text))?.[1];
  const found =
    names.find((name) => loose(name) === loose(text)) ??
    names.find((name) => name === renamed) ??
    null;
  if (!found) {
    findings.push({ code: 'column-unknown', column: text, fixed: true });
  } else if (found === renamed && loose(found) !== loose(text)) {
    findings.push({
      code: 'column-renamed',
      column: text,
      detail: `Today: ${found}.`,
      fixed: true,
    });
  } else {
    findings.push({
      code: 'column-spelling',
      column: text,
      detail: `Write ${found}.`,
      fixed: true,
    });
  }
  if (found)
    findings.push(
      ...marks
        .filter(({ code }) => code === 'invisible')
        .map((mark) => ({ ...mark, column: found })),
    );
  return found;
}

/** The formats whose columns a header names exactly, for "this looks like another format". */
export function formatsFor(cells: string[], formats: readonly CsvFormat[]): CsvFormat[] {
  const given = cells.map(loose).filter(Boolean).sort().join();
  return formats.filter(
    ({ columns }) =>
      columns
        .map(({ name }) => loose(name))
        .sort()
        .join() === given,
  );
}
