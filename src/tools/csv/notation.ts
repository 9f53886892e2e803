import { isBlankCell } from './text';

/** `1.000` and `12.500`: one group of three digits, which may be decimals or thousands. */
export const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/;
export const ONE_COMMA = /^[1-9]\d{0,2},\d{3}$/;

/** A decimal comma, or points between thousands: nobody who writes a decimal point writes these. */
const FOREIGN = /,\d{1,2}$|,\d{4,}$|\d\.\d{3}(?:\.\d{3})+$|\d\.\d{3},\d+$/;

/** So many amounts that all look like thousands are no accident. */
const ENOUGH = 2;

/**
 * Whether a point before three digits may mean thousands in this file: its columns are not separated
 * by commas, an amount has a decimal comma, or every amount with a point has three digits after it.
 * @param amounts the cells of the columns with amounts
 */
export function isDoubtful(delimiter: string, amounts: Iterable<string>): boolean {
  if (delimiter !== ',') return true;
  let grouped = 0;
  let isSettled = false;
  for (const cell of amounts) {
    if (isBlankCell(cell)) continue;
    const text = cell.trim();
    if (FOREIGN.test(text)) return true;
    if (ONE_POINT.test(text)) grouped += 1;
    else if (text.includes('.')) isSettled = true;
  }
  return !isSettled && grouped >= ENOUGH;
}

/** What an amount with one group of three digits means in either notation, without other signs. */
export function readingsOf(text: string): Record<'point' | 'comma', string> {
  const [whole = '', group = ''] = text.split(/[.,]/);
  const fraction = group.replace(/0+$/, '');
  const asDecimals = fraction ? `${whole}.${fraction}` : whole;
  const asThousands = whole + group;
  return text.includes('.')
    ? { point: asDecimals, comma: asThousands }
    : { point: asThousands, comma: asDecimals };
}

/** `1.000 = 1 or 1000?` */
export function questionOf(text: string): string {
  const { point, comma } = readingsOf(text);
  return text.includes('.') ? `${text} = ${point} or ${comma}?` : `${text} = ${comma} or ${point}?`;
}
