/** Functions that Lockup calls on a recipient. */
export const hookTexts = {
  'lockup/ISablierLockupRecipient.onSablierLockupCancel': `Runs after the sender has canceled a stream of this recipient and has received the refund.

Notes:
- Return the selector of this function. Another value, or a revert, undoes the cancellation, and the sender cannot cancel as long as that lasts.`,
  'lockup/ISablierLockupRecipient.onSablierLockupWithdraw': `Runs after somebody else has withdrawn from a stream of this recipient. A withdrawal that the recipient itself calls runs no hook.

Notes:
- Return the selector of this function. Another value, or a revert, undoes the withdrawal.`,
} as const;
