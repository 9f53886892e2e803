import { readingsOf } from '@sablier-docs/kit/inputs/numbers';
import { isBlankCell } from './cell-text';
import type { Notation } from './types';

/** What the amounts of a file show of its decimal sign. */
interface Signs {
  /** Whether an amount can be read after this sign alone. */
  point: boolean;
  comma: boolean;
  /** Whether an amount with this sign can be read in two ways. */
  isPointOpen: boolean;
  isCommaOpen: boolean;
}

function signsOf(amounts: Iterable<string>): Signs {
  const signs = { point: false, comma: false, isPointOpen: false, isCommaOpen: false };
  for (const cell of amounts) {
    // Plain digits reveal nothing, and there may be a million such cells.
    if (isBlankCell(cell) || /^[0-9]+$/.test(cell)) continue;
    const { point, comma } = readingsOf(cell);
    if (point === null) signs.comma ||= comma !== null;
    else if (comma === null) signs.point = true;
    else if (point !== comma) signs[cell.includes('.') ? 'isPointOpen' : 'isCommaOpen'] = true;
  }
  return signs;
}

/**
 * The notation of a file, as far as it reveals it. Where columns are not separated by commas, one amount with
 * a decimal comma settles it, unless another has a point or is open itself. A point before three digits may
 * separate thousands there, beside a decimal comma, and where every amount with a point is so.
 * @param amounts the cells of the amount columns
 */
export function notationIn(delimiter: string, amounts: Iterable<string>): Notation {
  const signs = signsOf(amounts);
  if (signs.comma && signs.point) return 'mixed';
  if (delimiter !== ',') return signs.comma && !signs.isCommaOpen ? 'comma' : 'unknown';
  return signs.comma || (signs.isPointOpen && !signs.point) ? 'unknown' : 'template';
}

/** `1.000 = 1 or 1000?`, or `0,5 = 0.5?` if the number is valid in only one notation. */
export function readingsText(text: string): string {
  const { point, comma } = readingsOf(text);
  const readings = text.includes('.') ? [point, comma] : [comma, point];
  return `${text} = ${readings.filter((reading) => reading !== null).join(' or ')}?`;
}
