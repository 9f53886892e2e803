import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { SECONDS_PER_MINUTE } from '@sablier-docs/protocol/seconds';
import type { SimulatorForm } from './form';

/**
 * A notice about a stream with dates in the past, which the contract accepts; null for other
 * streams.
 * @param now in Unix seconds
 */
export function pastNotice(stream: LockupStream, now: bigint): string | null {
  if (endTimeOf(stream) <= now) {
    return 'The end is in the past: the recipient can withdraw the whole deposit at once, and you cannot cancel.';
  }
  if (stream.startTime >= now) return null;
  return 'The start is in the past: what the curve has released by then can be withdrawn at once.';
}

/** The form with a start at the next full minute; relative times move along. */
export const startNow = (form: SimulatorForm, now: bigint): SimulatorForm => ({
  ...form,
  start: formatUtc((now / SECONDS_PER_MINUTE + 1n) * SECONDS_PER_MINUTE),
});
