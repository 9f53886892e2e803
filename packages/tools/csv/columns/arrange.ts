import Papa from 'papaparse';
import { isBlankCell } from '../cell-text';
import { readHeader } from '../header';
import { isBlank, parseCsv } from '../parse';
import type { CsvFormat, Finding } from '../types';
import { columnLabel } from './labels';
import { changesLeftOut } from './left-out';
import { paidSource } from './paid-source';
import { pickColumns, chosenColumn, type ColumnChoice, type Picked } from './pick';
import { splitAmounts } from './split-amounts';
import { sumLabelIn } from './sum-rows';
import { inTokens } from './unit';
import { withheldRows, type WithheldAnswer, type WithheldRows } from './withheld';
import { columnNameWords } from './words';

export { chosenColumn, type ColumnChoice, type FileColumn } from './pick';

/** A file in the columns of a format, and what was made of its own columns. */
export interface Arranged extends Picked {
  /** The file with the columns of the format; as it came if nothing had to be moved. */
  text: string;
  /** Whether columns were moved or renamed, or chosen by the reader. */
  isMoved: boolean;
  /** Names of the columns that are left out; `column C` for one without a name. */
  left: string[];
  /** Findings about columns that are left out. */
  findings: Finding[];
  /** Rows that a column marks as cancelled, paid and the like; null if there are none. */
  withheld: WithheldRows | null;
}

export interface ArrangeOptions {
  format: CsvFormat;
  /** The reader's choice of columns; it is not asked about. */
  columns?: ColumnChoice;
  /** Set if the amounts are in the smallest unit of a token with these decimals. */
  unitDecimals?: number;
  /** What the reader has said of rows that are marked; it holds for those rows alone. */
  withheld?: WithheldAnswer;
  /** Set if a plan makes streams of the list, whatever its format. */
  isPlan?: boolean;
}

/** Enough of a file to see its columns; a million rows follow. */
const START = 100_000;

const bodyOf = (rows: readonly string[][]) => rows.filter((row) => !isBlank(row));

/** Whether the header is that of the format, and no other column competes with one of its own. */
function isOwn(picked: Picked, top: string[], format: CsvFormat): boolean {
  const header = readHeader(top, format);
  if (!header.usable || picked.asked.length > 0) return false;
  if (header.firstRow === 0) return isTemplateOrder(picked, format);
  return format.columns.every(({ name }) => header.columns[picked.choice[name] ?? -1] === name);
}

const isTemplateOrder = ({ choice }: Picked, { columns }: CsvFormat): boolean =>
  columns.every(({ name }, at) => choice[name] === at);

/**
 * Finds the columns of a format in a file and puts them in its order. Rows keep their numbers. A
 * file whose columns have to be asked about comes back as it is.
 */
export function arrangeColumns(text: string, options: ArrangeOptions): Arranged {
  const { format, columns, unitDecimals } = options;
  const start = bodyOf(parseCsv(text.slice(0, START)).rows);
  const picked = pickColumns(start, format);
  const same = { ...picked, text, isMoved: false, left: [], findings: [], withheld: null };
  const [top = []] = start;
  if (columns === undefined && picked.asked.length > 0) return same;
  const isNamed = columns === undefined && isOwn(picked, top, format);
  const choice = columns ?? picked.choice;
  if (!isNamed && chosenColumn(choice, 'address') === null) return { ...same, asked: [] };
  const { rows, delimiter } = parseCsv(text);
  const now: Picked = isNamed ? picked : { ...picked, choice, asked: [] };
  const { findings, withheld, isLeftOut } = findingsOf(now, rows, { ...options, delimiter });
  const known = { ...now, left: leftOf(now), withheld };
  if (isNamed && unitDecimals === undefined && !isLeftOut) {
    return { ...known, text, isMoved: false, findings };
  }
  const order = format.columns.filter(({ name }) => chosenColumn(choice, name) !== null);
  const topRow = rows.findIndex((row) => !isBlank(row));
  const places = order.map(({ name }) => choice[name] ?? 0);
  const isUnit = (at: number) => unitDecimals !== undefined && order[at]?.kind === 'amount';
  const moved = rows.map((row, index) => {
    if (isBlank(row) || (isLeftOut && withheld?.places.has(index))) return [''];
    if (picked.hasHeader && index === topRow) return order.map(({ name }) => name);
    const cells = places.map((place, at) => {
      const cell = row[place] ?? '';
      return isUnit(at) ? inTokens(cell, unitDecimals ?? 0) : cell;
    });
    const label = sumLabelIn(row, choice.address ?? 0);
    return label === null
      ? cells
      : order.map(({ name }, at) => (name === 'address' ? label : (cells[at] ?? '')));
  });
  return {
    ...known,
    text: `${Papa.unparse(moved, { delimiter, newline: '\n' })}\n`,
    isMoved: !isNamed,
    findings: [
      ...(isNamed ? [] : [{ code: 'columns-moved', detail: movedText(now), fixed: true } as const]),
      ...(unitDecimals === undefined ? [] : [{ code: 'units-read', fixed: true } as const]),
      ...findings,
    ],
  };
}

