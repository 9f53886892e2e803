import { statusesOf } from '../../../protocol/desk/status';
import type { DeskRelease } from '../../../protocol/desk/types';
import type { ViewName } from '../../../protocol/desk/views';
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
import { streamState } from '../../../protocol/lockup/status';
import type { LockupStream } from '../../../protocol/lockup/types';
import { decimalsOf, wordOf, wordsOf, type StreamAnswers, type Viewed } from './answers';

/** What a view has to answer; `reverts` where it has to refuse. */
export type Computed = Partial<Record<ViewName, bigint | 'reverts'>>;

/**
 * What the site's own arithmetic gives for a stream, from its terms and at the second of its block.
 * @returns null where the release, the model or a missing answer leaves nothing to compute
 */
export function compute(release: DeskRelease, answers: StreamAnswers): Computed | null {
  if (release.terms.length === 0 || answers.time === null) return null;
  try {
    return release.product === 'lockup'
      ? computeLockup(release, answers, answers.time)
      : computeFlow(release, answers, answers.time);
  } catch {
    // Answers that no contract gives, such as more withdrawn than released, are not computed with.
    return null;
  }
}

function computeLockup(
  release: DeskRelease,
  answers: StreamAnswers,
  time: bigint,
): Computed | null {
  const stream = lockupStream(answers);
  if (!stream) return null;
  const need = needing(answers);
  const record = {
    cancelable: need('isCancelable') === 1n,
    wasCanceled: need('wasCanceled') === 1n,
    isDepleted: need('isDepleted') === 1n,
    withdrawn: need('getWithdrawnAmount'),
    refunded: need('getRefundedAmount'),
  };
  const { status, withdrawable, refundable } = streamState(stream, record, time);
  return {
    statusOf: BigInt(statusesOf(release).indexOf(status)),
    withdrawableAmountOf: withdrawable,
    refundableAmountOf: refundable,
  };
}

/** The terms of a stream; null for a price-gated one, whose release a feed decides. */
function lockupStream(answers: StreamAnswers): LockupStream | null {
  const need = needing(answers);
  const common = { deposit: need('getDepositedAmount'), startTime: need('getStartTime') };
  switch (wordOf(answers, 'getLockupModel')) {
    case 0n: {
      const [start, cliff] = wordsOf(answers, 'getUnlockAmounts') ?? [];
      if (start === undefined || cliff === undefined) return null;
      return {
        ...{ model: 'linear', ...common, unlocks: { start, cliff } },
        endTime: need('getEndTime'),
        cliffTime: need('getCliffTime'),
        granularity: need('getGranularity'),
      };
    }
    case 1n: {
      const segments = rowsOf(answers, 'getSegments', 3).map(
        ([amount = 0n, exponent = 0n, timestamp = 0n]) => ({ amount, exponent, timestamp }),
      );
      return { model: 'dynamic', ...common, segments };
    }
    case 2n: {
      const tranches = rowsOf(answers, 'getTranches', 2).map(([amount = 0n, timestamp = 0n]) => ({
        amount,
        timestamp,
      }));
      return { model: 'tranched', ...common, tranches };
    }
    default:
      return null;
  }
}

/** The rows of a list of structs: an offset, the length, then the fields of each. */
function rowsOf(answers: StreamAnswers, name: Viewed, width: number): bigint[][] {
  const [offset, length, ...words] = wordsOf(answers, name) ?? [];
  if (offset !== 32n || length !== BigInt(words.length / width)) {
    throw new RangeError(`${name} answered no list.`);
  }
  return Array.from({ length: words.length / width }, (_, at) =>
    words.slice(at * width, (at + 1) * width),
  );
}

function computeFlow(release: DeskRelease, answers: StreamAnswers, time: bigint): Computed {
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
    depletionTimeOf: depletion(stream, time),
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

/** @throws when a view that the arithmetic needs has not answered */
const needing = (answers: StreamAnswers) => (name: Viewed) => {
  const word = wordOf(answers, name);
  if (word === undefined) throw new RangeError(`${name} has not answered.`);
  return word;
};
