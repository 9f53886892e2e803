import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import type { Verdict } from './types';

/** Null when both values are equal; otherwise a sentence with both. */
export const same = (what: string, found: unknown, wanted: unknown): Verdict =>
  String(found) === String(wanted) ? null : `Expected ${what} to be ${wanted}, found ${found}.`;

export const sameAddress = (what: string, found: unknown, wanted: string): Verdict =>
  same(what, String(found).toLowerCase(), wanted.toLowerCase());

export const addressOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Compares the number of an enum member with the name of a status. */
export function status(product: 'Lockup' | 'Flow', found: unknown, wanted: string): Verdict {
  const names: readonly string[] = product === 'Lockup' ? LOCKUP_STATUSES : FLOW_STATUSES;
  return same('the status', names[Number(found)], wanted);
}
