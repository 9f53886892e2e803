import type { ActionId } from '../../readings/contracts/actions';
import type { DeskRelease } from '../../readings/contracts/types';

/** The required sender, by action; anyone can send the others. */
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
  /** In checksum form; missing if it was not read. */
  sender?: string | undefined;
  recipient?: string | undefined;
  account: string;
  /** The address that receives the tokens, from the form. */
  to?: string | undefined;
}

/** A warning about the account that sends a call. */
interface AccountWarning {
  /** For the account of a wallet. */
  text: string;
  /** Completes "the contract would refuse this: …", for an account that the reader named. */
  short: string;
  /** Whether the contract refuses the call for certain, whatever was approved. */
  isCertain: boolean;
}

/** A warning that the account may not send the call, or probably not; null if it may. */
export function warnAccount(
  action: ActionId,
  { rules }: DeskRelease,
  { sender, recipient, account, to }: Parties,
): AccountWarning | null {
  const actor = actors[action];
  if (!actor || sender === undefined || recipient === undefined) return null;
  const isSender = account === sender;
  const isRecipient = account === recipient;
  if (actor === 'both' && (isSender || isRecipient)) return null;
  if (actor === 'sender') {
    const mayToo = rules.recipientCancels && isRecipient && /^cancel/.test(action);
    if (isSender || mayToo) return null;
    return certain(account, 'sender', sender);
  }
  if (isRecipient) {
    // `withdraw` of @sablier/v2-core 1.0.2 looks at the sender first; v1.1 has the same error.
    const isBound = isSender && rules.senderPaysRecipient && WITHDRAWS.test(action);
    return isBound && to !== undefined && to !== recipient ? senderAndRecipient(account) : null;
  }
  const paysEach = action === 'withdrawMultiple' && rules.anyoneWithdraws;
  const isOpen = WITHDRAWS.test(action) && (isSender || rules.anyoneWithdraws);
  if (paysEach || (isOpen && to === recipient)) return null;
  if (action === 'withdrawMaxAndTransfer' && !rules.operatorMoves) {
    return certain(account, 'recipient', recipient, ', even from an operator');
  }
  const notRecipient = `${account} is not the recipient of this stream; the recipient is ${recipient}.`;
  const rest =
    action === 'approve'
      ? 'The contract accepts the call only from an operator that is approved for all NFTs of the recipient.'
      : `The contract accepts the call only from an operator that the recipient approved${
          isOpen ? ", or if the receiving address is the recipient's" : ''
        }.`;
  const text = `Your account ${notRecipient} ${rest}`;
  return { text, short: `${notRecipient} ${rest}`, isCertain: false };
}

const WITHDRAWS = /^withdraw(Max|Multiple)?$/;

function senderAndRecipient(account: string): AccountWarning {
  const says = `${account} is both sender and recipient of this stream. In this release such an account can withdraw to itself only: enter it as the receiving address.`;
  return { text: `Your account ${says}`, short: says, isCertain: true };
}

function certain(account: string, role: string, who: string, even = ''): AccountWarning {
  const not = `${account} is not the ${role} of this stream; the ${role} is ${who}.`;
  return {
    text: `Your account ${not} The contract would refuse the call${even}. Choose the ${role}'s account in your wallet.`,
    short: not,
    isCertain: true,
  };
}
