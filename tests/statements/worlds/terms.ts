import fc from 'fast-check';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { LockupWorld } from '@sablier-docs/proofs/worlds/dimensions';
import { withTimes, type LockupOptions, type Segment, type Tranche } from '../chains/lockup';
import { DAY, HOUR, YEAR } from '../chains/units';

const UNIT = 10n ** 18n;

/** What is random in a world. Shares are in thousandths, so that a smaller number is a simpler one. */
export interface Terms {
  /** In the token's smallest unit. */
  readonly deposit: bigint;
  /** Seconds from the creation to the start, and from the start to the end. */
  readonly lead: bigint;
  readonly total: bigint;
  /** Share of the time that has passed at the moment `between`; what comes first is over by then. */
  readonly at: bigint;
  /** Share of the time at the cliff, or at the first tranche. */
  readonly cliff: bigint;
  /** Share of the deposit that a start unlock or the cliff releases. */
  readonly unlock: bigint;
  /** Tranches, segments, or steps of a granularity. */
  readonly parts: bigint;
  /** Of the dynamic curve, with 18 decimals. */
  readonly exponent: bigint;
  /** Share of what is withdrawable, where a part is withdrawn. */
  readonly taken: bigint;
  /** Seconds since the end at the moment `after`. */
  readonly late: bigint;
}

const between = (min: bigint, max: bigint) => fc.bigInt({ min, max });

/** Any amount and dates at which each part of a stream has something to release. */
export const termsOf = ({ token }: { readonly token: string }): fc.Arbitrary<Terms> =>
  fc.record({
    deposit: token === 'whole' ? between(10_000n, 10n ** 9n) : between(10_000n, 10n ** 27n),
    lead: between(HOUR, 30n * DAY),
    total: between(10n * HOUR, 4n * YEAR),
    at: between(350n, 950n),
    cliff: between(50n, 300n),
    unlock: between(50n, 300n),
    parts: between(4n, 12n),
    exponent: fc.constantFrom(UNIT, 2n * UNIT, 3n * UNIT, UNIT / 2n, (UNIT * 5n) / 3n),
    taken: between(100n, 900n),
    late: between(0n, YEAR),
  });

const share = (whole: bigint, thousandths: bigint) => (whole * thousandths) / 1_000n;

/** Equal parts, the last of which takes what division leaves. */
function equal(whole: bigint, count: bigint): bigint[] {
  const each = whole / count;
  return Array.from({ length: Number(count) }, (_, at) =>
    at === Number(count) - 1 ? whole - each * (count - 1n) : each,
  );
}

/** A stream of a model and a shape: what `open` takes, and the second of its cliff, 0 for none. */
export function scheduleOf(
  { model, shape }: Pick<LockupWorld, 'model' | 'shape'>,
  terms: Terms,
  start: bigint,
): { options: LockupOptions; cliffTime: bigint } {
  const { deposit, total, parts, exponent } = terms;
  const wait = share(total, terms.cliff);
  const first = share(deposit, terms.unlock);
  const cliffTime = shape === 'cliff' ? start + wait : 0n;
  const common = { start, cliffTime };
  const rest = deposit - first;
  const with_ = (options: LockupOptions) => ({ options: { start, ...options }, cliffTime });
  if (model === 'priceGated') return with_({ deposit, total, targetPrice: TARGET });
  if (model === 'dynamic') {
    const segments: Readonly<Record<string, readonly Segment[]>> = {
      unlock: [
        [first, UNIT, 1n],
        [rest, exponent, total - 1n],
      ],
      // Nothing, then all that the cliff releases within its second.
      cliff: [
        [0n, UNIT, wait - 1n],
        [first, UNIT, 1n],
        [rest, exponent, total - wait],
      ],
    };
    return with_({ segments: segments[shape] ?? [[deposit, exponent, total]] });
  }
  if (model === 'tranched') {
    const before = shape === 'unlock' ? 1n : wait;
    const durations = equal(total - before, parts);
    const tranches = equal(rest, parts).map((amount, at): Tranche => [amount, durations[at] ?? 0n]);
    return with_({ tranches: [[first, before], ...tranches] });
  }
  return with_({
    deposit,
    total,
    cliff: common.cliffTime === 0n ? 0n : wait,
    unlocks: {
      start: shape === 'unlock' ? first : 0n,
      cliff: shape === 'cliff' ? first : 0n,
    },
    granularity: shape === 'steps' ? total / parts : 1n,
  });
}

/** With 8 decimals; the feed begins below it. */
export const TARGET = 4_000_00000000n;

/** The same stream as the arithmetic of the protocol's package takes it; none of a price. */
export function streamOf(
  options: LockupOptions,
  deposit: bigint,
  cliffTime: bigint,
): LockupStream | undefined {
  const { start: startTime = 0n, total = 0n, segments, tranches, granularity = 1n } = options;
  if (options.targetPrice !== undefined) return undefined;
  if (segments)
    return { model: 'dynamic', deposit, startTime, segments: withTimes(startTime, segments) };
  if (tranches)
    return { model: 'tranched', deposit, startTime, tranches: withTimes(startTime, tranches) };
  const unlocks = options.unlocks ?? { start: 0n, cliff: 0n };
  const endTime = startTime + total;
  return { model: 'linear', deposit, startTime, endTime, cliffTime, unlocks, granularity };
}
