import { formatCount } from '@sablier-docs/protocol/amount';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { checkAcrossCells } from './check-across-cells';
import { readCell } from './cells';
import type { CellValue } from './cells/value';
import { readHeader, type Header } from './header';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { readingsOf, unambiguousNumber } from '@sablier-docs/kit/inputs/numbers';
import { mostLines, rowLimits } from './limits';
import { notationIn } from './notation';
import { isBlank, parseCsv, writeCsv } from './parse';
import { clip, isBlankCell } from './cell-text';
import type { RuleCode } from './rules';
import { sumLabelIn } from './columns/sum-rows';
import { Tally } from './totals';
import { UnitWatch } from './unit-watch';
import type {
  CheckOptions,
  CsvColumn,
  CsvFormat,
  Finding,
  Notation,
  Problem,
  Report,
} from './types';

/** Rules about what can be read in two ways. */
const OPEN: readonly RuleCode[] = [
  'amount-point',
  'amount-notation',
  'amount-units',
  'amount-split',
  'date-day-month',
  'column-left',
  'rows-mixed',
  'recipient-source',
  'rows-withheld',
];

/** Rows between two reports of progress. */
const EVERY = 5_000;

/**
 * Checks a file against a format of the SDK: every problem with its row, the totals, and a copy in
 * which unambiguous mistakes are fixed. A check of that copy finds no problem with `fixed`, and no
 * problem has `fixed` without a copy.
 * @param before findings from decoding the bytes
 * @param progress called regularly with the share that is done, 0 to 1
 */
export function checkCsv(
  text: string,
  options: CheckOptions,
  before: Finding[] = [],
  progress?: (done: number) => void,
): Report {
  const { format, decimals } = options;
  const problems: Problem[] = [];
  const report = (finding: Finding, row: number | null, column: string | null, value?: string) =>
    problems.push(place(finding, row, column, value));

  const { rows, findings, brokenRows, delimiter } = parseCsv(
    text,
    mostLines[format.product],
    progress && ((done) => progress(done / 2)),
  );
  const unread = before.some(({ code }) => code === 'not-text');
  for (const finding of unread ? before : [...before, ...findings]) report(finding, null, null);
  if (format.product === 'flow' && decimals > FLOW_DECIMALS) {
    report({ code: 'token-decimals' }, null, null);
  }
  for (const row of brokenRows) report({ code: 'quotes' }, row, null);
  const tally = new Tally(decimals);
  const units = new UnitWatch(options);
  const top = rows.findIndex((row) => !isBlank(row));
  if (top < 0) return reportOf(problems, tally, units, null);

  for (let row = 0; row < top; row += 1) report({ code: 'blank-row', fixed: true }, row + 1, null);
  const first = rows[top] ?? [];
  const header = readHeader(first, format);
  for (const { column, ...finding } of header.findings) report(finding, top + 1, column);
  const copy = [format.columns.map(({ name }) => name)];
  // A row with values only in columns that the copy drops would silently disappear.
  let hasLost = false;
  if (header.usable) {
    const notation =
      options.notation ?? notationOf(rows.slice(top + header.firstRow), header, format, delimiter);
    const reader = rowReader({ ...options, notation }, header, tally, units, report);
    for (let index = top + header.firstRow; index < rows.length; index += 1) {
      const fixed = reader(rows[index] ?? [], index + 1);
      if (fixed) copy.push(fixed);
      if (fixed && isBlank(fixed)) hasLost = true;
      if (index % EVERY === 0) progress?.((1 + index / rows.length) / 2);
    }
    checkLength(tally.totals().rows, options, report);
    const asked = units.finding();
    if (asked) report(asked.finding, null, asked.column);
  }
  // A copy in the columns of the format would no longer show what is ambiguous.
  const isOpen = problems.some(({ code }) => OPEN.includes(code));
  const canFix =
    header.usable &&
    brokenRows.length === 0 &&
    !isOpen &&
    !hasLost &&
    problems.some(({ fixed }) => fixed);
  return reportOf(problems, tally, units, canFix ? writeCsv(copy) : null);
}

/** Without a copy, nothing is repaired. */
function reportOf(
  problems: Problem[],
  tally: Tally,
  units: UnitWatch,
  fixedCopy: string | null,
): Report {
  if (fixedCopy === null) for (const problem of problems) problem.fixed = false;
  const doubtful = problems.find(
    ({ code, value }) =>
      (code === 'amount-point' || code === 'amount-comma') && isReadable(amountIn(value)),
  );
  return {
    problems,
    totals: tally.totals(),
    fixedCopy,
    doubtful: doubtful ? amountIn(doubtful.value) : null,
    doubtfulDate: problems.find(({ code }) => code === 'date-day-month')?.value ?? null,
    unitExample: units.example(),
  };
}

const amountIn = (value: string | null): string => (value ?? '').trim().replace(/^\+/, '');

function isReadable(text: string): boolean {
  const { point, comma } = readingsOf(text);
  return point !== null || comma !== null;
}

