import { statusesOf } from '../../../protocol/desk/status';
import type { DeskRelease } from '../../../protocol/desk/types';
import { arithmeticOf, releasedBy } from '../../../protocol/lockup/earlier';
import { streamState } from '../../../protocol/lockup/status';
import type { LockupStream } from '../../../protocol/lockup/types';
import { needing, wordOf, wordsOf, type StreamAnswers, type Viewed } from './answers';
import type { Computed } from './computed';

/**
 * @returns null for a price-gated stream, whose release a feed decides
 * @throws when a view that the arithmetic needs has not answered, or an answer makes no sense
 */
export function computeLockup(
  release: DeskRelease,
  answers: StreamAnswers,
  time: bigint,
): Computed | null {
  const stream = lockupStream(release, answers);
  if (!stream) return null;
  const need = needing(answers);
  const record = {
    cancelable: need('isCancelable') === 1n,
    wasCanceled: need('wasCanceled') === 1n,
    isDepleted: need('isDepleted') === 1n,
    withdrawn: need('getWithdrawnAmount'),
    refunded: need('getRefundedAmount'),
  };
  const arithmetic = arithmeticOf(release.version);
  const released = releasedBy(arithmetic, stream, time);
  const { status, withdrawable, refundable } = streamState(stream, record, time, released);
  return {
    statusOf: BigInt(statusesOf(release).indexOf(status)),
    withdrawableAmountOf: withdrawable,
    refundableAmountOf: refundable,
  };
}

/** Until v1.2, each model has a contract of its own. */
const MODELS = [/Linear$/, /Dynamic$/, /Tranched$/];

function modelOf({ contract }: DeskRelease, answers: StreamAnswers): number {
  const own = MODELS.findIndex((end) => end.test(contract));
  return own >= 0 ? own : Number(wordOf(answers, 'getLockupModel') ?? -1n);
}

/** The terms of a stream; null for a price-gated one. */
function lockupStream(release: DeskRelease, answers: StreamAnswers): LockupStream | null {
  const need = needing(answers);
  const common = { deposit: need('getDepositedAmount'), startTime: need('getStartTime') };
  const has = (name: string) => release.terms.some((fn) => fn.name === name);
  switch (modelOf(release, answers)) {
    case 0: {
      // The first releases have no unlocks, and all before v4.0 no granularity.
      const [start, cliff] = has('getUnlockAmounts')
        ? (wordsOf(answers, 'getUnlockAmounts') ?? [])
        : [0n, 0n];
      if (start === undefined || cliff === undefined) return null;
      return {
        ...{ model: 'linear', ...common, unlocks: { start, cliff } },
        endTime: need('getEndTime'),
        cliffTime: need('getCliffTime'),
        granularity: has('getGranularity') ? need('getGranularity') : 1n,
      };
    }
    case 1: {
      const segments = rowsOf(answers, 'getSegments', 3).map(
        ([amount = 0n, exponent = 0n, timestamp = 0n]) => ({ amount, exponent, timestamp }),
      );
      return { model: 'dynamic', ...common, segments };
    }
    case 2: {
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
