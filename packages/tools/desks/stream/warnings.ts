import { formatAmount } from '@sablier-docs/protocol/amount';
import type { ActionId } from '../../readings/contracts/actions';
import { statusesOf } from '../../readings/contracts/statuses';
import type { DeskRelease } from '../../readings/contracts/types';
import type { FieldValues } from './read-action';
import { perMonth } from '@sablier-docs/kit/inputs/stream-fields';
import { amountWithSymbol } from '../../readings/stream/display-rows';
import { followsPrice } from '../../readings/stream/price-gated';
import {
  decimalsOf,
  partiesOf,
  streamViewWord,
  type StreamResults,
} from '../../readings/stream/results';

const DAY = 86_400n;
/** A new rate of so many times the old one is more often a slip than a raise. */
const MANY = 10n;

interface Asked {
  action: ActionId;
  release: DeskRelease;
  filled: FieldValues;
  /** The account that sends the call, in checksum form; null if unknown. */
  sendsFrom: string | null;
}

/** What an action costs that its fields do not show, by what was read of the stream. */
export function costWarnings(asked: Asked, results: StreamResults): string[] {
  return [
    ...gateWarnings(asked, results),
    ...receiverWarnings(asked, results),
    ...voidWarnings(asked, results),
    ...rateWarnings(asked, results),
  ];
}

const RECEIVES = /^(?:withdraw|withdrawMax|withdrawMaxAndTransfer|safeTransferFrom|transferFrom)$/;
const MOVES = /^(?:withdrawMaxAndTransfer|safeTransferFrom|transferFrom)$/;

const OVER = ['CANCELED', 'DEPLETED'];

function gateWarnings({ action, release }: Asked, results: StreamResults): string[] {
  const status = statusesOf(release)[Number(streamViewWord(results, 'statusOf') ?? -1n)];
  // A stream that is over has nothing left to lock, and one that was not read is not judged.
  if (!followsPrice(results) || status === undefined || OVER.includes(status)) return [];
  const isOpen =
    status === 'SETTLED' || (streamViewWord(results, 'withdrawableAmountOf') ?? 0n) > 0n;
  if (MOVES.test(action) || action === 'approve') {
    return [
      'This stream is price-gated. While the price of its feed is below the target, a sender who has kept the right can cancel it and take everything, also after a transfer.',
    ];
  }
  if (action === 'withdraw' || action === 'withdrawMax') {
    return isOpen
      ? [
          'This stream is price-gated and open now. If the price falls below the target before the end, it locks again, and a sender who has kept the right can cancel it and take everything.',
        ]
      : [];
  }
  return action === 'cancel' && !isOpen
    ? ['This stream is price-gated and locked now: a cancellation leaves the recipient nothing.']
    : [];
}

function receiverWarnings({ action, filled, sendsFrom }: Asked, results: StreamResults): string[] {
  const { to } = filled;
  const { sender, recipient } = partiesOf(results);
  if (to === undefined || !RECEIVES.test(action)) return [];
  const what = MOVES.test(action) ? 'stream' : 'tokens';
  if (to === sender && to !== recipient) {
    return [`The receiving address is the sender of this stream: the ${what} would go back there.`];
  }
  if (MOVES.test(action) && to === recipient) {
    return ['The receiving address has this stream already.'];
  }
  return to !== recipient && to !== sendsFrom && !MOVES.test(action)
    ? [
        `The receiving address is neither the recipient, ${recipient ?? 'which was not read'}, nor the account that sends the call. Compare every character.`,
      ]
    : [];
}

function voidWarnings({ action, sendsFrom }: Asked, results: StreamResults): string[] {
  const lost = streamViewWord(results, 'uncoveredDebtOf') ?? 0n;
  if (action !== 'void' || lost === 0n) return [];
  const amount = amountWithSymbol(lost, results);
  return [
    sendsFrom !== null && sendsFrom === partiesOf(results).recipient
      ? `You would give up ${amount}, which the stream owes you and does not cover. It cannot be claimed again; a deposit would cover it.`
      : `The recipient would lose ${amount}, which the stream owes and does not cover.`,
  ];
}

function rateWarnings({ action, filled }: Asked, results: StreamResults): string[] {
  const { rate } = filled;
  const old = streamViewWord(results, 'getRatePerSecond');
  if (rate === undefined || !/^(?:adjustRatePerSecond|restart)$/.test(action)) return [];
  const warnings: string[] = [];
  if (old !== undefined && old > 0n && rate >= old * MANY) {
    warnings.push(
      `The new rate is ${formatAmount(rate / old, 0)} times the old one: from ${perMonth(old)} to ${perMonth(rate)} per 30 days.`,
    );
  }
  const [left, decimals] = [streamViewWord(results, 'refundableAmountOf'), decimalsOf(results)];
  if (left !== undefined && decimals !== null && decimals <= 18) {
    // Rates have 18 decimals for every token.
    if (rate * DAY > BigInt(`${left}${'0'.repeat(18 - decimals)}`)) {
      warnings.push(
        `At this rate, the ${amountWithSymbol(left, results)} that are not owed yet last less than a day. What is owed then grows without cover.`,
      );
    }
  }
  return warnings;
}
