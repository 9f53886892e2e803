import { statusesOf } from '../contracts/statuses';
import type { DeskRelease } from '../contracts/types';
import {
  coveredDebt,
  depletionTime,
  FlowError,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { flowStatus } from '@sablier-docs/protocol/flow/status';
import { decimalsOf, requiredWord, type StreamResults } from './results';
import type { ComputedViews } from './computed';

/** @throws when a view that the arithmetic needs has no result */
export function computeFlow(
  release: DeskRelease,
  results: StreamResults,
  time: bigint,
): ComputedViews {
  const need = requiredWord(results);
  const stream: FlowStream = {
    balance: need('getBalance'),
    ratePerSecond: need('getRatePerSecond'),
    snapshotTime: need('getSnapshotTime'),
    snapshotDebtScaled: need('getSnapshotDebtScaled'),
    tokenDecimals: decimalsOf(results) ?? -1,
    isVoided: need('isVoided') === 1n,
  };
  const covered = coveredDebt(stream, time);
  return {
    statusOf: BigInt(statusesOf(release).indexOf(flowStatus(stream, time))),
    withdrawableAmountOf: covered,
    coveredDebtOf: covered,
    uncoveredDebtOf: uncoveredDebt(stream, time),
    totalDebtOf: totalDebt(stream, time),
    refundableAmountOf: refundableAmount(stream, time),
    // Before v3.0, a running stream without tokens returns 0 or reverts, depending on the release.
    ...(release.version !== 'v3.0' && stream.balance === 0n && stream.ratePerSecond > 0n
      ? {}
      : { depletionTimeOf: depletion(stream, time) }),
  };
}

function depletion(stream: FlowStream, time: bigint): bigint | 'reverts' {
  try {
    return depletionTime(stream, time);
  } catch (error) {
    if (error instanceof FlowError) return 'reverts';
    throw error;
  }
}
