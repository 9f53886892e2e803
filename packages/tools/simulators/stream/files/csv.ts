import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { linkAmount } from '@sablier-docs/kit/inputs/amounts';
import { isoUtc } from '@sablier-docs/kit/calendar/iso-utc';
import { csvField } from '../../../csv/field';
import { boundariesOf, type PeriodUnit } from './periods';

/** Labels of the token and the stream in a file. */
export interface Labels {
  readonly decimals: number;
  /** The reader's own text; may be empty. */
  readonly shape: string;
}

const HEADER = ['stream', 'from_utc', 'to_utc', 'vested_in_period', 'vested_by_end', 'not_vested'];

/**
 * The amount that vests in each day, week, month or year (UTC) of a stream that is not canceled, as
 * CSV with a header. Amounts are whole tokens with a decimal point, exact and without separators. A
 * row counts up to the second in `to_utc`: the row that ends at 2027-01-01T00:00:00Z has the amount
 * by the end of 2026.
 * @returns null if the table would be too long or goes beyond the year 9999
 */
export function csvOf(stream: LockupStream, every: PeriodUnit, labels: Labels): string | null {
  const boundaries = boundariesOf(stream, every);
  if (!boundaries) return null;
  const print = (units: bigint) => linkAmount(units, labels.decimals);
  const rows = boundaries.slice(1).map((to, index) => {
    const from = boundaries[index] ?? stream.startTime;
    // The amount unlocked at the start belongs to the first period.
    const before = index === 0 ? 0n : streamedAmount(stream, from);
    const total = streamedAmount(stream, to);
    const amounts = [total - before, total, stream.deposit - total].map(print);
    return [labels.shape, isoUtc(from), isoUtc(to), ...amounts];
  });
  return [HEADER, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}
