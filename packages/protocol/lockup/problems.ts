/**
 * A reason for which the contract would refuse a stream.
 *
 * - Names that begin with `SablierLockupHelpers_` are the contract's own errors.
 * - `Panic(0x11)`: a sum overflows uint128, which Solidity reports without a custom error.
 * - `OutOfRange`: the value does not fit its ABI type, so the call cannot even be encoded.
 */
export type StreamProblemName =
  | 'OutOfRange'
  | 'Panic(0x11)'
  | 'SablierLockupHelpers_CliffTimeNotLessThanEndTime'
  | 'SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero'
  | 'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum'
  | 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum'
  | 'SablierLockupHelpers_DepositAmountZero'
  | 'SablierLockupHelpers_GranularityTooHigh'
  | 'SablierLockupHelpers_SegmentCountZero'
  | 'SablierLockupHelpers_SegmentTimestampsNotOrdered'
  | 'SablierLockupHelpers_StartTimeNotLessThanCliffTime'
  | 'SablierLockupHelpers_StartTimeNotLessThanEndTime'
  | 'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp'
  | 'SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp'
  | 'SablierLockupHelpers_StartTimeZero'
  | 'SablierLockupHelpers_TrancheCountZero'
  | 'SablierLockupHelpers_TrancheTimestampsNotOrdered'
  | 'SablierLockupHelpers_UnlockAmountsSumTooHigh';

export interface StreamProblem {
  readonly error: StreamProblemName;
  /** Path of the input to change, such as `cliffTime` or `segments[2].timestamp`. */
  readonly field: string;
  /** One sentence that says what to change. */
  readonly message: string;
}
