import type { ActionId } from '../../protocol/desk/actions';
import type { DeskRelease } from '../../protocol/desk/types';

/** Who the contract asks for, by action; the others are open to anybody. */
const actors: Partial<Record<ActionId, 'sender' | 'recipient' | 'both'>> = {
  withdrawMax: 'recipient',
  withdraw: 'recipient',
  withdrawMultiple: 'recipient',
  withdrawMaxAndTransfer: 'recipient',
  safeTransferFrom: 'recipient',
  transferFrom: 'recipient',
  approve: 'recipient',
  cancel: 'sender',
  cancelMultiple: 'sender',
  renounce: 'sender',
  refund: 'sender',
  refundMax: 'sender',
  adjustRatePerSecond: 'sender',
  pause: 'sender',
  restart: 'sender',
  void: 'both',
};

interface Parties {
  /** In checksum form; missing where it was not read. */
  sender?: string | undefined;
  recipient?: string | undefined;
  account: string;
  /** Where the tokens go, as the form has it. */
  to?: string | undefined;
}

/** Why the account is probably not the one that may send the call; null when it may. */
export function warnAccount(
  action: ActionId,
  { rules }: DeskRelease,
  { sender, recipient, account, to }: Parties,
): string | null {
  const actor = actors[action];
  if (!actor || sender === undefined || recipient === undefined) return null;
  const isSender = account === sender;
  const isRecipient = account === recipient;
  if (actor === 'both' && (isSender || isRecipient)) return null;
  if (actor === 'sender') {
    const mayToo = rules.recipientCancels && isRecipient && /^cancel/.test(action);
    return isSender || mayToo
      ? null
      : `Your account ${account} is not the sender of this stream; the sender is ${sender}. The contract would refuse the call. Choose the sender's account in your wallet.`;
  }
  if (isRecipient) return null;
  const paysEach = action === 'withdrawMultiple' && rules.anyoneWithdraws;
  const isOpen = /^withdraw(Max|Multiple)?$/.test(action) && (isSender || rules.anyoneWithdraws);
  if (paysEach || (isOpen && to === recipient)) return null;
  const notRecipient = `Your account ${account} is not the recipient of this stream; the recipient is ${recipient}.`;
  if (action === 'withdrawMaxAndTransfer' && !rules.operatorMoves) {
    return `${notRecipient} The contract would refuse the call, even from an operator. Choose the recipient's account in your wallet.`;
  }
  if (action === 'approve') {
    return `${notRecipient} The contract accepts the call only from an operator that is approved for all NFTs of the recipient.`;
  }
  return `${notRecipient} The contract accepts the call only from an operator that the recipient approved${
    isOpen ? ", or if the receiving address is the recipient's" : ''
  }.`;
}
