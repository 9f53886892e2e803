import listed from '@facts/stream-contracts.json';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { ReactNode } from 'react';
import { rehearsedCampaign } from '../../../rehearsal/releases';
import { tokenLike } from '../../../rehearsal/rehearsed-token';
import { Rehearsal } from '../../../rehearsal/view';
import { loadRehearsal, nowFor } from '../../../rehearsal/view/load';
import { WithoutBytecode } from '../../../rehearsal/view/WithoutBytecode';
import { preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { FoundCampaign } from '../find';
import { campaignToken, type CampaignResults } from '../../../readings/campaign/results';
import { unknownLockup } from '../../../readings/campaign/unknown-lockup';

interface Props {
  fact: CampaignFact;
  campaign: Pick<FoundCampaign, 'chainId' | 'address' | 'seenIn'>;
  results: CampaignResults;
  prepared: PreparedCall;
  /** Symbol of the chain's coin. */
  coin: string;
}

/**
 * Offers to rehearse a claim or a clawback, where the release's bytecode is at hand and the wallet has read what the
 * campaign gives its streams. A campaign with a Lockup of its own is not one that the page can make.
 */
export function RehearseCampaign(props: Props): ReactNode {
  const { fact, campaign, results, prepared, coin } = props;
  const made = rehearsedCampaign(fact);
  if (!made) return <WithoutBytecode {...fact} />;
  const token = tokenLike(results, campaignToken(results));
  const wereRead = fact.terms.every(({ name }) => results.views.has(name));
  const { version, contract } = made.streams;
  const lockups = listed.filter((one) => one.version === version && one.contract === contract);
  if (!token || !wereRead || unknownLockup(results, campaign.chainId, lockups)) return null;
  return (
    <Rehearsal
      key={`${String(results.time)} ${preparedKey(prepared)}`}
      run={async () => {
        const { startCampaign } = await loadRehearsal();
        const now = nowFor(results.time);
        return startCampaign({
          fact,
          campaign: campaign.address,
          isSeen: campaign.seenIn !== null,
          results,
          prepared,
          now,
        });
      }}
      makes="this campaign as it was read"
      of="The campaign, and the stream of a claim"
      {...{ token, coin }}
    />
  );
}
