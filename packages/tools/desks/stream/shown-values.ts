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
    totals: totalsOf(filled, symbolOf),
    ids: ids?.map(String),
    rate: rate === undefined ? undefined : { perSecond: perSecond(rate), perMonth: perMonth(rate) },
    brokerFee: brokerFee === undefined ? undefined : formatAmount(brokerFee, 16),
  };
}

/** The sum of several deposits for each token; undefined while one of their streams was not read. */
function totalsOf(
  { deposits }: FieldValues,
  symbolOf: (id: bigint) => string | undefined,
): ShownValues['totals'] {
  const sums = new Map<string, { units: bigint; decimals: number; symbol: string }>();
  for (const { id, amount, decimals, token } of deposits ?? []) {
    const symbol = symbolOf(id);
    if (token === undefined || symbol === undefined) return undefined;
    const { units } = sums.get(token) ?? { units: 0n };
    sums.set(token, { units: units + amount, decimals, symbol });
  }
  return [...sums.values()].map(({ units, decimals, symbol }) => ({
    amount: formatAmount(units, decimals),
    symbol,
  }));
}
