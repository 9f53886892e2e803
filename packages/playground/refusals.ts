import type { PlaygroundContracts } from './contracts';
import type { Named, Refusal } from './outcome';

const NOTHING = 'The withdrawal would pay 0 DAI: nothing can be withdrawn now, or the amount is 0.';

/**
 * What errors mean for somebody who presses buttons: in place of the reference's meaning where that has names of code,
 * or cases that no button leads to.
 */
const PLAIN: Readonly<Record<string, string>> = {
  'a revert without data':
    'A contract that it called has failed without data, and that undoes the whole call.',
  ERC721InsufficientApproval:
    'Only the owner of the NFT, or an account that it approved, can transfer it.',
  HookRefused: 'The hook of the vault refuses, and that undoes the whole call.',
  SablierLockup_InsufficientFeePayment:
    'The ETH that is paid with the withdrawal is less than the minimum fee.',
  SablierLockup_InvalidHookSelector:
    'The hook of the vault returned a wrong value, and that undoes the whole call.',
  SablierLockup_Unauthorized:
    'Only the sender of the stream may cancel it, or give up the right to cancel.',
  SablierLockup_WithdrawAmountZero: NOTHING,
  SablierFlow_NewRatePerSecondZero: 'The new rate is 0. To stop the debt, pause the stream.',
  SablierFlow_RefundAmountZero: 'The refund is for 0 DAI.',
  SablierFlow_WithdrawAmountZero: NOTHING,
  SablierV2Lockup_Null: 'There is no stream yet, because nobody has claimed.',
  SablierV2Lockup_Unauthorized: 'Only the sender of the stream may cancel it.',
  SablierV2Lockup_WithdrawAmountZero: NOTHING,
  SablierV2MerkleLockup_InvalidProof:
    'The list of the campaign does not have this account with this amount.',
  SablierV2MerkleLockup_StreamClaimed:
    'The tokens of this account on the list were claimed before.',
};

/** An error with its meaning and the path of its entry. */
export function explained(error: Named, { errors }: PlaygroundContracts): Refusal {
  const says = PLAIN[error.name];
  return { ...error, ...errors[error.name], ...(says && { says }) };
}
