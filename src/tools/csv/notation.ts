import { readingsOf } from '../inputs/numbers';
import { isBlankCell } from './text';

/**
 * Whether a point before three digits may mean thousands in this file: its columns are not separated
 * by commas, an amount has a decimal comma, or no amount with a point is one in one way only.
 * @param amounts the cells of the columns with amounts
 */
export function isDoubtful(delimiter: string, amounts: Iterable<string>): boolean {
  if (delimiter !== ',') return true;
  let isOpen = false;
  let isSettled = false;
  for (const cell of amounts) {
    // Digits alone tell nothing, and there may be a million of them.
    if (isBlankCell(cell) || /^[0-9]+$/.test(cell)) continue;
    const { point, comma } = readingsOf(cell);
    if (point === null && comma !== null) return true;
    if (!cell.includes('.') || point === null) continue;
    if (comma === null) isSettled = true;
    else if (comma !== point) isOpen = true;
  }
  return isOpen && !isSettled;
}

/** `1.000 = 1 or 1000?`, or `0,5 = 0.5?` where only one notation has such a number. */
export function questionOf(text: string): string {
  const { point, comma } = readingsOf(text);
  const readings = text.includes('.') ? [point, comma] : [comma, point];
  return `${text} = ${readings.filter((reading) => reading !== null).join(' or ')}?`;
}
