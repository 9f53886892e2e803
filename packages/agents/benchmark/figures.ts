import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';

/** Released of 1,000 units from 1000 to 2000 with a cliff at 1250: after a cliff the line begins at the cliff. */
export const lockupShapeAt = (time: bigint): bigint =>
  streamedAmount(
    {
      model: 'linear',
      deposit: 1000n,
      startTime: 1000n,
      endTime: 2000n,
      cliffTime: 1250n,
      unlocks: { start: 0n, cliff: 0n },
      granularity: 1n,
    },
    time,
  );
