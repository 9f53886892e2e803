import { readingsOf } from '@sablier-docs/kit/inputs/numbers';
import { isBlankCell } from './cell-text';

/**
 * Whether a point before three digits may be a thousands separator in this file: its columns are
 * not separated by commas, an amount has a decimal comma, or every amount with a point is
 * ambiguous.
 * @param amounts the cells of the amount columns
 */
export function hasDoubtfulPoint(delimiter: string, amounts: Iterable<string>): boolean {
  if (delimiter !== ',') return true;
  let isOpen = false;
  let isSettled = false;
  for (const cell of amounts) {
    // Plain digits reveal nothing, and there may be a million such cells.
    if (isBlankCell(cell) || /^[0-9]+$/.test(cell)) continue;
    const { point, comma } = readingsOf(cell);
    if (point === null && comma !== null) return true;
    if (!cell.includes('.') || point === null) continue;
    if (comma === null) isSettled = true;
    else if (comma !== point) isOpen = true;
  }
  return isOpen && !isSettled;
}

/** `1.000 = 1 or 1000?`, or `0,5 = 0.5?` if the number is valid in only one notation. */
export function readingsText(text: string): string {
  const { point, comma } = readingsOf(text);
  const readings = text.includes('.') ? [point, comma] : [comma, point];
  return `${text} = ${readings.filter((reading) => reading !== null).join(' or ')}?`;
}
