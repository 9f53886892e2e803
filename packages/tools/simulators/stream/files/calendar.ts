import { formatAmount } from '@sablier-docs/protocol/amount';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { calendarFile, stableId } from '@sablier-docs/kit/calendar/calendar-file';
import { LAST_DATE } from '@sablier-docs/kit/calendar/iso-utc';
import type { Labels } from './csv';
import { scheduleEvents } from './events';

const SAYS =
  'Computed by the stream simulator for a stream that nobody cancels. Amounts are before withdrawals.';

/**
 * The dates of a stream that is not canceled as a calendar file.
 * @param now Unix seconds of the file's creation
 * @returns null if the stream ends after the year 9999, which the format cannot represent
 */
export function calendarOf(stream: LockupStream, labels: Labels, now: bigint): string | null {
  if (endTimeOf(stream) > LAST_DATE) return null;
  const { decimals, shape } = labels;
  const print = (units: bigint) => formatAmount(units, decimals);
  const id = stableId([stream, shape]);
  const name = shape === '' ? '' : ` (${shape})`;
  const events = scheduleEvents(stream).map(({ time, what, vested }, index) => ({
    uid: `${id}-${index}@stream-simulator`,
    time,
    summary: `${what}: ${print(vested)} of ${print(stream.deposit)} tokens vested${name}`,
    description: SAYS,
  }));
  return calendarFile(events, 'Stream simulator', now);
}
