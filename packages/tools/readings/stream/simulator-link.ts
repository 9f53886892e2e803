import { UNIT } from '@sablier-docs/protocol/fixed-point';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
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
  const amount = (units: bigint) => linkAmount(units, decimals);
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
    ...partsOf(stream, amount, time),
    ['shape', ''],
    ['at', time(at)],
  ]);
}

function partsOf(
  stream: LockupStream,
  amount: (units: bigint) => string,
  time: (at: bigint) => string,
): [string, string][] {
  if (stream.model === 'linear') {
    const { endTime, cliffTime, unlocks, granularity } = stream;
    return [
      ['end', time(endTime)],
      ['cliff', cliffTime === 0n ? '' : time(cliffTime)],
      ['unlock', amount(unlocks.start)],
      ['cliffUnlock', amount(unlocks.cliff)],
      ['step', shortDuration(granularity)],
    ];
  }
  const rows =
    stream.model === 'dynamic'
      ? stream.segments.map((one) => [
          amount(one.amount),
          linkAmount(one.exponent, String(UNIT).length - 1),
          time(one.timestamp),
        ])
      : stream.tranches.map((one) => [amount(one.amount), time(one.timestamp)]);
  if (rows.length === 0 || rows.length > MOST_PARTS) throw new RangeError('Too many parts.');
  return [['rows', rows.map((cells) => cells.join('_')).join('-')]];
}
