// cspell:disable -- names of sums in many languages
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
function isSumLabel(cell: string): boolean {
  if (cell.length > 40 || isBlankCell(cell)) return false;
  const words = columnNameWords(cell);
  return words.length <= 3 && words.some((word) => SUM_WORDS.has(word));
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
