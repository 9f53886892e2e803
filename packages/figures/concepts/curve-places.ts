import { sampleCurve } from '@sablier-docs/protocol/lockup/curve';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { placeOf, type Place } from '../drawing/Timeline';

const POINTS = 48;

/** The places of a curve in a drawing whose axis goes from second 0 to the end of the stream. */
export function curvePlaces(stream: LockupStream): Place[] {
  const end = endTimeOf(stream);
  return sampleCurve(stream, POINTS).map(({ timestamp, amount }) =>
    placeOf(timestamp, end, amount, stream.deposit),
  );
}
