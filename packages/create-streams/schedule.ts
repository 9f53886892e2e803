import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LinearStream } from '@sablier-docs/protocol/lockup/types';
import type { Answers } from './answers';
import { linearTerms, SHARES } from './terms';

/** What a stream of the schedule has released some seconds after its start, in the unit of the deposit. */
export function releasedAfter(answers: Answers, deposit: bigint, seconds: bigint): bigint {
  const { cliff, total, startShare, cliffShare, granularity } = linearTerms(answers);
  const startTime = 1n;
  const stream: LinearStream = {
    model: 'linear',
    deposit,
    startTime,
    endTime: startTime + total,
    granularity,
    cliffTime: cliff === 0n ? 0n : startTime + cliff,
    unlocks: { start: (deposit * startShare) / SHARES, cliff: (deposit * cliffShare) / SHARES },
  };
  return streamedAmount(stream, startTime + seconds);
}
