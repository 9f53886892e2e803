import type { ActionId } from '../../readings/contracts/actions';
import { statusesOf } from '../../readings/contracts/statuses';
import type { DeskRelease } from '../../readings/contracts/types';
import type { FieldValues } from './read-action';
import { amountWithSymbol } from '../../readings/stream/display-rows';
import { firstWithdrawal } from '../../readings/stream/first-withdrawal';
import { followsPrice, isPriceGated } from '../../readings/stream/price-gated';
import {
  partiesOf,
  streamToken,
  streamViewWord,
  type AnyView,
  type StreamResults,
} from '../../readings/stream/results';
import { addressIn, showTimeHere } from '@sablier-docs/kit/wallet/show';

const TRANSFERS: readonly ActionId[] = [
  'safeTransferFrom',
  'transferFrom',
  'withdrawMaxAndTransfer',
];
const WITHDRAWALS: readonly ActionId[] = ['withdraw', 'withdrawMax', 'withdrawMaxAndTransfer'];

/** Whether the contract has returned nothing but reverts: it has no such stream. */
export const isMissingStream = ({ views }: StreamResults): boolean =>
  views.size > 0 && [...views.values()].every((answer) => 'reverted' in answer);

interface Asked {
  action: ActionId;
  release: DeskRelease;
  filled: FieldValues;
  streamId: string;
}

/**
 * Why a call would fail or lose what it sends, by what was read of the stream; null if nothing that was read
 * speaks against it. Completes "This call would fail, or lose what it sends: …". Who may send it is another question, see account-warning.ts.
 */
export function seenRefusal(asked: Asked, results: StreamResults): string | null {
  const { streamId } = asked;
  if (isMissingStream(results)) {
    return `this contract has no stream ${streamId}. Each release and chain counts its own: compare both with the link of the stream.`;
  }
  return (
    refusedReceiver(asked, results) ??
    (asked.release.product === 'lockup'
      ? refusedLockup(asked, results)
      : refusedFlow(asked, results))
  );
}

/** Receivers at which tokens or a stream are lost, and the address to transfer from. */
function refusedReceiver({ action, filled }: Asked, results: StreamResults): string | null {
  const { to, from, sender, recipient } = filled;
  const token = addressIn(streamToken(results));
  if (to !== undefined && to === token) {
    return action === 'approve'
      ? 'the address is the token itself, which cannot act for you.'
      : 'the receiving address is the token itself: what is sent there is lost.';
  }
  const parties = partiesOf(results);
  const isOther = (typed: string | undefined, read: string | undefined) =>
    typed !== undefined && read !== undefined && typed !== read;
  if (isOther(from, parties.recipient)) {
    return `the stream belongs to ${parties.recipient}, not to the address to transfer from.`;
  }
  if (isOther(sender, parties.sender)) return `the sender of this stream is ${parties.sender}.`;
  if (isOther(recipient, parties.recipient)) {
    return `the recipient of this stream is ${parties.recipient}.`;
  }
  if (TRANSFERS.includes(action) && streamViewWord(results, 'isTransferable') === 0n) {
    return 'this stream is not transferable.';
  }
  return null;
}

function refusedWithdrawal(
  { action, filled, release }: Asked,
  results: StreamResults,
): string | null {
  const most = streamViewWord(results, 'withdrawableAmountOf');
  if (most === undefined || !WITHDRAWALS.includes(action)) return null;
  // The transfer goes on without a withdrawal.
  if (most === 0n) {
    if (action === 'withdrawMaxAndTransfer') return null;
    const first = firstWithdrawal(release, results);
    return first === null
      ? 'nothing can be withdrawn now.'
      : `nothing can be withdrawn now. The stream begins to pay at ${showTimeHere(first)}.`;
  }
  const { amount } = filled;
  if (amount === undefined) return null;
  if (amount > most) return `only ${amountWithSymbol(most, results)} can be withdrawn now.`;
  return amount < most && isPriceGated(results)
    ? `a price-gated stream pays everything or nothing: ${amountWithSymbol(most, results)}.`
    : null;
}

function refusedLockup(asked: Asked, results: StreamResults): string | null {
  const { action, release } = asked;
  if (action !== 'cancel' && action !== 'renounce') return refusedWithdrawal(asked, results);
  const status = statusesOf(release)[Number(streamViewWord(results, 'statusOf') ?? -1n)];
  // Before its start, a price-gated stream keeps its flag at the target, where nothing comes back.
  const isOpen = status === 'PENDING' && streamViewWord(results, 'refundableAmountOf') === 0n;
  const isCancelable = streamViewWord(results, 'isCancelable') !== 0n;
  if (isCancelable && !(action === 'cancel' && isOpen)) return null;
  if ((isCancelable || status === 'SETTLED') && followsPrice(results)) {
    return 'the price is at the target of this price-gated stream, so that everything belongs to the recipient now.';
  }
  return `the stream cannot be canceled${status ? `; its status is ${status}` : ''}.`;
}

function refusedFlow(asked: Asked, results: StreamResults): string | null {
  const { action, filled, release } = asked;
  const is = (name: AnyView, value: bigint) => streamViewWord(results, name) === value;
  const rate = streamViewWord(results, 'getRatePerSecond');
  const isVoided = is('isVoided', 1n);
  const status = statusesOf(release)[Number(streamViewWord(results, 'statusOf') ?? -1n)];
  switch (action) {
    case 'deposit':
    case 'depositViaBroker':
      return isVoided ? 'the stream is voided and takes no deposit.' : null;
    case 'refund':
    case 'refundMax': {
      const most = streamViewWord(results, 'refundableAmountOf');
      if (most === undefined) return null;
      if (most === 0n) return 'nothing is left above the debt.';
      return (filled.amount ?? 0n) > most
        ? `only ${amountWithSymbol(most, results)} are left above the debt.`
        : null;
    }
    case 'adjustRatePerSecond':
      if (isVoided) return 'the stream is voided.';
      if (rate === 0n) return 'the stream is paused: restart it instead.';
      return rate !== undefined && rate === filled.rate
        ? 'the stream has this rate already.'
        : null;
    case 'pause':
      if (isVoided) return 'the stream is voided.';
      if (status === 'PENDING') return 'the stream has not started.';
      return rate === 0n ? 'the stream is paused already.' : null;
    case 'restart':
      if (isVoided) return 'the stream is voided and cannot be restarted.';
      return rate !== undefined && rate > 0n ? 'the stream is not paused.' : null;
    case 'void':
      return isVoided ? 'the stream is voided already.' : null;
    default:
      return refusedWithdrawal(asked, results);
  }
}
