import { clip } from '../cell-text';
import type { Finding } from '../types';
import { columnLabel } from './labels';
import type { FileColumn } from './pick';

const ADDRESS = /0x[0-9a-f]{40}$/;

/**
 * Rows that pay the one address that another column has in every row: the token, or who pays. A recipient there is most
 * likely a slip, and what a token's contract gets is lost.
 * @param left the columns of the file that are not taken
 * @param people the rows that are paid
 * @param at the place of the recipients
 */
export function paidSource(
  left: readonly FileColumn[],
  people: readonly (readonly string[])[],
  at: number,
): Finding[] {
  if (people.length < 2) return [];
  const addressIn = (row: readonly string[], place: number) =>
    ADDRESS.exec((row[place] ?? '').trim().toLowerCase())?.[0];
  const paid = new Set(people.map((row) => addressIn(row, at)));
  return left.flatMap((column) => {
    const [only, ...others] = new Set(people.map((row) => addressIn(row, column.at)));
    if (only === undefined || others.length > 0 || !paid.has(only)) return [];
    return [{ code: 'recipient-source', detail: `Column ${clip(columnLabel(column))}: ${only}.` }];
  });
}
