import {
  coveredDebt,
  depletionTime,
  FlowError,
  ongoingDebtScaled,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '../../protocol/flow/debt';
import { amountPerDuration } from '../../protocol/flow/rate';
import { scaleFactor } from '../../protocol/flow/scale';
import { flowStatus, type FlowStatus } from '../../protocol/flow/status';
import { MAX_UINT40 } from '../../protocol/solidity-types';
import type { FlowReading } from './read';

/** What a rate comes to in one period. */
export interface Rounding {
  /** Token units that are owed after exactly one period. */
  readonly owed: bigint;
  /** 18 decimals: what the period pays above the amount that was asked for; negative below it. */
  readonly errorScaled: bigint;
}

/** Compares what the rate pays in `seconds` with the token units that were asked for. */
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

/** The stream that the form describes, as `create` and one deposit leave it; null if unreadable. */
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
  /** Unix second beyond uint40, which no date of the protocol reaches. */
  | { readonly kind: 'beyond'; readonly time: bigint }
  | { readonly kind: 'empty' };

/** The depletion of a stream, seen from its snapshot on, where nothing is owed yet. */
export function depletionOf(stream: FlowStream): Depletion {
  try {
    const time = depletionTime(stream, stream.snapshotTime);
    return { kind: time > MAX_UINT40 ? 'beyond' : 'at', time };
  } catch (error) {
    if (error instanceof FlowError) return { kind: 'empty' };
    throw error;
  }
}

/** What the views of the contract answer at a moment, in token units unless scaled (18 decimals). */
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
