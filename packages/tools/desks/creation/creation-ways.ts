import { approvalWords, isTokenApproval } from '@sablier-docs/kit/calls/approval';
import type { Call } from '@sablier-docs/kit/calls/call';
import { waysOut, type WaysOut } from '@sablier-docs/kit/calls/ways-out';
import { frozen, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { TokenMetadata } from '@sablier-docs/kit/wallet/token';

interface Creation {
  /** Empty while a field is missing. */
  calls: readonly Call[];
  /** The wallet's account, in checksum form; null without a wallet. */
  account: string | null;
  /** The token as the wallet has read it; null before. */
  token: TokenMetadata | null;
  /** With which the amounts were read; null for amounts in the smallest unit. */
  decimals: number | null;
  /** The effect of all calls, in sentences. */
  does: string;
  /** Whether it rests on dates in the past that nobody has confirmed. */
  asksAboutPast: boolean;
}

/** Whether the token was read, and does not have the decimals with which the amounts were read. */
export const hasOtherDecimals = ({ token, decimals }: Pick<Creation, 'token' | 'decimals'>) =>
  token !== null && decimals !== null && token.decimals !== decimals;

/** The calls of a creation, for every way to send them. A wallet gets none before it has read the token. */
export function creationWays(creation: Creation): WaysOut<PreparedCall> {
  const { calls, account, token, does, asksAboutPast } = creation;
  const words = (call: Call) => (isTokenApproval(call) ? approvalWords(call) : does);
  return waysOut({
    calls,
    prepared:
      account === null || token === null
        ? []
        : calls.map((call) => frozen({ call, from: account, words: words(call), figures: [] })),
    withheld: {
      unconfirmed: asksAboutPast,
      'other decimals': hasOtherDecimals(creation),
    },
  });
}
