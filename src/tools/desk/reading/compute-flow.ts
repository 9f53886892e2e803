import { statusesOf } from '../../../protocol/desk/status';
import type { DeskRelease } from '../../../protocol/desk/types';
import {
  coveredDebt,
  depletionTime,
  FlowError,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '../../../protocol/flow/debt';
import { flowStatus } from '../../../protocol/flow/status';
import { decimalsOf, needing, type StreamAnswers } from './answers';
import type { Computed } from './computed';

/** @throws when a view that the arithmetic needs has not answered */
export function computeFlow(release: DeskRelease, answers: StreamAnswers, time: bigint): Computed {
  const need = needing(answers);
  const stream: FlowStream = {
    balance: need('getBalance'),
    ratePerSecond: need('getRatePerSecond'),
    snapshotTime: need('getSnapshotTime'),
    snapshotDebtScaled: need('getSnapshotDebtScaled'),
    tokenDecimals: decimalsOf(answers) ?? -1,
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
    // Before v3.0, a running stream without tokens answers 0 or refuses: releases differ.
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
