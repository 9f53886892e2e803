import { UNIT } from '@sablier-docs/protocol/unit';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { simulatorTerms } from '@sablier-docs/protocol/lockup/simulator-terms';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { linkAmount } from '@sablier-docs/kit/inputs/amounts';
import { shortDuration } from '@sablier-docs/kit/inputs/durations';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import type { DeskRelease } from '../contracts/types';
import { lockupStream } from './compute-lockup';
import { decimalsOf, type StreamResults } from './results';

const SIMULATOR = '/concepts/lockup/stream-shapes#stream-simulator';
/** The simulator has room for as many segments or tranches. */
const MOST_PARTS = 50;

/**
 * The link that opens a stream in the simulator, as it was read; null for one that the simulator does not compute, or
 * that was not read in full.
 */
export function simulatorLink(release: DeskRelease, results: StreamResults): string | null {
  const decimals = decimalsOf(results);
  if (release.product !== 'lockup' || decimals === null || decimals > 18) return null;
  try {
    const stream = lockupStream(release, results);
    return stream && SIMULATOR + queryOf(stream, decimals, results.time);
  } catch (error) {
    // What is missing or makes no sense opens nothing.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function queryOf(stream: LockupStream, decimals: number, now: bigint | null): string {
  const { model, deposit, startTime } = stream;
  refuseOtherCounts(stream);
  const amount = (units: bigint) => linkAmount(units, decimals);
  const exponent = (value: bigint) => linkAmount(value, String(UNIT).length - 1);
  const time = (at: bigint) => {
    if (at < startTime) throw new RangeError('A time is before the start.');
    return shortDuration(at - startTime);
  };
  const end = endTimeOf(stream);
  const at = now === null || now < startTime ? startTime : now < end ? now : end;
  return writeQuery([
    ['model', model],
    ['decimals', String(decimals)],
    ['deposit', amount(deposit)],
    ['start', String(startTime)],
    ...simulatorTerms(stream, { amount, exponent, time, duration: shortDuration }),
    ['shape', ''],
    ['at', time(at)],
  ]);
}

function refuseOtherCounts(stream: LockupStream): void {
  if (stream.model === 'linear') return;
  const { length } = stream.model === 'dynamic' ? stream.segments : stream.tranches;
  if (length === 0 || length > MOST_PARTS) throw new RangeError('Too many parts.');
}
