import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream } from '@sablier-docs/protocol/lockup/validate';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { chainOfAnvil } from '@sablier-docs/testing/anvil-chain';
import { deployLockupHelpers } from '@sablier-docs/testing/lockup-helpers';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { randomStream } from '@sablier-docs/testing/random-stream';

/* The first problem that `validateStream` reports against the error the published code reverts with. */

let anvil: Anvil;
let contractError: Awaited<ReturnType<typeof deployLockupHelpers>>;

beforeAll(async () => {
  anvil = await startAnvil();
  contractError = await deployLockupHelpers(chainOfAnvil(anvil));
});

afterAll(() => anvil?.stop());

const nudge = (random: Random, value: bigint): bigint => {
  const moved = value + random.between(-1n, 1n);
  return moved < 0n ? 0n : moved;
};

const damagedAmount = (random: Random, amount: bigint): bigint =>
  random.pick([amount, amount, nudge(random, amount) & MAX_UINT128, MAX_UINT128]);

// Swaps, equates or drops the parts of a stream, or leaves them alone.
function damagedParts<T extends { amount: bigint; timestamp: bigint }>(
  random: Random,
  parts: readonly T[],
  startTime: bigint,
): T[] {
  if (random.chance(0.1)) return [];
  return parts.map((part, index) => {
    const before = parts[index - 1]?.timestamp ?? startTime;
    const timestamp = random.chance(0.1) ? nudge(random, before) : part.timestamp;
    const amount = random.chance(0.1) ? damagedAmount(random, part.amount) : part.amount;
    return { ...part, amount, timestamp };
  });
}

function damaged(random: Random, stream: LockupStream): LockupStream {
  const startTime = random.chance(0.1) ? 0n : stream.startTime;
  const deposit = random.pick([
    stream.deposit,
    stream.deposit,
    stream.deposit,
    0n,
    nudge(random, stream.deposit) & MAX_UINT128,
  ]);
  if (stream.model === 'dynamic') {
    const segments = damagedParts(random, stream.segments, stream.startTime);
    return { ...stream, startTime, deposit, segments };
  }
  if (stream.model === 'tranched') {
    const tranches = damagedParts(random, stream.tranches, stream.startTime);
    return { ...stream, startTime, deposit, tranches };
  }
  const { cliffTime, endTime, granularity, unlocks } = stream;
  return {
    ...stream,
    startTime,
    deposit,
    cliffTime: random.pick([cliffTime, cliffTime, 0n, stream.startTime, endTime]),
    endTime: random.pick([endTime, endTime, stream.startTime, cliffTime || endTime]),
    granularity: random.pick([granularity, 0n, endTime - (cliffTime || stream.startTime) + 1n]),
    unlocks: {
      start: damagedAmount(random, unlocks.start),
      cliff: damagedAmount(random, unlocks.cliff),
    },
  };
}

test('every named shape is accepted', async () => {
  for (const { id, example } of LOCKUP_SHAPES) {
    const stream: LockupStream = example();
    expect(validateStream(stream), id).toEqual([]);
    expect(await contractError(stream), id).toBeUndefined();
  }
});

test('the first problem is the error that LockupHelpers reverts with', async () => {
  const random = createRandom(0x44n);
  const streams = Array.from({ length: 1_500 }, () => damaged(random, randomStream(random)));
  const errors = await Promise.all(streams.map((stream) => contractError(stream)));
  const counts = new Map<string, number>();
  streams.forEach((stream, i) => {
    expect(validateStream(stream)[0]?.error, `stream ${i}`).toBe(errors[i]);
    const name = errors[i] ?? 'accepted';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  // 16 errors of LockupHelpers, the panic, and acceptance: every branch was taken.
  expect(counts.size).toBe(18);
  console.log(`${streams.length} verdicts equal to LockupHelpers:`, Object.fromEntries(counts));
});
