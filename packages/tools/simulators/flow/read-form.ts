import { ratePerSecond, ratePerSecondAtLeast } from '@sablier-docs/protocol/flow/rate';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import {
  MAX_DECIMALS,
  readDecimals,
  readOptionalTypedAmount,
  readTypedAmount,
} from '@sablier-docs/kit/inputs/amounts';
import { readDecimal } from '@sablier-docs/kit/inputs/numbers';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { PERIODS, type FlowField, type FlowForm } from './form';

/** The values of the form; null for each text that cannot be read. */
export interface FlowReading {
  readonly decimals: number | null;
  /** Token units per period; also null if the reader enters the rate. */
  readonly amount: bigint | null;
  /** Length of the period. */
  readonly seconds: bigint | null;
  /** UD21x18, above 0. */
  readonly rate: bigint | null;
  readonly deposit: bigint | null;
  /** Unix second at which the debt begins. */
  readonly start: bigint | null;
  /** The argument of the contract: 0 for the time of the block. */
  readonly startTime: bigint | null;
  readonly at: bigint | null;
  readonly problems: ReadonlyMap<FlowField, string>;
}

const MAX_DAYS = MAX_UINT40 / SECONDS_PER_DAY;

/** Reads a whole number of days, at least one, as seconds. */
export function readDays(text: string): Parsed<bigint> {
  const trimmed = text.trim();
  const days = /^\d{1,9}$/.test(trimmed) ? BigInt(trimmed) : 0n;
  if (days >= 1n && days <= MAX_DAYS) return { value: days * SECONDS_PER_DAY };
  return { problem: `Enter a whole number of days from 1 to ${MAX_DAYS}.` };
}

const AS_STORED =
  'Enter the stored number, without a point: 1 token per second is 1000000000000000000.';

/** Reads a rate in the contract's format. */
export function readFlowRate(text: string): Parsed<bigint> {
  if (text.trim() === '') return { problem: AS_STORED };
  const parsed = readDecimal(text, 0, { tooFine: () => AS_STORED });
  if (!isRead(parsed)) return parsed;
  const { value } = parsed;
  if (value === 0n) return { problem: 'Enter a rate above 0: a stream with rate 0 is paused.' };
  if (value > MAX_UINT128) return { problem: `Enter at most ${MAX_UINT128}, the largest UD21x18.` };
  return { value };
}

/** The rate of an amount per period. */
function rateOf(
  amount: bigint,
  decimals: number,
  seconds: bigint,
  round: 'down' | 'up',
): Parsed<bigint> {
  const compute = round === 'up' ? ratePerSecondAtLeast : ratePerSecond;
  try {
    const value = compute(amount, decimals, seconds);
    if (value > 0n) return { value };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'Lower the amount or lengthen the period: the rate does not fit UD21x18.' };
  }
  const remedy = amount === 0n ? 'Enter an amount above 0' : 'Raise the amount, or round up';
  return { problem: `${remedy}: the rate comes out as 0, and such a stream is paused.` };
}

/**
 * Reads the texts of the form that its direction uses.
 * @param now Unix second that a start of 0 stands for, as in the contract
 */
export function readFlow(form: FlowForm, now = 0n): FlowReading {
  const problems = new Map<FlowField, string>();
  const take = <T>(field: FlowField, parsed: Parsed<T>): T | null => {
    if (isRead(parsed)) return parsed.value;
    problems.set(field, parsed.problem);
    return null;
  };
  const decimals = take('decimals', readDecimals(form.decimals));
  const places = decimals ?? MAX_DECIMALS;
  const seconds =
    form.period === 'own' ? take('days', readDays(form.days)) : PERIODS[form.period].seconds;
  const amount =
    form.from === 'amount' ? take('amount', readTypedAmount(form.amount, places)) : null;
  const rate = ((): bigint | null => {
    if (form.from === 'rate') return take('rate', readFlowRate(form.rate));
    if (amount === null || decimals === null || seconds === null) return null;
    return take('amount', rateOf(amount, decimals, seconds, form.round));
  })();
  const deposit = take('deposit', readOptionalTypedAmount(form.deposit, places));
  const startTime = take('start', readTime(form.start));
  const start = startTime === 0n ? now : startTime;
  const at = take('at', readTime(form.at, start ?? 0n));
  return { decimals, amount, seconds, rate, deposit, start, startTime, at, problems };
}
