const field = (text: string) => `${text} An id without a stream reverts.`;

/** Getters of `SablierLockup`. */
export const lockupReads = {
  'lockup/ISablierLockup.calculateMinFeeWei': field(
    'Returns the least `msg.value` that a withdrawal from this stream needs now, in wei. It depends on the sender of the stream and on the price of the coin, so it changes between blocks: send a little more than it says.',
  ),
  'lockup/ISablierLockup.getRecipient':
    'Returns the owner of the stream NFT at this moment, who receives the tokens. It reverts for an id without a stream and after the NFT was burned.',
  'lockup/ISablierLockup.isCold': field(
    'Returns true if the stream is `SETTLED`, `CANCELED` or `DEPLETED`, which nobody can cancel. A settled price-gated stream turns warm again when its price falls below the target before the end.',
  ),
  'lockup/ISablierLockup.isWarm': field(
    'Returns true while the stream is `PENDING` or `STREAMING`. Its sender can then cancel it if it is cancelable, except while a pending price-gated stream has reached its target.',
  ),
  'lockup/ISablierLockup.refundableAmountOf': field(
    'Returns what the sender would get back if the stream were canceled in this block. It is 0 for a stream that cannot be canceled.',
  ),
  'lockup/ISablierLockup.statusOf': field(
    'Returns the state of the stream in this block: `PENDING`, `STREAMING`, `SETTLED`, `CANCELED` or `DEPLETED`. Nothing is stored when time changes it, so no event tells you.',
  ),
  'lockup/ISablierLockup.streamedAmountOf': field(
    'Returns what has been released to the recipient by this block, withdrawn or not. After a cancellation it stays at what had streamed until then.',
  ),
  'lockup/ISablierLockup.withdrawableAmountOf': field(
    'Returns what can be withdrawn in this block: the streamed amount less what was withdrawn before.',
  ),
  'lockup/ISablierLockupState.aggregateAmount':
    'Returns what the contract owes to all streams of a token together. What its balance has beyond that is surplus, which {SablierLockup.recover} can take out.',
  'lockup/ISablierLockupState.getCliffTime': field(
    'Returns when the cliff of a linear stream ends, or 0 if it has none. Other models revert.',
  ),
  'lockup/ISablierLockupState.getDepositedAmount': field(
    'Returns the deposit that the stream was created with. Withdrawals and refunds do not lower it.',
  ),
  'lockup/ISablierLockupState.getEndTime': field(
    'Returns when the schedule is over. A cancellation does not change it.',
  ),
  'lockup/ISablierLockupState.getGranularity': field(
    'Returns how many seconds lie between two releases of a linear stream; 1 means every second. Other models revert.',
  ),
  'lockup/ISablierLockupState.getLockupModel': field(
    'Returns which of the four models releases the tokens. It decides which of the other getters work.',
  ),
  'lockup/ISablierLockupState.getPriceGatedUnlockParams': field(
    'Returns the price feed and the target price of a price-gated stream. Other models revert.',
  ),
  'lockup/ISablierLockupState.getRefundedAmount': field(
    'Returns what went back to the sender when the stream was canceled; 0 for every other stream.',
  ),
  'lockup/ISablierLockupState.getSegments': field(
    'Returns the pieces of the curve of a dynamic stream, in order. Other models revert.',
  ),
  'lockup/ISablierLockupState.getSender': field(
    'Returns the account that may cancel and that gets the refund. It never changes and need not be the one that paid.',
  ),
  'lockup/ISablierLockupState.getStartTime': field(
    'Returns when the schedule begins. It may lie before the block in which the stream was created. A price-gated stream can release its tokens before it.',
  ),
  'lockup/ISablierLockupState.getTranches': field(
    'Returns the unlock steps of a tranched stream, in order. Other models revert.',
  ),
  'lockup/ISablierLockupState.getUnderlyingToken': field(
    'Returns the ERC-20 token that the stream pays out.',
  ),
  'lockup/ISablierLockupState.getUnlockAmounts': field(
    'Returns what a linear stream unlocks at once, at its start and at its cliff. Other models revert.',
  ),
  'lockup/ISablierLockupState.getWithdrawnAmount': field(
    'Returns what has left the stream through withdrawals, whoever made them.',
  ),
  'lockup/ISablierLockupState.isAllowedToHook':
    'Returns whether the hooks of an address run when it is the recipient. The comptroller adds addresses; none is ever taken off.',
  'lockup/ISablierLockupState.isCancelable': field(
    'Returns whether the sender can cancel in this block. It is false while the stream is settled, without an event. A pending price-gated stream that has reached its target still answers true, although canceling it reverts.',
  ),
  'lockup/ISablierLockupState.isDepleted': field(
    'Returns true after everything has been paid out or refunded. Only then can the NFT be burned.',
  ),
  'lockup/ISablierLockupState.isStream':
    'Returns whether an id belongs to a stream. It returns false where the other getters of a stream revert, and it stays true after the NFT is burned.',
  'lockup/ISablierLockupState.isTransferable': field(
    'Returns whether the NFT can change hands. It was fixed at creation; minting and burning do not depend on it.',
  ),
  'lockup/ISablierLockupState.nativeToken':
    'Returns the ERC-20 address under which the coin of the chain appears, which new streams may not use. It is the zero address where none was set.',
  'lockup/ISablierLockupState.nextStreamId':
    'Returns the id that the next stream will get. Ids begin at 1 and have no gaps, so it is the number of streams plus 1.',
  'lockup/ISablierLockupState.nftDescriptor':
    'Returns the contract that draws the NFT of each stream. The comptroller can replace it.',
  'lockup/ISablierLockupState.wasCanceled': field(
    'Returns true after a cancellation, and stays true when the stream is depleted later.',
  ),
  'lockup/ILockupNFTDescriptor.tokenURI':
    'Draws the NFT of a stream: JSON metadata with an SVG image, both as a data URI in Base64. It reads the stream from the contract that is named in the call.',
} as const;
