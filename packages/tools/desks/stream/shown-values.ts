import { formatAmount } from '@sablier-docs/protocol/amount';
import type { ShownValues } from '../../readings/contracts/phrases';
import type { FieldValues } from './read-action';
import { perMonth, perSecond } from '@sablier-docs/kit/inputs/stream-fields';

/**
 * The values of the fields as text.
 * @param symbolOf the symbol of a stream's token for people, from a reading of that stream
 */
export function shownValues(
  streamId: string,
  filled: FieldValues,
  symbolOf: (id: bigint) => string | undefined = () => undefined,
): ShownValues {
  const { decimals, amount, lines, ids, rate, brokerFee, to, from, sender, recipient } = filled;
  const tokens = (units: bigint) => formatAmount(units, decimals ?? 0);
  return {
    id: streamId,
    to,
    from,
    sender,
    recipient,
    brokerAccount: filled.brokerAccount,
    amount: amount === undefined ? undefined : tokens(amount),
    lines: lines?.map(({ id, amount: units, decimals: own }) => {
      const symbol = symbolOf(id);
      return {
        id: String(id),
        amount: formatAmount(units, own),
        ...(symbol === undefined ? { decimals: own } : { symbol }),
      };
    }),
    ids: ids?.map(String),
    rate: rate === undefined ? undefined : { perSecond: perSecond(rate), perMonth: perMonth(rate) },
    brokerFee: brokerFee === undefined ? undefined : formatAmount(brokerFee, 16),
  };
}
