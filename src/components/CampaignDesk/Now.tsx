import comptrollers from '@facts/comptrollers.json';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import { Live } from '@site/src/components/Wallet/Live';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { AskedEntry } from '@site/src/tools/campaigns/reading/answers';
import type { ReactNode } from 'react';
import type { CampaignLive } from './live';
import type { WalletParts } from './wallet-parts';

interface Props {
  fact: CampaignFact;
  campaign: { chainId: number; address: string };
  chain: ChainFacts;
  /** The entry of the form. */
  entry: AskedEntry;
  live: CampaignLive;
  set: (live: CampaignLive) => void;
  parts: WalletParts;
  /** Grows when something was sent and the campaign is to be read anew. */
  round: number;
}

/** The campaign as it is now. */
export function Now({ fact, campaign, chain, entry, live, set, parts, round }: Props): ReactNode {
  return (
    <Live noun="campaign" parts={parts} set={set}>
      {({ WalletReader, Findings, Paste, askCampaign }, from, start, since) =>
        from === 'paste' ? (
          <Paste {...{ fact, campaign, chain, entry, live, set }} />
        ) : (
          <WalletReader
            key={start}
            {...{ chain, live, set, round, since }}
            noun="campaign"
            chainId={campaign.chainId}
            ask={(provider) =>
              askCampaign(provider, fact, campaign.address, entry, comptrollers[campaign.chainId])
            }
          >
            {(answers, account) => (
              <Findings chainId={campaign.chainId} {...{ fact, chain, answers, entry, account }} />
            )}
          </WalletReader>
        )
      }
    </Live>
  );
}
