import { UNIT } from '../unit';
import { SECONDS_PER_DAY } from '../seconds';
import type { LinearStream, LockupModel, LockupStream, Tranche } from './types';

export interface LockupShape {
  /** The label that the app stores in the create event; `Shape.Lockup` of the `sablier` package. */
  readonly id: string;
  readonly title: string;
  readonly model: LockupModel;
  /** The first Lockup release that can create the shape. */
  readonly since: 'v1.0' | 'v1.2' | 'v2.0' | 'v4.0';
  /** The curve in one sentence. */
  readonly summary: string;
  /** A stream of this shape that v4.0 accepts, for a token of 18 decimals. */
  readonly example: () => LockupStream;
}

/** Every example starts at 2026-01-01 00:00 UTC. */
export const EXAMPLE_START = 1_767_225_600n;

const tokens = (count: bigint): bigint => count * UNIT;
const day = (count: bigint): bigint => EXAMPLE_START + count * SECONDS_PER_DAY;

const linear = (changes: Partial<LinearStream>): LinearStream => ({
  model: 'linear',
  deposit: tokens(100n),
  startTime: EXAMPLE_START,
  endTime: day(100n),
  cliffTime: 0n,
  unlocks: { start: 0n, cliff: 0n },
  granularity: 1n,
  ...changes,
});

const tranched = (tranches: readonly Tranche[]): LockupStream => ({
  model: 'tranched',
  deposit: tranches.reduce((sum, { amount }) => sum + amount, 0n),
  startTime: EXAMPLE_START,
  tranches,
});

const LINEAR_EXPONENT = UNIT;

/**
 * The shapes that have a name in the app, without the deprecated ones. Amounts and dates follow the
 * protocol's public examples, except where a comment says that the recipe is ours.
 */
export const LOCKUP_SHAPES = [
  {
    id: 'linear',
    title: 'Linear',
    model: 'linear',
    since: 'v1.0',
    summary: 'The same amount is released every second from start to end.',
    example: () => linear({}),
  },
  {
    id: 'linearUnlockLinear',
    title: 'Unlock Linear',
    model: 'linear',
    since: 'v2.0',
    summary: 'Part of the deposit is released at the start, the rest evenly until the end.',
    // The size of the start unlock is our choice.
    example: () => linear({ unlocks: { start: tokens(25n), cliff: 0n } }),
  },
  {
    id: 'cliff',
    title: 'Cliff',
    model: 'linear',
    since: 'v1.0',
    summary: 'Nothing before the cliff, an amount at once on that date, then an even flow.',
    example: () => linear({ cliffTime: day(25n), unlocks: { start: 0n, cliff: tokens(25n) } }),
  },
  {
    id: 'linearUnlockCliff',
    title: 'Unlock Cliff',
    model: 'linear',
    since: 'v2.0',
    summary: 'An amount at the start, a pause, an amount at the cliff, then an even flow.',
    example: () =>
      linear({ cliffTime: day(50n), unlocks: { start: tokens(25n), cliff: tokens(25n) } }),
  },
  {
    id: 'linearStepper',
    title: 'Unlock in Steps',
    model: 'linear',
    since: 'v4.0',
    summary: 'Equal amounts are released at equal intervals, and nothing in between.',
    example: () => linear({ granularity: 25n * SECONDS_PER_DAY }),
  },
  {
    id: 'linearTimelock',
    title: 'Linear Timelock',
    model: 'linear',
    since: 'v2.0',
    summary: 'Nothing until the end, then the whole deposit at once.',
    // Our recipe: one step as long as the stream. Granularity needs v4.0; a cliff one second before
    // the end that unlocks the whole deposit does nearly the same from v2.0.
    example: () => linear({ endTime: day(90n), granularity: 90n * SECONDS_PER_DAY }),
  },
  {
    id: 'dynamicExponential',
    title: 'Exponential',
    model: 'dynamic',
    since: 'v1.0',
    summary: 'Almost nothing at first, then faster and faster until the end.',
    example: () => ({
      model: 'dynamic',
      deposit: tokens(100n),
      startTime: EXAMPLE_START,
      segments: [{ amount: tokens(100n), exponent: 6n * UNIT, timestamp: day(100n) }],
    }),
  },
  {
    id: 'dynamicCliffExponential',
    title: 'Cliff Exponential',
    model: 'dynamic',
    since: 'v1.0',
    summary: 'Nothing before the cliff, an amount on that date, then faster and faster.',
    example: () => ({
      model: 'dynamic',
      deposit: tokens(100n),
      startTime: EXAMPLE_START,
      segments: [
        { amount: 0n, exponent: LINEAR_EXPONENT, timestamp: day(50n) - 1n },
        { amount: tokens(20n), exponent: LINEAR_EXPONENT, timestamp: day(50n) },
        { amount: tokens(80n), exponent: 6n * UNIT, timestamp: day(100n) },
      ],
    }),
  },
  {
    id: 'dynamicDoubleUnlock',
    title: 'Double Unlock',
    model: 'dynamic',
    since: 'v1.0',
    summary: 'Half of the deposit on one date, the other half on a later one.',
    // Our recipe: an empty segment for each wait, a segment of one second for each unlock.
    example: () => ({
      model: 'dynamic',
      deposit: tokens(100n),
      startTime: EXAMPLE_START,
      segments: [
        { amount: 0n, exponent: LINEAR_EXPONENT, timestamp: day(50n) - 1n },
        { amount: tokens(50n), exponent: LINEAR_EXPONENT, timestamp: day(50n) },
        { amount: 0n, exponent: LINEAR_EXPONENT, timestamp: day(100n) - 1n },
        { amount: tokens(50n), exponent: LINEAR_EXPONENT, timestamp: day(100n) },
      ],
    }),
  },
  {
    id: 'tranchedMonthly',
    title: 'Unlock Monthly',
    model: 'tranched',
    since: 'v1.2',
    summary: 'Twelve equal amounts, one every 30 days.',
    example: () =>
      tranched(
        Array.from({ length: 12 }, (_, month) => ({
          amount: tokens(10n),
          timestamp: day(30n * BigInt(month + 1)),
        })),
      ),
  },
  {
    id: 'tranchedBackweighted',
    title: 'Backweighted',
    model: 'tranched',
    since: 'v1.2',
    summary: 'One amount a year, each larger than the one before.',
    example: () =>
      tranched(
        [10n, 20n, 30n, 40n].map((share, year) => ({
          amount: tokens(share),
          timestamp: day(365n * BigInt(year + 1)),
        })),
      ),
  },
  {
    id: 'tranchedTimelock',
    title: 'Timelock',
    model: 'tranched',
    since: 'v1.2',
    summary: 'The whole deposit at once on the last day, and nothing before.',
    example: () => tranched([{ amount: tokens(100n), timestamp: day(90n) }]),
  },
] as const satisfies readonly LockupShape[];

export type LockupShapeId = (typeof LOCKUP_SHAPES)[number]['id'];
