import type { ErrorDescriptions } from '../types';

/** Errors of `SablierLockup`, `LockupHelpers` and `SablierBatchLockup`. */
export const lockupErrorTexts: ErrorDescriptions = {
  SablierBatchLockup_BatchSizeZero: {
    meaning: 'The list of streams to create is empty.',
    remedy: 'Pass at least one element, or skip the call when there is nothing to create.',
  },
  SablierLockupHelpers_CliffTimeNotLessThanEndTime: {
    meaning: 'The cliff of a linear stream is at or after its end.',
    remedy: 'Move the cliff before the end by at least one second, or pass 0 for no cliff.',
  },
  SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: {
    meaning: 'An amount is set to unlock at the cliff, but the stream has no cliff.',
    remedy: 'Set a cliff, or set the cliff unlock amount to 0.',
  },
  SablierLockupHelpers_CreateNativeToken: {
    meaning:
      'The token is the native coin of this chain under an ERC-20 address. Lockup refuses it because ' +
      'a transfer of the coin would move the same balance. Where no such address is set, the zero ' +
      'address as token ends here as well.',
    remedy: 'Stream another token, for example the wrapped version of the coin.',
  },
  SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum: {
    meaning: 'The segment amounts of a dynamic stream do not add up to its deposit.',
    remedy:
      'Compute the deposit as the sum of the segments, and put what rounding leaves into the last one.',
  },
  SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum: {
    meaning: 'The tranche amounts of a tranched stream do not add up to its deposit.',
    remedy:
      'Compute the deposit as the sum of the tranches, and put what rounding leaves into the last one.',
  },
  SablierLockupHelpers_DepositAmountZero: {
    meaning: 'The deposit is 0. A stream without tokens cannot be created.',
    remedy: 'Pass an amount above 0, in the smallest unit of the token.',
  },
  SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp: {
    meaning: 'The end of a dynamic stream is another second than the end of its last segment.',
    remedy: 'Pass the timestamp of the last segment as end time.',
  },
  SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp: {
    meaning: 'The end of a tranched stream is another second than the release of its last tranche.',
    remedy: 'Pass the timestamp of the last tranche as end time.',
  },
  SablierLockupHelpers_GranularityTooHigh: {
    meaning: 'One step of a linear stream would be longer than the time in which it releases.',
    remedy:
      'Choose a step no longer than the time from the cliff (or the start) to the end. 0 stands for ' +
      'one second.',
  },
  SablierLockupHelpers_SegmentCountZero: {
    meaning: 'The list of segments is empty.',
    remedy: 'Pass at least one segment.',
  },
  SablierLockupHelpers_SegmentTimestampsNotOrdered: {
    meaning: 'A segment ends at or before the one in front of it.',
    remedy:
      'Sort the segments by time without equal timestamps. With durations, give each one at least one ' +
      'second and keep the start plus their sum within 40 bits.',
  },
  SablierLockupHelpers_SenderZeroAddress: {
    meaning:
      'The sender of the new stream is the zero address. A claim ends here when the campaign has no ' +
      'admin, because the admin is the sender of the streams that claims open.',
    remedy:
      'Pass the account that can cancel, which need not be the caller. In a campaign with a fixed ' +
      'start, claims work again when the vesting has ended; otherwise nothing helps.',
  },
  SablierLockupHelpers_ShapeExceeds32Bytes: {
    meaning:
      'The shape label is longer than 32 bytes. Characters outside ASCII take several bytes.',
    remedy: 'Shorten the label, or pass an empty text.',
  },
  SablierLockupHelpers_StartTimeNotLessThanCliffTime: {
    meaning: 'The cliff of a linear stream is at or before its start.',
    remedy: 'Move the cliff after the start, or pass 0 for no cliff.',
  },
  SablierLockupHelpers_StartTimeNotLessThanEndTime: {
    meaning: 'The stream would end at or before its start.',
    remedy: 'Pass an end at least one second after the start, or a total duration above 0.',
  },
  SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp: {
    meaning: 'The first segment ends at or before the start of the stream.',
    remedy: 'Let the first segment last at least one second.',
  },
  SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: {
    meaning: 'The first tranche is due at or before the start of the stream.',
    remedy: 'Place the first tranche at least one second after the start.',
  },
  SablierLockupHelpers_StartTimeZero: {
    meaning:
      'The start time is 0. Lockup does not read 0 as the current time, as Flow and the airdrop ' +
      'campaigns do.',
    remedy: 'Pass the time of the start, or use a function with durations to start at once.',
  },
  SablierLockupHelpers_TrancheCountZero: {
    meaning: 'The list of tranches is empty.',
    remedy: 'Pass at least one tranche.',
  },
  SablierLockupHelpers_TrancheTimestampsNotOrdered: {
    meaning: 'A tranche is due at or before the one in front of it.',
    remedy:
      'Sort the tranches by time without equal timestamps. With durations, give each one at least one ' +
      'second and keep the start plus their sum within 40 bits.',
  },
  SablierLockupHelpers_UnlockAmountsSumTooHigh: {
    meaning: 'What unlocks at the start and at the cliff is together more than the deposit.',
    remedy: 'Lower one of the two amounts. Their sum may equal the deposit.',
  },
  SablierLockupState_NotExpectedModel: {
    meaning:
      'The getter belongs to another model than the stream has, for example `getTranches` on a ' +
      'linear stream.',
    remedy: 'Read `getLockupModel` first and call the getter of that model.',
    parameters: {
      actualLockupModel: 'model of the stream: 0 linear, 1 dynamic, 2 tranched, 3 price-gated',
      expectedLockupModel: 'model that the getter serves, in the same numbers',
    },
  },
  SablierLockupState_Null: {
    meaning: 'No stream with this id was ever created in this contract.',
    remedy:
      'Check the id, the chain and the release of the contract: each deployment counts its own ids. ' +
      '`isStream` answers without a revert.',
  },
  SablierLockup_AllowToHookUnsupportedInterface: {
    meaning: 'The contract denies that it implements the recipient hooks.',
    remedy: 'Let `supportsInterface` return true for `0xf8ee98d3`.',
    parameters: { recipient: 'contract that was to be put on the list of allowed hooks' },
  },
  SablierLockup_AllowToHookZeroCodeSize: {
    meaning: 'Declared in the library and raised nowhere in this release.',
    remedy: 'Nothing to do: no contract of this release reverts with it.',
    parameters: { recipient: 'address without code' },
  },
  SablierLockup_FeeTransferFailed: {
    meaning: 'Declared in the library and raised nowhere in this release.',
    remedy: 'Nothing to do: no contract of this release reverts with it.',
  },
  SablierLockup_InsufficientFeePayment: {
    meaning: 'The value sent with the withdrawal is below the minimum fee for this stream.',
    remedy:
      'Read `calculateMinFeeWei` again and send at least that with the call, in the field for the ' +
      "chain's coin. The amount follows a price feed, so add about 6 percent; the contract keeps what you send on top. In the app or a desk of this site, read the stream again and repeat.",
  },
  SablierLockup_InvalidHookSelector: {
    meaning:
      'The recipient is a contract with hooks, and its hook returned something other than its own ' +
      'selector. The call is undone; in `withdrawMultiple` and `cancelMultiple`, only its own entry is.',
    remedy:
      'Fix the hook: return `onSablierLockupCancel.selector` or `onSablierLockupWithdraw.selector`. ' +
      'The recipient itself can withdraw without a hook.',
    parameters: { recipient: 'contract whose hook ran' },
  },
  SablierLockup_NativeTokenAlreadySet: {
    meaning: 'The native token was set before, and it can be set only once.',
    remedy: 'Nothing to do: the value is final.',
  },
  SablierLockup_NotTransferable: {
    meaning: 'The stream was created as not transferable, so its NFT cannot change hands.',
    remedy:
      'Nothing can change the flag. The recipient, or an operator the recipient approved, can ' +
      'withdraw to another address instead.',
  },
  SablierLockup_Overdraw: {
    meaning: 'The withdrawal asks for more than is released and not yet withdrawn.',
    remedy:
      'Use `withdrawMax`, or read `withdrawableAmountOf` and ask for no more than that. If it is 0, ' +
      'wait until something is released.',
  },
  SablierLockup_StreamCanceled: {
    meaning: 'The stream was canceled before. Its amounts are frozen.',
    remedy: 'Nothing to cancel or renounce. The recipient can still withdraw what is left.',
  },
  SablierLockup_StreamDepleted: {
    meaning: 'Nothing is left in the stream: all tokens were withdrawn or refunded.',
    remedy: 'Check `isDepleted` first. Only `burn` and NFT transfers still make sense.',
  },
  SablierLockup_StreamNotCancelable: {
    meaning: 'The stream was created as not cancelable, or its sender gave the right up.',
    remedy:
      'Nothing can bring the right back. `isCancelable` returns false for such a stream, and for one that has released everything.',
  },
  SablierLockup_StreamNotDepleted: {
    meaning: 'The NFT of a stream that still holds tokens cannot be burned.',
    remedy: 'Withdraw everything first.',
  },
  SablierLockup_StreamSettled: {
    meaning:
      'All tokens are released to the recipient, so there is nothing to get back. A price-gated ' +
      'stream counts as settled while its price is at the target or above, and can be canceled ' +
      'again when the price falls before the end.',
    remedy: 'Check `refundableAmountOf` before you cancel, and `statusOf` before you renounce.',
  },
  SablierLockup_TargetPriceTooLow: {
    meaning: 'The target of a price-gated stream is not above the price that the feed reports now.',
    remedy: 'Set a higher target. It counts with 8 decimals: 1e8 is 1 USD with a USD feed.',
  },
  SablierLockup_Unauthorized: {
    meaning:
      'The caller lacks the right: canceling and renouncing need the sender, burning and ' +
      '`withdrawMaxAndTransfer` the recipient or an operator it approved.',
    remedy: 'Call from that account. `getSender` and `getRecipient` name both.',
  },
  SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: {
    meaning:
      'A price-gated stream pays everything or nothing, and the amount is not what it pays now: nothing ' +
      'while the price is below the target before the end.',
    remedy:
      'Read `withdrawableAmountOf`. If it is 0, wait for the price or the end; otherwise use `withdrawMax`.',
  },
  SablierLockup_WithdrawAmountZero: {
    meaning:
      'The withdrawal is for 0 tokens. `withdrawMax` ends here when nothing can be withdrawn.',
    remedy: 'Check `withdrawableAmountOf` first and wait until it is above 0.',
  },
  SablierLockup_WithdrawArrayCountsNotEqual: {
    meaning: 'The lists of stream ids and amounts have different lengths.',
    remedy: 'Pass one amount per stream id, in the same order.',
  },
  SablierLockup_WithdrawToZeroAddress: {
    meaning: 'The destination is the zero address.',
    remedy: 'Pass the address that receives the tokens.',
  },
  SablierLockup_WithdrawalAddressNotRecipient: {
    meaning:
      'The caller is neither the recipient nor approved by it, and asks for the tokens at another ' +
      'address than the recipient. This holds for the sender too.',
    remedy: 'Pass the recipient as destination, or let the recipient approve the caller.',
  },
};
