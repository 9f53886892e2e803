// cspell:disable -- words of columns in many languages
import { clip, isBlankCell } from '../cell-text';
import { isNoCell } from './payment-words';
import type { FileColumn } from './pick';
import { rankOf } from './rank';
import { columnNameWords, joined } from './words';

/* Columns beside the list that say when or how a stream pays, or which part of an amount is paid. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(joined));

/** Columns of the formats that say when and how a stream pays. */
const SCHEDULE = [
  'startAt',
  'endAt',
  'cliffAt',
  'cliffAmount',
  'cliffDuration',
  'unlockAmount',
  'duration',
  'rateInterval',
  'monthCount',
  'yearCount',
  'stepCount',
] as const;

/** Words of other columns that say it. */
const SCHEDULE_WORDS = words(
  'cliff vesting vest tge unlock unlocks unlocked lockup locked schedule cadence interval frequency recurrence ' +
    'duration term tranche tranches installment installments instalments granularity ' +
    'Sperrfrist Laufzeit Turnus Häufigkeit fréquence durée échéancier frecuencia duración plazo ' +
    'frequência duração frequenza durata sıklık süre срок периодичность график 频率 周期 归属 頻度 期間',
);

/** Words of names of things that belong to a schedule, such as `Vesting contract`. */
const THING_WORDS = words('id contract address wallet tx hash url link name');

/** Cells that say that there is none. */
const isNone = (cell: string): boolean => isNoCell(cell) || /^\s*0+(?:[.,]0+)?\s*%?\s*$/.test(cell);

/** Whether the name of a column says when or how a stream pays. */
export function saysWhen(name: string): boolean {
  if (SCHEDULE.some((column) => ['exact', 'known'].includes(rankOf(name, column)))) return true;
  const parts = columnNameWords(name);
  return (
    parts.some((word) => SCHEDULE_WORDS.has(word)) && !parts.some((word) => THING_WORDS.has(word))
  );
}

const PERCENT = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/;

/** Words of a column that has everybody's part of the whole. */
const PART_WORDS = words(
  'percent percentage percentages pct share shares of the total supply all fully diluted ownership equity ' +
    'holding holdings allocation allocations weight stake',
);

/** What a column of percentages says: the part of the whole that each row is, or a change of its amount. */
function changesAmount(name: string, cells: readonly string[]): boolean {
  const parts = cells.filter((cell) => !isBlankCell(cell)).map((cell) => PERCENT.exec(cell)?.[1]);
  if (parts.length === 0 || parts.includes(undefined)) return false;
  const sum = parts.reduce((total, part = '') => total + Number(part.replace(',', '.')), 0);
  if (sum === 0) return false;
  const isWhole = Math.abs(sum - 100) <= 1;
  const isPart = columnNameWords(name).every((word) => PART_WORDS.has(word));
  return !isWhole && (!isPart || sum > 101);
}

/** Whether a column has the part of the whole that each row is, so that it says nothing of a few rows. */
export const isPartOfWhole = (name: string, cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => PERCENT.test(cell)) && !changesAmount(name, cells);

/**
 * The columns that are left out although they change when, how or how much is paid: `Column Cliff: 2028-01-01.`
 * An empty text without one.
 * @param left the columns of the file that are not taken
 * @param people the rows that are paid
 * @param isStream whether streams are made of the list; a campaign has one schedule for all
 */
export function changesLeftOut(
  left: readonly FileColumn[],
  people: readonly (readonly string[])[],
  isStream: boolean,
): string {
  return left
    .flatMap(({ at, name }) => {
      const cells = people.map((row) => row[at] ?? '');
      const first = cells.find((cell) => !isNone(cell));
      if (name === '' || first === undefined) return [];
      const counts = (isStream && saysWhen(name)) || changesAmount(name, cells);
      return counts ? [`Column ${clip(name)}: ${clip(first.trim())}.`] : [];
    })
    .join(' ');
}
