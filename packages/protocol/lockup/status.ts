import { streamedAmount } from './streamed-amount';
import type { LockupStream } from './types';

/** The statuses of `Lockup.Status`, in the order of the enum. */
export const LOCKUP_STATUSES = ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED'] as const;

export type LockupStatus = (typeof LOCKUP_STATUSES)[number];

/** The contract's record of a stream since its creation. */
export interface LockupRecord {
  /** The stored flag, before `isCancelable` of the contract masks it for settled streams. */
  readonly cancelable: boolean;
  readonly wasCanceled: boolean;
  readonly isDepleted: boolean;
  /** Paid to the recipient so far, in the token's smallest unit. */
  readonly withdrawn: bigint;
  /** Paid back to the sender at cancellation, in the token's smallest unit; otherwise 0. */
  readonly refunded: bigint;
}

interface StreamState {
  readonly status: LockupStatus;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  readonly isCancelable: boolean;
  /** Whether time alone can still change the status. */
  readonly isWarm: boolean;
}

function releasedAmount(stream: LockupStream, record: LockupRecord, running: bigint): bigint {
  if (record.isDepleted) return record.withdrawn;
  return record.wasCanceled ? stream.deposit - record.refunded : running;
}

function statusOf(
  stream: LockupStream,
  record: LockupRecord,
  streamed: bigint,
  timestamp: bigint,
): LockupStatus {
  if (record.isDepleted) return 'DEPLETED';
  if (record.wasCanceled) return 'CANCELED';
  if (timestamp < stream.startTime) return 'PENDING';
  return streamed < stream.deposit ? 'STREAMING' : 'SETTLED';
}

/**
 * Status and amounts of a stream at `timestamp` (Unix seconds), as `statusOf`, `streamedAmountOf`,
 * `withdrawableAmountOf`, `refundableAmountOf` and `isCancelable` of SablierLockup v4.0 return them. Throws a
 * RangeError when more was withdrawn than released, which the contract never allows.
 * @param running the released amount as an earlier release computes it for a stream that has not been
 *   canceled
 */
export function streamState(
  stream: LockupStream,
  record: LockupRecord,
  timestamp: bigint,
  running: bigint = streamedAmount(stream, timestamp),
): StreamState {
  const streamed = releasedAmount(stream, record, running);
  if (record.withdrawn > streamed) {
    throw new RangeError('More was withdrawn than the stream has released.');
  }
  const status = statusOf(stream, record, streamed, timestamp);
  // Cancellation clears the flag on chain, so a record may not claim both.
  const cancelable = record.cancelable && !record.wasCanceled && !record.isDepleted;
  return {
    status,
    streamed,
    withdrawable: streamed - record.withdrawn,
    refundable: cancelable ? stream.deposit - streamed : 0n,
    isCancelable: cancelable && status !== 'SETTLED',
    isWarm: status === 'PENDING' || status === 'STREAMING',
  };
}
