import { readCell } from '../cells';
import { isBlankCell } from '../cell-text';
import type { CsvColumn, CsvFormat } from '../types';
import { saysOtherUnit } from './names';
import { isFlagCell, paymentNameOf } from './payment-words';
import { rankOf, type NameRank } from './rank';
import { columnNameWords } from './words';

/** A column of the file, as the reader knows it. */
export interface FileColumn {
  /** Position in the file, from 0. */
  at: number;
  /** Its name; empty in a file without a header. */
  name: string;
  /** The first values below it. */
  sample: string[];
}

/** The column of the file for each column of the format, by name; null where it has none. */
export type ColumnChoice = Readonly<Record<string, number | null>>;

/** The place that a choice has for a column of the format; null without one. */
export const chosenColumn = (choice: ColumnChoice, name: string): number | null =>
  choice[name] ?? null;

export interface Picked {
  columns: FileColumn[];
  /** Whether the first row has names. */
  hasHeader: boolean;
  /** What was taken, or what is proposed if something has to be asked. */
  choice: ColumnChoice;
  /** Columns of the format for which several columns fit, or none that says so by its name. */
  asked: string[];
}

/** Rows that are looked at to see what a column holds. */
const LOOKED_AT = 500;
const SAMPLES = 3;
/** An address, also behind the name of its chain as Safe writes it. */
const ADDRESS = /^\s*(?:[a-z0-9-]{1,32}:)?0x[0-9a-f]{40}\s*$/i;
/** Findings of a cell that holds the right kind of value, though its meaning is open. */
const OPEN = ['amount-point', 'amount-comma', 'date-day-month', 'amount-zero', 'amount-decimals'];

/** Words of numbers by which an amount is multiplied, or which are taken from it, or are left of it. */
const CHANGES: ReadonlySet<string> = new Set(
  (
    'fee fees price rate weight share factor multiplier deduction deductions tax discount ' +
    // cspell:disable-next-line -- what is left, in other languages
    'remaining outstanding owed payable unpaid offen restbetrag restant reste pendiente restante остаток'
  ).split(' '),
);

const isAddress = (cell: string | undefined): boolean => cell !== undefined && ADDRESS.test(cell);

/** Whether a cell can be read as a value of a column. */
function fitsCell(cell: string, column: CsvColumn): boolean {
  if (column.kind === 'address') return isAddress(cell);
  const { number, list, findings } = readCell(cell, column, 18, 'template');
  if (number !== undefined || list !== undefined) return true;
  if (column.kind === 'choice') return findings.every(({ fixed }) => fixed);
  return findings.some(({ code }) => OPEN.includes(code));
}

/** Whether most cells below a name can be read as values of a column of the format. */
function fits(rows: readonly string[][], at: number, column: CsvColumn): boolean {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => !isBlankCell(cell));
  return cells.filter((cell) => fitsCell(cell, column)).length * 2 > cells.length;
}

interface Decision {
  at: number | null;
  isAsked: boolean;
}

const taken = (at: number): Decision => ({ at, isAsked: false });
const ask = (at: number | null): Decision => ({ at, isAsked: true });
const NOTHING: Decision = { at: null, isAsked: false };

/** Whether a column of no such name may be meant too, or may change what is meant. */
function isRival(
  { name }: CsvColumn,
  column: FileColumn,
  rank: NameRank,
  rows: readonly string[][],
): boolean {
  if (name !== 'amount') return rank === 'none';
  const isChange = columnNameWords(column.name).some((word) => CHANGES.has(word));
  if (!isChange && (rank !== 'none' || paymentNameOf(column.name) !== 'unknown')) return false;
  return !rows.every((row) => isFlagCell(row[column.at] ?? ''));
}

