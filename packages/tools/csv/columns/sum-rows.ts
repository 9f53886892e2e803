// cspell:disable -- names of sums in many languages
import { readingsOf } from '@sablier-docs/kit/inputs/numbers';
import { isBlankCell } from '../cell-text';
import { joined, columnNameWords } from './words';

/** Words with which sheets mark the row that adds the others up. */
const SUM_WORDS = new Set(
  [
    'total',
    'totals',
    'sum',
    'subtotal',
    'summe',
    'gesamt',
    'gesamtsumme',
    'zwischensumme',
    'somme',
    'totaux',
    'suma',
    'soma',
    'somma',
    'totale',
    'totaal',
    'totali',
    'totales',
    'totais',
    'toplam',
    'razem',
    'итого',
    'всего',
    'итог',
    'сумма',
    'разом',
    'усього',
    '合计',
    '總計',
    '总计',
    '合計',
    '小计',
    '小計',
    '総計',
    '합계',
    '총계',
    '총합',
  ].map(joined),
);

/** Whether a cell is the name of a sum, such as `Total`, `Grand total:` or `Summe USDC`. */
export function isSumLabel(cell: string): boolean {
  if (cell.length > 40 || isBlankCell(cell)) return false;
  const words = columnNameWords(cell);
  return words.length <= 3 && words.some((word) => SUM_WORDS.has(word));
}

/** A sum of fewer others is as likely a payment: 100, 200 and 300. */
const LEAST_OTHERS = 3;

/** An amount for comparisons; 0 if it cannot be read. */
function roughly(cell: string): number {
  const plain = Number(cell);
  if (!Number.isNaN(plain)) return plain;
  const { point, comma } = readingsOf(cell);
  return Number(point ?? comma ?? 0);
}

/**
 * Whether the first or the last of some amounts adds the others up, as in a sheet whose sum has the address
 * that pays; its place, or null.
 */
export function sumOfOthersAt(amounts: readonly string[]): number | null {
  if (amounts.length <= LEAST_OTHERS) return null;
  const numbers = amounts.map(roughly);
  const half = numbers.reduce((sum, number) => sum + number, 0) / 2;
  const isHalf = (at: number) => half > 0 && Math.abs((numbers[at] ?? 0) / half - 1) < 1e-12;
  return [amounts.length - 1, 0].find(isHalf) ?? null;
}

/**
 * The label of a row that adds the others up: it names no recipient and is called a total. Null for
 * any other row.
 * @param address position of the recipient
 */
export function sumLabelIn(row: readonly string[], address: number): string | null {
  const recipient = row[address] ?? '';
  if (isSumLabel(recipient)) return recipient.trim();
  if (!isBlankCell(recipient)) return null;
  return row.find(isSumLabel)?.trim() ?? null;
}