/** The notation of amounts, as far as the file reveals it. */
function notationOf(
  rows: string[][],
  header: Header,
  format: CsvFormat,
  delimiter: string,
): Notation {
  const places = format.columns
    .filter(({ kind }) => kind === 'amount')
    .map(({ name }) => header.columns.indexOf(name));
  function* amounts() {
    for (const row of rows) for (const at of places) yield row[at] ?? '';
  }
  return notationIn(delimiter, amounts());
}

type Reporter = (
  finding: Finding,
  row: number | null,
  column: string | null,
  value?: string,
) => void;

/** Reads row by row and returns each for the fixed copy; null for one that is dropped. */
function rowReader(
  options: Omit<CheckOptions, 'notation'> & { notation: Notation },
  header: Header,
  tally: Tally,
  units: UnitWatch,
  report: Reporter,
) {
  const { format, decimals, now, notation } = options;
  const width = header.columns.length;
  const repeatedCode = format.product === 'airdrops' ? 'recipient-repeated' : 'recipient-again';
  const places = format.columns.map((column) => ({
    column,
    at: header.columns.indexOf(column.name),
  }));

  // The reader's choice of notation also applies to the copy, without asking again.
  const isSaid = (notation === 'point' || notation === 'comma') && decimals > 3;
  const inCopy = (cell: CellValue | undefined, { kind }: CsvColumn): string =>
    isSaid && kind === 'amount' ? unambiguousNumber(cell?.text ?? '') : (cell?.text ?? '');

  return (raw: string[], row: number): string[] | null => {
    if (isBlank(raw)) {
      report({ code: 'blank-row', fixed: true }, row, null);
      return null;
    }
    const label = sumLabelIn(raw, header.columns.indexOf('address'));
    if (label !== null) {
      report(sumFinding(raw, header, tally, { decimals, notation }), row, 'address', label);
      return null;
    }
    checkWidth(raw, row, width, report);
    const cells = new Map<string, CellValue>();
    for (const { column, at } of places) {
      const value = raw[at];
      if (value === undefined) continue;
      const verdict = readCell(value, column, decimals, notation, options.dates);
      cells.set(column.name, verdict);
      for (const finding of verdict.findings) report(finding, row, column.name, value);
    }
    for (const { column, ...finding } of checkAcrossCells(cells, decimals, now)) {
      report(finding, row, column, cells.get(column)?.text);
    }
    const address = cells.get('address')?.address;
    if (address) {
      const earlier = tally.firstRows.get(address);
      if (earlier === undefined) tally.firstRows.set(address, row);
      else
        report({ code: repeatedCode, detail: `First in row ${earlier}.` }, row, 'address', address);
    }
    tally.add(cells);
    units.add(cells);
    const extra = raw.slice(width).filter((cell) => !isBlankCell(cell));
    return [...places.map(({ column }) => inCopy(cells.get(column.name), column)), ...extra];
  };
}

/** What is said about a row that adds the others up; it is left out. */
function sumFinding(
  raw: string[],
  header: Header,
  tally: Tally,
  { decimals, notation }: { decimals: number; notation: Notation },
): Finding {
  const cell = raw[header.columns.indexOf('amount')] ?? '';
  const stated = readCell(cell, { name: 'amount', kind: 'amount' }, decimals, notation).number;
  const { amount } = tally.totals();
  if (stated === undefined || stated === amount) return { code: 'sum-row', fixed: true };
  const [says, comes] = [stated, amount].map((units) => formatAmount(units, decimals));
  return {
    code: 'sum-differs',
    detail: `It says ${says}, the rows above come to ${comes}.`,
    fixed: true,
  };
}

function checkWidth(raw: string[], row: number, width: number, report: Reporter): void {
  if (raw.length < width) {
    report({ code: 'cells-missing', detail: `${raw.length} instead of ${width}.` }, row, null);
  } else if (raw.slice(width).some((cell) => !isBlankCell(cell))) {
    report({ code: 'cells-extra', detail: `${raw.length} instead of ${width}.` }, row, null);
  } else if (raw.length > width) {
    report({ code: 'trailing-comma', fixed: true }, row, null);
  }
}

function checkLength(rows: number, { format }: CheckOptions, report: Reporter): void {
  const { min, max } = rowLimits[format.product];
  const counted = `${formatCount(rows)} instead of`;
  if (rows < min) report({ code: 'rows-few', detail: `${counted} at least ${min}.` }, null, null);
  if (rows > max) {
    const most = formatCount(max);
    report({ code: 'rows-many', detail: `${counted} about ${most}.` }, null, null);
  }
}

function place(
  finding: Finding,
  row: number | null,
  column: string | null,
  value?: string,
): Problem {
  return {
    code: finding.code,
    row,
    column,
    value: value === undefined || value === '' || finding.hideValue ? null : clip(value),
    detail: finding.detail || null,
    fixed: finding.fixed ?? false,
  };
}
