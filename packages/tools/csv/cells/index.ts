import { cleanCell, isFormula } from '../cell-text';
import type { CsvColumn, Notation } from '../types';
import { readAddressCell } from './address';
import { readAmountCell } from './amount';
import { readDurationCell } from './duration';
import type { DateOrder } from './numeric-date';
import { readTimestamp } from './timestamp';
import { unreadable, type CellValue } from './value';
import { readChoice, readCount, readPercentages } from './counts-and-choices';

/** Columns whose amount can be 0: unlocks, and the first deposit of a Flow stream. */
const mayBeZero = (column: string) =>
  /^(cliff|unlock|firstUnlock|secondUnlock|initialDeposit)Amount$/.test(column);

/** Cleans one cell and reads its value by the kind of its column. */
export function readCell(
  raw: string,
  column: CsvColumn,
  decimals: number,
  notation: Notation,
  dates?: DateOrder,
): CellValue {
  const { text, findings } = cleanCell(raw);
  if (findings[0]?.code === 'cell-long') return { text: raw, findings };
  const verdict = readValue(text, column, decimals, notation, dates);
  if (findings.length === 0) return verdict;
  return { ...verdict, findings: [...findings, ...verdict.findings] };
}

function readValue(
  text: string,
  column: CsvColumn,
  decimals: number,
  notation: Notation,
  dates: DateOrder | undefined,
): CellValue {
  if (text === '') return unreadable(text, { code: 'cell-empty' });
  if (isFormula(text)) return unreadable(text, { code: 'formula' });
  switch (column.kind) {
    case 'address':
      return readAddressCell(text);
    case 'amount':
      return readAmountCell(text, decimals, mayBeZero(column.name), notation);
    case 'timestamp':
      return readTimestamp(text, dates);
    case 'duration':
      return readDurationCell(text);
    case 'positiveInteger':
      return readCount(text);
    case 'unlockPercentages':
      return readPercentages(text);
    case 'choice':
      return readChoice(text, column.choices ?? []);
  }
}