/** Decides which column of the file is a column of the format, by the names of the columns. */
function byName(
  column: CsvColumn,
  columns: readonly FileColumn[],
  rows: readonly string[][],
): Decision {
  const ranked = columns.map((one) => {
    const rank = rankOf(one.name, column.name);
    const isFit = fits(rows, one.at, column);
    return { at: one.at, rank, isFit, isRival: isFit && isRival(column, one, rank, rows) };
  });
  const of = (...ranks: NameRank[]) => ranked.filter(({ rank }) => ranks.includes(rank));
  const fitting = (...ranks: NameRank[]) => of(...ranks).filter(({ isFit }) => isFit);
  const sure = fitting('exact', 'known');
  const [first, second] = sure;
  if (first && second) return ask((fitting('exact')[0] ?? first).at);
  const isPerson = column.kind === 'address' || column.name === 'amount';
  const hinted = isPerson ? fitting('hint') : [];
  // Another column of addresses may hold the corrected ones, and one of numbers may change the amounts,
  // whatever it is called.
  const rivals = isPerson ? [...hinted, ...ranked.filter((one) => one.isRival)] : [];
  if (first) return rivals.length === 0 ? taken(first.at) : ask(first.at);
  // A column without a telling name is proposed, never taken.
  const possible = hinted.length > 0 || !isPerson ? hinted : fitting('none');
  const [only] = possible.length === 1 ? possible : [];
  if (possible.length > 0) return ask(only?.at ?? null);
  const [named, rival] = of('exact', 'known');
  if (named) return rival ? ask(named.at) : taken(named.at);
  return isPerson && fitting('never').length > 0 ? ask(null) : NOTHING;
}

/** Decides by the values alone: only a column that is the one of its kind is taken. */
function byValues(
  column: CsvColumn,
  at: number,
  { columns }: CsvFormat,
  places: readonly number[],
  rows: readonly string[][],
): Decision {
  const fitting = places.filter((place) => fits(rows, place, column));
  const isOnlyOfKind = columns.filter(({ kind }) => kind === column.kind).length === 1;
  if (fitting.length === 1 && isOnlyOfKind) return taken(fitting[0] ?? 0);
  if (fitting.length === 0) return NOTHING;
  const isTemplate = places.length === columns.length && fitting.includes(at);
  return ask(isTemplate ? at : null);
}

/** A decision that the reader confirms in a case. */
const askedIf = (is: boolean, { at, isAsked }: Decision): Decision => ({
  at,
  isAsked: isAsked || (is && at !== null),
});

/** The columns that are not, by their exact name, another column of the format. */
const withoutOwn = (columns: readonly FileColumn[], { name }: CsvColumn, format: CsvFormat) =>
  columns.filter((column) =>
    format.columns.every(
      (other) => other.name === name || rankOf(column.name, other.name) !== 'exact',
    ),
  );

/** Columns that two columns of the format would share are asked about. */
function withoutShared(decisions: ReadonlyMap<string, Decision>): Map<string, Decision> {
  const uses = [...decisions.values()].map(({ at }) => at);
  return new Map(
    [...decisions].map(([name, decision]) => {
      const isShared = decision.at !== null && uses.filter((at) => at === decision.at).length > 1;
      return [name, isShared ? ask(null) : decision];
    }),
  );
}

/**
 * Finds the columns of a format in a table: by their names, and in a table without names by their
 * values. What can be read in two ways is asked about.
 * @param body rows that are not blank, the first of which may have the names
 */
export function pickColumns(body: readonly string[][], format: CsvFormat): Picked {
  const [top = []] = body;
  const hasHeader = !top.some(isAddress);
  const rows = (hasHeader ? body.slice(1) : body).slice(0, LOOKED_AT);
  const width = Math.max(top.length, ...rows.slice(0, SAMPLES).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    at,
    name: hasHeader ? (top[at] ?? '').trim() : '',
    sample: rows.slice(0, SAMPLES).map((row) => (row[at] ?? '').trim()),
  })).filter(({ at, name }) => name !== '' || rows.some((row) => !isBlankCell(row[at] ?? '')));
  const places = columns.map(({ at }) => at);
  const people = rows.filter((row) => row.some(isAddress));
  const isOther = columns.some(({ at, name }) =>
    saysOtherUnit(
      name,
      people.map((row) => row[at] ?? ''),
    ),
  );
  const decisions = withoutShared(
    new Map(
      format.columns.map((column, at) => [
        column.name,
        hasHeader
          ? askedIf(
              isOther && column.name === 'amount',
              byName(column, withoutOwn(columns, column, format), people),
            )
          : byValues(column, at, format, places, people),
      ]),
    ),
  );
  return {
    columns,
    hasHeader,
    choice: Object.fromEntries([...decisions].map(([name, { at }]) => [name, at])),
    asked: [...decisions].flatMap(([name, { isAsked }]) => (isAsked ? [name] : [])),
  };
}
