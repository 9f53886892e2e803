import { formatAmount } from '@sablier-docs/protocol/amount';
import { coveredDebt, totalDebt, type FlowStream } from '@sablier-docs/protocol/flow/debt';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { NewStream } from '../../rehearsal/new-stream';
import { asLockup, startOf, type BatchRow } from './batch-rows';

/** The effect of dates in the past, which the reader confirms before any call is shown. */
export interface PastQuestion {
  /** One sentence, with the amount at this moment. */
  says: string;
  /** The terms that the answer is about: when they change, the question is asked again. */
  about: string;
}

const tokens = (units: bigint, decimals: number) => `${formatAmount(units, decimals)} tokens`;

/**
 * Whether a new stream has released everything when it is created: nobody can cancel it then.
 * @param fromNow whether it starts with its block
 * @param now Unix second
 */
export function isReleasedAtOnce(stream: NewStream, fromNow: boolean, now: bigint): boolean {
  if (stream.model === 'priceGated') return stream.endTime <= now;
  const created = fromNow ? stream.startTime : now;
  return created >= stream.startTime && streamedAmount(stream, created) === stream.deposit;
}

/**
 * The amount of a Lockup stream that is released when it is created; null for one that starts later.
 * @param now Unix second
 */
export function pastLockup(
  stream: LockupStream,
  decimals: number,
  now: bigint,
): PastQuestion | null {
  const { startTime, deposit } = stream;
  const end = endTimeOf(stream);
  if (startTime >= now) return null;
  const whole = tokens(deposit, decimals);
  return {
    says:
      end <= now
        ? `The stream ends in the past: all ${whole} are released at once, and nobody can cancel.`
        : `The stream starts in the past: ${tokens(streamedAmount(stream, now), decimals)} of ${whole} are released at once.`,
    about: [startTime, end, deposit, end <= now].join(),
  };
}

/**
 * The debt that a payment stream has when it is created; null for one that starts later.
 * @param startTime 0 for the time of the block
 * @param now Unix second
 */
export function pastFlow(stream: FlowStream, startTime: bigint, now: bigint): PastQuestion | null {
  if (startTime === 0n || startTime >= now) return null;
  const { balance, ratePerSecond, tokenDecimals } = stream;
  const owed = tokens(totalDebt(stream, now), tokenDecimals);
  const paid = tokens(coveredDebt(stream, now), tokenDecimals);
  return {
    says: `The stream starts in the past: ${owed} are owed at once, and ${paid} of the deposit can be withdrawn immediately.`,
    about: [startTime, balance, ratePerSecond].join(),
  };
}

/**
 * The amount that the streams of a file release when they are created; null without dates in the
 * past.
 * @param decimals of the token
 * @param now Unix second
 */
export function pastRows(
  rows: readonly BatchRow[],
  decimals: number,
  now: bigint,
): PastQuestion | null {
  const past = rows.filter((row) => startOf(row) !== null && (startOf(row) ?? 0n) < now);
  const [first] = past;
  if (!first) return null;
  const sum = past.reduce((all, row) => all + releasedAt(row, decimals, now), 0n);
  const which =
    past.length === 1
      ? `The stream of row ${first.row} starts`
      : `${past.length} streams start, from row ${first.row} on,`;
  const effect =
    first.model === 'flow' ? 'are owed at once' : 'are released at once and cannot be canceled';
  return {
    says: `${which} in the past: ${tokens(sum, decimals)} ${effect}.`,
    about: past.map((row) => [row.row, startOf(row), row.amount].join(':')).join(),
  };
}

function releasedAt(row: BatchRow, decimals: number, now: bigint): bigint {
  if (row.model !== 'flow') return streamedAmount(asLockup(row), now);
  return totalDebt(asFlow(row, decimals), now);
}

/** The payment stream of a row, after its first deposit. @param decimals of the token */
export const asFlow = (
  { rate, start, amount }: Extract<BatchRow, { model: 'flow' }>,
  decimals: number,
): FlowStream => ({
  balance: amount,
  ratePerSecond: rate,
  snapshotTime: start,
  snapshotDebtScaled: 0n,
  tokenDecimals: decimals,
  isVoided: false,
});
