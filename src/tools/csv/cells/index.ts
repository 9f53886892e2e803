import { cleanCell, isFormula } from '../text';
import type { CsvColumn, Notation } from '../types';
import { readAddress } from './address';
import { readAmount } from './amount';
import { readDuration } from './duration';
import { readTimestamp } from './timestamp';
import { bad, type Verdict } from './verdict';
import { readChoice, readCount, readPercentages } from './words';

/** Columns whose amount can be nothing: unlocks, and the first deposit of a Flow stream. */
const mayBeZero = (column: string) =>
  /^(cliff|unlock|firstUnlock|secondUnlock|initialDeposit)Amount$/.test(column);

/** Reads one cell: what surrounds the value first, then the value by the kind of its column. */
export function readCell(
  raw: string,
  column: CsvColumn,
  decimals: number,
  notation: Notation,
): Verdict {
  const { text, findings } = cleanCell(raw);
  if (findings[0]?.code === 'cell-long') return { text: raw, findings };
  const verdict = readValue(text, column, decimals, notation);
  if (findings.length === 0) return verdict;
  return { ...verdict, findings: [...findings, ...verdict.findings] };
}

function readValue(text: string, column: CsvColumn, decimals: number, notation: Notation): Verdict {
  if (text === '') return bad(text, { code: 'cell-empty' });
  if (isFormula(text)) return bad(text, { code: 'formula' });
  switch (column.kind) {
    case 'address':
      return readAddress(text);
    case 'amount':
      return readAmount(text, decimals, mayBeZero(column.name), notation);
    case 'timestamp':
      return readTimestamp(text);
    case 'duration':
      return readDuration(text);
    case 'positiveInteger':
      return readCount(text);
    case 'unlockPercentages':
      return readPercentages(text);
    case 'choice':
      return readChoice(text, column.choices ?? []);
  }
}
