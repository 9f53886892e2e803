import { statusesOf } from '../contracts/statuses';
import type { DeskRelease } from '../contracts/types';
import { arithmeticOf, releasedBy } from '@sablier-docs/protocol/lockup/earlier-releases';
import { streamState } from '@sablier-docs/protocol/lockup/status';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { readRows } from '@sablier-docs/kit/wallet/abi-words';
import {
  requiredWord,
  streamViewWord,
  streamViewWords,
  type StreamResults,
  type AnyView,
} from './results';
import type { ComputedViews } from './computed';

/**
 * @returns null for a price-gated stream, whose release depends on a feed
 * @throws when a view that the arithmetic needs has no result, or a result makes no sense
 */
export function computeLockup(
  release: DeskRelease,
  results: StreamResults,
  time: bigint,
): ComputedViews | null {
  const stream = lockupStream(release, results);
  if (!stream) return null;
  const need = requiredWord(results);
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

/** Until v1.2, each model has its own contract. */
const MODELS = [/Linear$/, /Dynamic$/, /Tranched$/];

function modelOf({ contract }: DeskRelease, results: StreamResults): number {
  const own = MODELS.findIndex((end) => end.test(contract));
  return own >= 0 ? own : Number(streamViewWord(results, 'getLockupModel') ?? -1n);
}

/** The terms of a stream; null for a price-gated one. */
export function lockupStream(release: DeskRelease, results: StreamResults): LockupStream | null {
  const need = requiredWord(results);
  const common = { deposit: need('getDepositedAmount'), startTime: need('getStartTime') };
  const has = (name: string) => release.terms.some((fn) => fn.name === name);
  switch (modelOf(release, results)) {
    case 0: {
      // The first releases have no unlock amounts, and none before v4.0 has a granularity.
      const [start, cliff] = has('getUnlockAmounts')
        ? (streamViewWords(results, 'getUnlockAmounts') ?? [])
        : [0n, 0n];
      if (start === undefined || cliff === undefined) return null;
      return {
        model: 'linear',
        ...common,
        unlocks: { start, cliff },
        endTime: need('getEndTime'),
        cliffTime: need('getCliffTime'),
        granularity: has('getGranularity') ? need('getGranularity') : 1n,
      };
    }
    case 1: {
      const segments = rowsOf(results, 'getSegments', 3).map(
        ([amount = 0n, exponent = 0n, timestamp = 0n]) => ({ amount, exponent, timestamp }),
      );
      return { model: 'dynamic', ...common, segments };
    }
    case 2: {
      const tranches = rowsOf(results, 'getTranches', 2).map(([amount = 0n, timestamp = 0n]) => ({
        amount,
        timestamp,
      }));
      return { model: 'tranched', ...common, tranches };
    }
    default:
      return null;
  }
}

/** The rows that a view returns. @throws RangeError if it returned no list of such rows */
function rowsOf(results: StreamResults, name: AnyView, width: number): bigint[][] {
  const rows = readRows(streamViewWords(results, name) ?? [], width);
  if (!rows) throw new RangeError(`${name} did not return a list.`);
  return rows;
}
