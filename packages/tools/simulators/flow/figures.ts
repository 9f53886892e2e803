import {
  coveredDebt,
  depletionTime,
  FlowError,
  ongoingDebtScaled,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { amountPerDuration } from '@sablier-docs/protocol/flow/rate';
import { scaleFactor } from '@sablier-docs/protocol/flow/scale';
import { flowStatus, type FlowStatus } from '@sablier-docs/protocol/flow/status';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import type { FlowReading } from './read-form';

/** The amount that a rate pays in one period. */
export interface Rounding {
  /** Token units owed after exactly one period. */
  readonly owed: bigint;
  /**
   * With 18 decimals: the excess of the period's payment over the requested amount; negative if
   * below it.
   */
  readonly errorScaled: bigint;
}

/** Compares the amount that the rate pays in `seconds` with the requested token units. */
export function roundingOf(
  amount: bigint,
  decimals: number,
  seconds: bigint,
  rate: bigint,
): Rounding {
  return {
    owed: amountPerDuration(rate, decimals, seconds),
    errorScaled: rate * seconds - amount * scaleFactor(decimals),
  };
}

/**
 * The stream that the form describes, after `create` and one deposit; null if a field cannot be
 * read.
 */
export function streamOf(reading: FlowReading): FlowStream | null {
  const { decimals, rate, deposit, start } = reading;
  if (decimals === null || rate === null || deposit === null || start === null) return null;
  return {
    balance: deposit,
    ratePerSecond: rate,
    snapshotTime: start,
    snapshotDebtScaled: 0n,
    tokenDecimals: decimals,
    isVoided: false,
  };
}

/** When the debt first exceeds the balance. */
export type Depletion =
  | { readonly kind: 'at'; readonly time: bigint }
  /** A Unix second beyond uint40, the protocol's type of timestamps. */
  | { readonly kind: 'beyond'; readonly time: bigint }
  | { readonly kind: 'empty' };

/** The depletion of a stream, from its snapshot on, at which nothing is owed. */
export function depletionOf(stream: FlowStream): Depletion {
  try {
    const time = depletionTime(stream, stream.snapshotTime);
    return { kind: time > MAX_UINT40 ? 'beyond' : 'at', time };
  } catch (error) {
    if (error instanceof FlowError) return { kind: 'empty' };
    throw error;
  }
}

/**
 * The results of the contract's views at a given time, in token units unless scaled (18 decimals).
 */
export interface Debts {
  readonly snapshotScaled: bigint;
  readonly ongoingScaled: bigint;
  readonly total: bigint;
  readonly covered: bigint;
  readonly uncovered: bigint;
  readonly refundable: bigint;
  readonly status: FlowStatus;
}

export const debtsOf = (stream: FlowStream, at: bigint): Debts => ({
  snapshotScaled: stream.snapshotDebtScaled,
  ongoingScaled: ongoingDebtScaled(stream, at),
  total: totalDebt(stream, at),
  covered: coveredDebt(stream, at),
  uncovered: uncoveredDebt(stream, at),
  refundable: refundableAmount(stream, at),
  status: flowStatus(stream, at),
});
