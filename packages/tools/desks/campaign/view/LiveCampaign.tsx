import comptrollers from '@facts/comptrollers.json';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { LiveContract } from '../../flow/view/LiveContract';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { LiveState } from '@sablier-docs/kit/wallet/view/subject';
import type { EntryQuery, CampaignResults } from '../../../readings/campaign/results';
import type { ReactNode } from 'react';

type CampaignLiveState = LiveState<CampaignResults>;

interface Props {
  fact: CampaignFact;
  campaign: { chainId: number; address: string };
  chain: ChainFacts;
  /** The entry of the form. */
  entry: EntryQuery;
  live: CampaignLiveState;
  set: (live: CampaignLiveState) => void;
  parts: OnDemand<typeof import('./wallet-parts')>;
  /** Increases when a transaction was sent and the campaign has to be read again. */
  round: number;
}

/** The present state of the campaign. */
export function LiveCampaign({ fact, campaign, chain, entry, ...reading }: Props): ReactNode {
  const { chainId, address } = campaign;
  return (
    <LiveContract
      noun="campaign"
      {...{ chain, chainId, ...reading }}
      ask={({ fetchCampaign }, provider) =>
        fetchCampaign(provider, fact, address, entry, comptrollers[chainId])
      }
      pasted={({ parsePastedCampaign }) => ({
        read: (text) => {
          const { results, problems } = parsePastedCampaign(text, fact, address);
          return { results: results.views.size > 0 ? results : null, problems };
        },
        asked:
          'If a function takes an input, such as your index, write the input before the answer. ',
        example: 'hasClaimed 12 false',
      })}
    >
      {({ CampaignFigures }, results, account) => (
        <CampaignFigures
          {...{ fact, chainId, chain, results, account }}
          // Pasted lines contain an entry, which is used while the form is empty.
          entry={account === null ? { ...results?.entry, ...entry } : entry}
        />
      )}
    </LiveContract>
  );
}
