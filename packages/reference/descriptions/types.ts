const units = "in units of the token's decimals";
const element = (function_: string) =>
  `The parameters of {${function_}} for one stream of a batch. The token is named once for all.`;

/** Structs and enums, and the fields whose name means something else elsewhere. */
export const typeDescriptions = {
  'flow/Flow.Status':
    'The states of a stream. Solvent means that the balance covers the debt, insolvent that it does not.',
  'flow/Flow.Status.PENDING': 'The start lies in the future, and nothing is owed.',
  'flow/Flow.Status.STREAMING_SOLVENT': 'The debt grows, and the balance covers it.',
  'flow/Flow.Status.STREAMING_INSOLVENT': 'The debt grows, and the balance does not cover it.',
  'flow/Flow.Status.PAUSED_SOLVENT': 'The debt does not grow, and the balance covers it.',
  'flow/Flow.Status.PAUSED_INSOLVENT': 'The debt does not grow, and the balance does not cover it.',
  'flow/Flow.Status.VOIDED':
    'The stream never runs again. The balance covers what is left of the debt.',
  'flow/Flow.Stream':
    'A stream as it is stored. Debt, status and what can be withdrawn are computed from it at each call.',
  'flow/Flow.Stream.balance': `What is in the stream now: deposits less withdrawals and refunds, ${units}.`,
  'flow/Flow.Stream.isStream': 'True for every id that was given to a stream.',
  'flow/Flow.Stream.isTransferable': 'Whether the NFT can change hands, fixed at creation.',
  'flow/Flow.Stream.isVoided': 'Whether the stream was ended for good.',
  'flow/Flow.Stream.ratePerSecond':
    'Tokens per second, with 18 decimals whatever the token has; 0 while the stream is paused or voided.',
  'flow/Flow.Stream.snapshotDebtScaled':
    'The debt that was written down at the snapshot and is not paid yet, with 18 decimals.',
  'flow/Flow.Stream.snapshotTime':
    'The second from which debt is counted on top of the snapshot debt, in Unix seconds.',
  'flow/Flow.Stream.tokenDecimals': 'What the token reported at creation, at most 18.',

  'lockup/BatchLockup.CreateWithDurationsLD': element('SablierLockupDynamic.createWithDurationsLD'),
  'lockup/BatchLockup.CreateWithDurationsLL': element('SablierLockupLinear.createWithDurationsLL'),
  'lockup/BatchLockup.CreateWithDurationsLT': element(
    'SablierLockupTranched.createWithDurationsLT',
  ),
  'lockup/BatchLockup.CreateWithTimestampsLD': element(
    'SablierLockupDynamic.createWithTimestampsLD',
  ),
  'lockup/BatchLockup.CreateWithTimestampsLL': element(
    'SablierLockupLinear.createWithTimestampsLL',
  ),
  'lockup/BatchLockup.CreateWithTimestampsLPG': element(
    'SablierLockupPriceGated.createWithTimestampsLPG',
  ),
  'lockup/BatchLockup.CreateWithTimestampsLT': element(
    'SablierLockupTranched.createWithTimestampsLT',
  ),
  'lockup/BatchLockup.*.startTime':
    'The start, in Unix seconds; 0 is refused. The end is the time of the last element.',
  'lockup/Lockup.Amounts': `What came into a stream and what left it, ${units}.`,
  'lockup/Lockup.Amounts.deposited': 'The deposit. Withdrawals and refunds do not lower it.',
  'lockup/Lockup.Amounts.withdrawn': 'The sum of all withdrawals.',
  'lockup/Lockup.Amounts.refunded': 'What a cancellation returned to the sender; otherwise 0.',
  'lockup/Lockup.CreateEventCommon': 'What the events of all models say about a new stream.',
  'lockup/Lockup.CreateEventCommon.funder':
    'The account that paid the deposit: the caller, or the batch contract for a batch.',
  'lockup/Lockup.CreateWithDurations':
    'What every model needs for a stream that starts in the block of its creation.',
  'lockup/Lockup.CreateWithTimestamps':
    'What every model needs for a stream whose times the caller gives.',
  'lockup/Lockup.Model': 'What decides how the tokens of a stream are released.',
  'lockup/Lockup.Model.LOCKUP_LINEAR': 'Releases evenly over time, with an optional cliff.',
  'lockup/Lockup.Model.LOCKUP_DYNAMIC': 'Releases along a curve of segments.',
  'lockup/Lockup.Model.LOCKUP_TRANCHED': 'Unlocks in steps.',
  'lockup/Lockup.Model.LOCKUP_PRICE_GATED':
    'Unlocks everything when a target price is reached, or at the end time.',
  'lockup/Lockup.Status': `The states of a stream. Warm ones can change as time passes: \`PENDING\` and \`STREAMING\`. Cold ones are the others, which only a call changes.

Notes:
- A price-gated stream is an exception: \`SETTLED\` turns back into \`STREAMING\` when its price falls below the target before the end.`,
  'lockup/Lockup.Status.PENDING': 'The start lies in the future.',
  'lockup/Lockup.Status.STREAMING':
    'The start has come, and a part of the deposit is not released.',
  'lockup/Lockup.Status.SETTLED':
    'Everything is released, and a part of it is not withdrawn. The sender can no longer cancel.',
  'lockup/Lockup.Status.CANCELED':
    'The sender has taken back the rest, and the recipient has something left to withdraw.',
  'lockup/Lockup.Status.DEPLETED': 'Everything has been withdrawn or refunded.',
  'lockup/Lockup.Stream':
    'A stream as it is stored, whatever its model. What only one model has is stored apart.',
  'lockup/Lockup.Stream.isCancelable':
    'Whether the sender still has the right to cancel. A settled stream can have true here, although nobody can cancel it.',
  'lockup/Lockup.Stream.wasCanceled':
    'True after a cancellation, also when the stream is depleted.',
  'lockup/Lockup.Stream.isDepleted': 'True after everything has been withdrawn or refunded.',
  'lockup/Lockup.Stream.isTransferable': 'Whether the NFT can change hands, fixed at creation.',
  'lockup/Lockup.Stream.amounts': `Deposit, withdrawals and refund, ${units}.`,
  'lockup/Lockup.Timestamps': 'When a stream starts and ends.',
  'lockup/Lockup.Timestamps.start':
    'The start, in Unix seconds; 0 is refused and does not mean now.',
  'lockup/Lockup.Timestamps.end': 'The end, in Unix seconds.',
  'lockup/LockupDynamic.Segment': 'A piece of the curve of a dynamic stream, as it is stored.',
  'lockup/LockupDynamic.SegmentWithDuration':
    'A piece of the curve whose length is given instead of its end. It is not stored.',
  'lockup/LockupDynamic.*.amount': `What the segment releases, ${units}.`,
  'lockup/LockupDynamic.*.exponent':
    'The exponent of the curve, with 18 decimals: 1 is a straight line, a larger one releases more at the end, a smaller one more at the beginning. At most 18.446744073709551615.',
  'lockup/LockupDynamic.*.timestamp': 'The end of the segment, in Unix seconds.',
  'lockup/LockupDynamic.*.duration': 'The length of the segment, in seconds.',
  'lockup/LockupLinear.Durations':
    'How long cliff and stream last. Both are counted from the block of the creation.',
  'lockup/LockupLinear.Durations.cliff': 'The length of the cliff, in seconds; 0 for none.',
  'lockup/LockupLinear.Durations.total': 'The length of the stream with its cliff, in seconds.',
  'lockup/LockupLinear.UnlockAmounts': `What a linear stream unlocks at once, ${units}. Together at most the deposit; both can be 0.`,
  'lockup/LockupLinear.UnlockAmounts.start': 'What unlocks at the start.',
  'lockup/LockupLinear.UnlockAmounts.cliff': 'What unlocks at the end of the cliff; 0 without one.',
  'lockup/LockupPriceGated.UnlockParams': 'What a price-gated stream waits for, beside its end.',
  'lockup/LockupTranched.Tranche': 'An unlock step of a tranched stream, as it is stored.',
  'lockup/LockupTranched.TrancheWithDuration':
    'An unlock step whose distance from the one before is given instead of its time. It is not stored.',
  'lockup/LockupTranched.*.amount': `What the step unlocks, ${units}.`,
  'lockup/LockupTranched.*.timestamp': 'The second of the unlock, in Unix seconds.',
  'lockup/LockupTranched.*.duration':
    'Seconds since the step before, or since the start for the first one.',
} as const;