/** What all rows say beside the list: other tokens, rows that are not to be paid, split amounts. */
function findingsOf(
  picked: Picked,
  rows: readonly string[][],
  options: ArrangeOptions & { delimiter: string },
): Pick<Arranged, 'findings' | 'withheld'> & { isLeftOut: boolean } {
  const { format, columns, delimiter, withheld: answer } = options;
  const withheld = withheldRows(picked, rows, columnLabel);
  const said = answer !== undefined && answer.detail === withheld?.detail ? answer.rows : null;
  const isLeftOut = said === 'leave';
  const people = peopleOf(picked, rows);
  const marked = (code: 'rows-withheld' | 'rows-left-out'): Finding[] =>
    withheld === null ? [] : [{ code, detail: withheld.detail, fixed: code === 'rows-left-out' }];
  return {
    withheld,
    isLeftOut,
    findings: [
      // Columns that the reader has chosen are two.
      ...(columns === undefined && delimiter === ',' ? splitAmounts(picked, people, format) : []),
      ...(said === null ? marked('rows-withheld') : isLeftOut ? marked('rows-left-out') : []),
      ...mixedFindings(picked, people),
      ...paidSource(leftColumns(picked), people, picked.choice.address ?? 0),
      ...(columns === undefined ? leftFindings(picked, people, options) : []),
    ],
  };
}

/** Columns that are left out and count: the reader sees them beside a choice of columns, and confirms it. */
function leftFindings(
  picked: Picked,
  people: readonly string[][],
  { format, isPlan = false }: ArrangeOptions,
): Finding[] {
  const isStream = isPlan || format.product !== 'airdrops';
  const detail = changesLeftOut(leftColumns(picked), people, isStream);
  return detail === '' ? [] : [{ code: 'column-left', detail }];
}

const peopleOf = ({ choice, hasHeader }: Picked, rows: readonly string[][]): string[][] =>
  bodyOf(rows)
    .slice(hasHeader ? 1 : 0)
    .filter((row) => !isBlankCell(row[choice.address ?? 0] ?? ''));

const leftColumns = ({ columns, choice }: Picked) => {
  const taken = Object.values(choice);
  return columns.filter(({ at }) => !taken.includes(at));
};

const leftOf = (picked: Picked): string[] => leftColumns(picked).map(columnLabel);

/** `address from “Wallet”, amount from “Betrag”`, as a sentence. */
function movedText({ columns, choice }: Picked): string {
  const from = Object.entries(choice).flatMap(([name, at]) => {
    const column = columns.find((one) => one.at === at);
    return column ? [`${name} from ${columnLabel(column)}`] : [];
  });
  return `Taken: ${from.join(', ')}.`;
}

/** Words of a column that says in what a row is paid. */
const KINDS = ['token', 'asset', 'currency', 'coin', 'symbol', 'chain', 'network', 'chainid'];
/** Those of them whose ID says it too; that of a token tells NFTs apart. */
const CHAINS = ['chain', 'network'];

/** One file is one token on one chain: rows that name several are more than one file. */
function mixedFindings(
  { columns, choice, hasHeader }: Picked,
  people: readonly string[][],
): Finding[] {
  const taken = Object.values(choice);
  const mixed = (name: string, values: ReadonlySet<string>): Finding[] => {
    if (values.size < 2) return [];
    const some = [...values].slice(0, 3).map((value) => value.slice(0, 42) || 'nothing');
    return [{ code: 'rows-mixed', detail: `Column ${name}: ${some.join(', ')}.` }];
  };
  const others = columns
    .filter(({ at, name }) => hasHeader && !taken.includes(at) && isKind(name))
    .flatMap(({ at, name }) =>
      mixed(name, new Set(people.map((row) => (row[at] ?? '').trim().toLowerCase()))),
    );
  // As in `eth:0x…`: a row without a prefix is on the chain of the others.
  const prefixes = people.flatMap((row) => {
    const prefix = /^\s*([a-z0-9-]{1,32}):0x/i.exec(row[choice.address ?? 0] ?? '')?.[1];
    return prefix === undefined ? [] : [`${prefix.toLowerCase()}:`];
  });
  return [...others, ...mixed('address', new Set(prefixes))];
}

const isKind = (name: string): boolean => {
  const words = columnNameWords(name);
  const kinds = words.includes('id') ? CHAINS : KINDS;
  return words.some((word) => kinds.includes(word));
};
