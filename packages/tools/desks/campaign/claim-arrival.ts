import type { Arrival } from '@sablier-docs/kit/wallet/arrival';
import { addressIn } from '@sablier-docs/kit/wallet/show';
import type { ClaimReading } from '../../readings/campaign/read-claim';
import { lockupsOf, campaignToken, type CampaignResults } from '../../readings/campaign/results';

/** What a claim or a clawback brings, and to whom; undefined if the token was not read. */
export function claimArrival(
  { values }: Pick<ClaimReading, 'values'>,
  results: CampaignResults | null,
  account: string | null,
): Arrival | undefined {
  const token = results ? addressIn(campaignToken(results)) : undefined;
  if (!results || account === null || token === undefined) return undefined;
  const to = values.to ?? values.recipient;
  return {
    token,
    metadata: { symbol: results.symbol, decimals: results.decimals },
    account,
    to: typeof to === 'string' ? to : undefined,
    // v1.1 has two of these names, and opens its streams in the second.
    lockup: lockupsOf(results).at(-1),
  };
}
