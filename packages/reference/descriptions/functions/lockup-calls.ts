/** State-changing functions of `SablierLockup`. */
export const lockupCallTexts = {
  'lockup/ISablierLockup.allowToHook': `Adds a contract to the list of recipients whose hooks run on cancellations and withdrawals. Nothing takes a contract off the list again.

Notes:
- A contract that is on the list already can be added again; the event is emitted again.
- An address without code reverts without an error name, because it does not answer \`supportsInterface\`.`,
  'lockup/ISablierLockup.burn': `Destroys the NFT of a depleted stream, which then has no recipient any more.

Notes:
- The numbers of the stream stay readable. \`getRecipient\`, \`ownerOf\` and \`tokenURI\` revert from then on.`,
  'lockup/ISablierLockup.cancel': `Ends the stream in this block. What has streamed stays with the recipient, and the rest goes back to the sender in the same call.

Notes:
- The stream becomes \`CANCELED\`, or \`DEPLETED\` if the recipient has nothing left to withdraw.
- The refund is a transfer to the sender. If the token refuses it, the cancellation reverts.
- If the recipient is on the list of {allowToHook}, its hook runs last. A hook that reverts, or returns another value than its selector, undoes the cancellation.
- A price-gated stream has streamed nothing as long as its price is below the target and its end is ahead: the sender gets the whole deposit back.`,
  'lockup/ISablierLockup.cancelMultiple': `Cancels each listed stream that the caller may cancel and skips the others. The call succeeds even if it cancels none.

Notes:
- Each skipped stream has an {InvalidStreamInCancelMultiple} event with the revert data, and a 0 in the result. Read the events: success of the transaction says nothing about a single stream.
- An id that the list repeats is canceled once and skipped the second time.`,
  'lockup/ISablierLockup.recover': `Transfers what the contract has of a token beyond the sum that it owes to streams, for example tokens that somebody sent by mistake.

Notes:
- Without a surplus the call succeeds and transfers 0. If the contract has less of the token than it owes, the call reverts with panic \`0x11\`.`,
  'lockup/ISablierLockup.renounce': `Makes the stream impossible to cancel, for good. The sender gives up the refund.`,
  'lockup/ISablierLockup.setNativeToken': `Blocks one ERC-20 address, the one under which the coin of the chain appears, as the token of new streams.

Notes:
- It takes effect once: a token that is set stays. The zero address is accepted and leaves the setting open.
- Streams that exist are not affected.`,
  'lockup/ISablierLockup.setNFTDescriptor': `Replaces the contract that draws the NFTs of all streams, those that exist included.

Notes:
- The address is not checked. A descriptor without \`tokenURI\` makes \`tokenURI\` of every stream revert, and nothing else.`,
  'lockup/ISablierLockup.withdraw': `Pays \`amount\` of the withdrawable tokens to \`to\`. The withdrawal that takes the last of it makes the stream \`DEPLETED\`.

Notes:
- A canceled stream still pays what had streamed before.
- A price-gated stream pays everything or nothing: \`amount\` must equal the withdrawable amount.
- If the recipient is on the list of {allowToHook} and is not the caller, its hook runs last and can undo the withdrawal.
- The fee is the one that the comptroller has set for the sender of the stream, not for the caller.`,
  'lockup/ISablierLockup.withdrawMax': `Pays everything that is withdrawable in this block, so the caller need not read the amount first.

Notes:
- If nothing is withdrawable the call reverts, as {withdraw} with an amount of 0 does.
- Everything else is as in {withdraw}, the hook and the fee included.`,
  'lockup/ISablierLockup.withdrawMaxAndTransfer': `Pays everything withdrawable to the current owner of the NFT, then moves the NFT to \`newRecipient\`, who receives what streams from then on.

Notes:
- If nothing is withdrawable, the payment is skipped, no fee is required and the NFT still moves.
- The new owner is not asked whether it accepts NFTs: no \`onERC721Received\` is called.
- The withdrawal runs the hook, as in {withdraw}. The transfer runs none.`,
  'lockup/ISablierLockup.withdrawMultiple': `Pays the given amount of each listed stream to the recipient of that stream and skips what fails. The call succeeds even if it pays nothing.

Notes:
- Each skipped stream has an {InvalidWithdrawalInWithdrawMultiple} event with the revert data. Read the events: success of the transaction says nothing about a single stream.
- Each withdrawal compares the same \`msg.value\` with its own minimum fee, so the highest fee among the streams is enough for all.
- Hooks run as in {withdraw}.`,
} as const;
