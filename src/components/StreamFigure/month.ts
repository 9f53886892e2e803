import { streamedAmount } from '@site/src/protocol/lockup/streamed-amount';
import type { LinearStream } from '@site/src/protocol/lockup/types';
import { UNIT } from '@site/src/protocol/fixed-point';

/** 3,000 tokens of 18 decimals, released evenly over the calendar month (UTC) that holds `now`. */
export function monthlyStream(now: Date): LinearStream {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) / 1000;
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) / 1000;
  return {
    model: 'linear',
    deposit: 3000n * UNIT,
    startTime: BigInt(start),
    endTime: BigInt(end),
    cliffTime: 0n,
    unlocks: { start: 0n, cliff: 0n },
    granularity: 1n,
  };
}

export interface Reading {
  streamed: bigint;
  deposit: bigint;
  /** Share released, 0 to 1. */
  share: number;
}

/** What the contract of the monthly stream would answer at `now`, to the second. */
export function readMonth(now: Date): Reading {
  const stream = monthlyStream(now);
  const streamed = streamedAmount(stream, BigInt(Math.floor(now.getTime() / 1000)));
  return {
    streamed,
    deposit: stream.deposit,
    share: Number((streamed * 1_000_000n) / stream.deposit) / 1_000_000,
  };
}
