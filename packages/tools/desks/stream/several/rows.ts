import type { ActionId } from '../../../readings/contracts/actions';
import { statusesOf } from '../../../readings/contracts/statuses';
import type { DeskRelease } from '../../../readings/contracts/types';
import type { FieldValues } from '../read-action';
import { amountWithSymbol } from '../../../readings/stream/display-rows';
import {
  decimalsOf,
  partiesOf,
  streamViewWord,
  type StreamResults,
} from '../../../readings/stream/results';
import { isMissingStream, seenRefusal } from '../refusal';
import type { SeveralReading } from './types';

/** One stream of a list, as text for people. */
export interface SeveralRow {
  id: bigint;
  recipient: string;
  sender: string;
  status: string;
  /** What the recipient can withdraw now, or keeps after a cancellation. */
  withdrawable: string;
  /** What a cancellation gives back. */
  refundable: string;
  /** What a payment stream owes beyond its balance. */
  uncovered: string;
  /** Why the call would give nothing for this stream; null if it would. */
  mark: string | null;
}

/** A list of streams that an action names, and what was read of them. */
export interface SeveralPlan {
  ids: readonly bigint[];
  /** The streams that were read, in the order of the list. */
  rows: readonly SeveralRow[];
  unread: readonly bigint[];
  /** The time of the block, in Unix seconds; null before a reading. */
  time: bigint | null;
}

interface SeveralAsked {
  action: ActionId;
  release: DeskRelease;
  filled: FieldValues;
  /** The account that sends the call, in checksum form; null if unknown. */
  sendsFrom: string | null;
}

/** The actions on several streams, each with the one on a single stream that it repeats. */
const singles = {
  cancelMultiple: 'cancel',
  withdrawMultiple: 'withdraw',
  depositMultiple: 'deposit',
} as const;
type SeveralAction = keyof typeof singles;
const isSeveral = (action: ActionId): action is SeveralAction => Object.hasOwn(singles, action);

/** @returns null for an action on one stream */
export function planSeveral(
  asked: SeveralAsked,
  ids: readonly bigint[],
  reading: SeveralReading | null,
): SeveralPlan | null {
  const { action } = asked;
  if (!isSeveral(action)) return null;
  const read = ids.flatMap((id) => {
    const results = reading?.streams.get(id);
    return results ? [{ id, results }] : [];
  });
  return {
    ids,
    rows: read.map(({ id, results }) => rowOf(asked, action, id, results)),
    unread: ids.filter((id) => !reading?.streams.has(id)),
    time: reading?.time ?? null,
  };
}

function rowOf(
  asked: SeveralAsked,
  action: SeveralAction,
  id: bigint,
  results: StreamResults,
): SeveralRow {
  const { recipient, sender } = partiesOf(results);
  const status = streamViewWord(results, 'statusOf');
  const amount = (word: bigint | undefined) =>
    word === undefined ? 'unknown' : amountWithSymbol(word, results);
  return {
    id,
    recipient: recipient ?? 'unknown',
    sender: sender ?? 'unknown',
    status:
      status === undefined
        ? 'unknown'
        : (statusesOf(asked.release)[Number(status)] ?? String(status)),
    withdrawable: amount(streamViewWord(results, 'withdrawableAmountOf')),
    refundable: amount(streamViewWord(results, 'refundableAmountOf')),
    uncovered: amount(streamViewWord(results, 'uncoveredDebtOf')),
    mark: markOf(asked, action, id, results),
  };
}

function markOf(
  { release, filled, sendsFrom }: SeveralAsked,
  action: SeveralAction,
  id: bigint,
  results: StreamResults,
): string | null {
  const line = filled.lines?.find((one) => one.id === id);
  const deposit = filled.deposits?.find((one) => one.id === id);
  const amount = line && line.decimals === decimalsOf(results) ? line.amount : undefined;
  const refused = seenRefusal(
    {
      action: singles[action],
      release,
      streamId: String(id),
      filled: {
        ...(amount === undefined ? {} : { amount }),
        ...(deposit && { sender: deposit.sender, recipient: deposit.recipient }),
      },
    },
    results,
  );
  if (refused) return isMissingStream(results) ? 'this contract has no such stream.' : refused;
  if (line && amount === undefined) return 'its token has other decimals than those entered.';
  if (action === 'depositMultiple') return null;
  const { sender, recipient } = partiesOf(results);
  if (action === 'cancelMultiple') {
    const mayToo = release.rules.recipientCancels && sendsFrom === recipient;
    if (sendsFrom !== null && sender !== undefined && sender !== sendsFrom && !mayToo) {
      return `its sender is ${sender}, not ${sendsFrom}.`;
    }
    return streamViewWord(results, 'refundableAmountOf') === 0n ? 'nothing would come back.' : null;
  }
  const fee = streamViewWord(results, 'calculateMinFeeWei') ?? 0n;
  if (fee > (filled.fee ?? fee)) return `its minimum fee is ${fee} wei, more than you entered.`;
  const paysOne = !release.rules.anyoneWithdraws && filled.to !== undefined;
  return paysOne && sendsFrom !== recipient && (sendsFrom !== sender || filled.to !== recipient)
    ? `it belongs to ${recipient ?? 'another account'}, so that this account cannot send it to ${filled.to}.`
    : null;
}

/** The streams that the call would leave out, or because of which it would fail. */
export const markedRows = ({ rows }: SeveralPlan): SeveralRow[] =>
  rows.filter(({ mark }) => mark !== null);

/** Whether every stream of the list was read. */
export const isWhollyRead = ({ ids, unread }: SeveralPlan): boolean =>
  ids.length > 0 && unread.length === 0;

/** Why the whole call would give nothing, or fail; null if something would happen. */
export function severalRefusal(
  { action, release: { rules } }: SeveralAsked,
  plan: SeveralPlan,
): string | null {
  const marked = markedRows(plan);
  const [first] = marked;
  if (!first) return null;
  const skips =
    action === 'cancelMultiple'
      ? rules.skipsCancel
      : action === 'withdrawMultiple' && rules.skipsWithdraw;
  if (!skips) {
    return `stream ${first.id} would make the whole transaction fail: ${first.mark} Leave it out.`;
  }
  return marked.length === plan.ids.length
    ? `it would leave out every stream. Stream ${first.id}: ${first.mark}`
    : null;
}

/** What the reader has to know about a list of which something would happen. */
export function severalWarnings({ action, sendsFrom }: SeveralAsked, plan: SeveralPlan): string[] {
  const marked = markedRows(plan);
  const senders = new Set(plan.rows.map(({ sender }) => sender));
  return [
    ...(marked.length > 0 && marked.length < plan.ids.length
      ? [
          `The contract would leave out ${marked
            .map(({ id, mark }) => `stream ${id}: ${mark ?? ''}`)
            .join(' ')}`,
        ]
      : []),
    ...(action === 'cancelMultiple' && sendsFrom === null && senders.size > 1
      ? [
          'These streams have different senders. One account cannot cancel all of them: enter the account that sends it.',
        ]
      : []),
  ];
}
