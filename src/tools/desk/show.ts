import { formatAmount } from '../../protocol/amount';
import type { Shown } from '../../protocol/desk/say';
import type { Filled } from './read';
import { perMonth, perSecond } from './read-field';

/** What the fields hold, as a reader writes it. */
export function showForm(streamId: string, filled: Filled): Shown {
  const { decimals, amount, lines, ids, rate, brokerFee, to, from, sender, recipient } = filled;
  const tokens = (units: bigint) => formatAmount(units, decimals ?? 0);
  return {
    ...{ id: streamId, to, from, sender, recipient },
    brokerAccount: filled.brokerAccount,
    amount: amount === undefined ? undefined : tokens(amount),
    lines: lines?.map((line) => ({ id: String(line.id), amount: tokens(line.amount) })),
    ids: ids?.map(String),
    rate: rate === undefined ? undefined : { perSecond: perSecond(rate), perMonth: perMonth(rate) },
    brokerFee: brokerFee === undefined ? undefined : formatAmount(brokerFee, 16),
  };
}
