import { UNIT } from '@sablier-docs/protocol/unit';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type {
  DynamicStream,
  LinearStream,
  LockupStream,
  TranchedStream,
} from '@sablier-docs/protocol/lockup/types';
import { MAX_UINT128, MAX_UINT40, MAX_UINT64 } from '@sablier-docs/protocol/solidity-types';
import type { Random } from './random';

const byValue = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

const randomDeposit = (random: Random): bigint =>
  random.pick([
    () => random.magnitude(1n, MAX_UINT128),
    () => random.between(1n, 1_000n),
    () => random.between(MAX_UINT128 / 2n, MAX_UINT128),
    () => MAX_UINT128,
  ])();

// `count` distinct moments after `start`, ordered; spans from seconds to the whole of uint40.
function randomTimes(random: Random, start: bigint, count: number): bigint[] {
  const room = MAX_UINT40 - start;
  const span = random.magnitude(BigInt(count) * 2n, room);
  const times = new Set<bigint>();
  while (times.size < count) times.add(start + random.between(1n, span));
  return [...times].sort(byValue);
}

const randomStart = (random: Random): bigint =>
  random.pick([() => random.between(1n, 2n ** 31n), () => random.between(1n, 2n ** 39n)])();

// Parts of the deposit, some of them 0, that add up to it.
function split(random: Random, total: bigint, count: number): bigint[] {
  const cuts = Array.from({ length: count - 1 }, () =>
    random.chance(0.2) ? 0n : random.between(0n, total),
  ).sort(byValue);
  return [...cuts, total].map((cut, i) => cut - (cuts[i - 1] ?? 0n));
}

export function randomLinear(random: Random): LinearStream {
  const deposit = randomDeposit(random);
  const startTime = randomStart(random);
  const [first = 0n, last = 0n] = randomTimes(random, startTime, 2);
  const hasCliff = random.chance(0.5);
  const cliffTime = hasCliff ? first : 0n;
  const start = random.chance(0.5) ? random.magnitude(0n, deposit) : 0n;
  const cliff = hasCliff && random.chance(0.6) ? random.magnitude(0n, deposit - start) : 0n;
  const range = last - (hasCliff ? cliffTime : startTime);
  const granularity = random.pick([
    () => 1n,
    () => 1n,
    () => random.magnitude(1n, range),
    () => range,
  ])();
  return {
    model: 'linear',
    deposit,
    startTime,
    endTime: last,
    cliffTime,
    unlocks: { start, cliff },
    granularity,
  };
}

const randomExponent = (random: Random): bigint =>
  random.pick<() => bigint>([
    () => 0n,
    () => 1n,
    () => UNIT,
    () => MAX_UINT64,
    () => random.magnitude(1n, MAX_UINT64),
    () => random.between(0n, UNIT),
    () => random.between(0n, 18n) * UNIT,
    () => random.between(UNIT, MAX_UINT64),
  ])();

export function randomDynamic(random: Random): DynamicStream {
  const deposit = randomDeposit(random);
  const startTime = randomStart(random);
  const times = randomTimes(random, startTime, Number(random.between(1n, 6n)));
  const amounts = split(random, deposit, times.length);
  return {
    model: 'dynamic',
    deposit,
    startTime,
    segments: times.map((timestamp, i) => ({
      amount: amounts[i] ?? 0n,
      exponent: randomExponent(random),
      timestamp,
    })),
  };
}

export function randomTranched(random: Random): TranchedStream {
  const deposit = randomDeposit(random);
  const startTime = randomStart(random);
  const times = randomTimes(random, startTime, Number(random.between(1n, 8n)));
  const amounts = split(random, deposit, times.length);
  return {
    model: 'tranched',
    deposit,
    startTime,
    tranches: times.map((timestamp, i) => ({ amount: amounts[i] ?? 0n, timestamp })),
  };
}

export const randomStream = (random: Random): LockupStream =>
  random.pick<(random: Random) => LockupStream>([randomLinear, randomDynamic, randomTranched])(
    random,
  );

/** Timestamps worth testing: around every boundary of the stream, and random ones between. */
export function randomTimestamps(random: Random, stream: LockupStream, count: number): bigint[] {
  const { startTime } = stream;
  const end = endTimeOf(stream);
  const boundaries: [bigint, ...bigint[]] = [startTime, end];
  if (stream.model === 'linear') {
    const base = stream.cliffTime || startTime;
    const step = random.between(0n, (end - base) / (stream.granularity || 1n));
    boundaries.push(base, base + step * stream.granularity);
  } else {
    const parts = stream.model === 'dynamic' ? stream.segments : stream.tranches;
    boundaries.push(...parts.map(({ timestamp }) => timestamp));
  }
  return Array.from({ length: count }, () => {
    const time = random.chance(0.4)
      ? random.pick(boundaries) + random.between(-2n, 2n)
      : random.between(startTime, end);
    return time < 0n ? 0n : time > MAX_UINT40 ? MAX_UINT40 : time;
  });
}
