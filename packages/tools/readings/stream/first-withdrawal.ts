import type { DeskRelease } from '../contracts/types';
import { computeLockup, lockupStream } from './compute-lockup';
import type { StreamResults } from './results';

const DAY = 86_400n;

/**
 * The time from which something of a stream can be withdrawn that pays nothing in the block that was read, in Unix
 * seconds; null for one that depends on a price, is over, or pays something already.
 */
export function firstWithdrawal(release: DeskRelease, results: StreamResults): bigint | null {
  const { time } = results;
  if (release.product !== 'lockup' || time === null) return null;
  try {
    const stream = lockupStream(release, results);
    if (!stream) return null;
    const pays = (at: bigint) => {
      const amount = computeLockup(release, results, at)?.withdrawableAmountOf;
      return typeof amount === 'bigint' && amount > 0n;
    };
    if (pays(time)) return null;
    const later = momentsOf(stream).filter((at) => at > time);
    // A stream that begins to flow pays its first unit a little later.
    return later.find((at) => pays(at) || pays(at + DAY)) ?? null;
  } catch {
    // Impossible results are not used.
    return null;
  }
}

/** The times at which a stream begins to pay, or pays a part, in order. */
function momentsOf(stream: NonNullable<ReturnType<typeof lockupStream>>): bigint[] {
  switch (stream.model) {
    case 'linear':
      return [stream.startTime, ...(stream.cliffTime > 0n ? [stream.cliffTime] : [])];
    case 'dynamic':
      return [stream.startTime, ...stream.segments.map(({ timestamp }) => timestamp)];
    case 'tranched':
      return stream.tranches.map(({ timestamp }) => timestamp);
    default:
      return [];
  }
}
