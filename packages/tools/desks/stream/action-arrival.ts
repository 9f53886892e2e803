import type { Arrival } from '@sablier-docs/kit/wallet/arrival';
import { addressIn } from '@sablier-docs/kit/wallet/show';
import type { ActionInput } from './prepared-action';
import type { FieldValues } from './read-action';
import { decimalsOf, partiesOf, streamToken } from '../../readings/stream/results';

/** What an action on one stream brings, and to whom; undefined if its token was not read. */
export function actionArrival(
  { action, results, account, actor }: ActionInput,
  values: FieldValues,
): Arrival | undefined {
  const sender = actor ?? account;
  const token = results ? addressIn(streamToken(results)) : undefined;
  if (!results || sender === null || token === undefined) return undefined;
  const { sender: payer, recipient } = partiesOf(results);
  const isRefund = /^(?:cancel|refund)/.test(action);
  return {
    token,
    metadata: { symbol: results.symbol, decimals: decimalsOf(results) },
    account: sender,
    to: isRefund ? payer : action === 'withdrawMaxAndTransfer' ? recipient : values.to,
  };
}
