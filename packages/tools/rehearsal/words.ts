import { formatAmount } from '@sablier-docs/protocol/amount';
import type { Change, RehearsedToken } from './types';

/** With which amounts are written. */
export type ShownToken = Pick<RehearsedToken, 'symbol' | 'decimals'>;

/** Says nothing of an account that has another role. */
const RECEIVER = 'the address in the call';

/** A change of a balance in words: `The recipient (the account that sends) gets 400 USDC.` */
export function changeWords({ who, unit, by }: Change, token: ShownToken, coin: string): string {
  const size = by < 0n ? -by : by;
  const amount =
    unit === 'token'
      ? `${formatAmount(size, token.decimals)} ${token.symbol}`
      : `${formatAmount(size, 18)} ${coin}`;
  const [first = '', ...more] = who;
  const others = more.filter((role) => role !== RECEIVER).join(', ');
  const subject = `${first.charAt(0).toUpperCase()}${first.slice(1)}${others && ` (${others})`}`;
  return `${subject} ${by < 0n ? 'pays' : 'gets'} ${amount}.`;
}

/** What a rehearsal has in place of what only the real chain has. */
export const UNKNOWN: readonly string[] = [
  'The token is one of the rehearsal with the same decimals. The real one can charge a fee, refuse an account or be paused.',
  'A hook of the recipient or the sender is not called: every account is one without code.',
  'Balances, approvals and operators of your accounts are not read. The rehearsal gives them what the call needs.',
  'The gas of the transaction is not in the balances.',
  'Another transaction can come before yours.',
];
