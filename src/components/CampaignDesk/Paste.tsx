import { PasteAnswers } from '@site/src/components/Wallet/PasteAnswers';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { AskedEntry } from '@site/src/tools/campaigns/reading/answers';
import { readPastedCampaign } from '@site/src/tools/campaigns/reading/paste';
import type { ReactNode } from 'react';
import { Findings } from './Findings';
import type { CampaignLive } from './live';

interface Props {
  fact: CampaignFact;
  campaign: { chainId: number; address: string };
  chain: ChainFacts;
  /** The entry of the form. */
  entry: AskedEntry;
  live: CampaignLive;
  set: (live: CampaignLive) => void;
}

/** A campaign from answers that the reader copied. */
export function Paste({ fact, campaign, chain, entry, live, set }: Props): ReactNode {
  const read = (text: string) => {
    const { answers, problems } = readPastedCampaign(text, fact, campaign.address);
    return { answers: answers.views.size > 0 ? answers : null, problems };
  };
  return (
    <PasteAnswers
      {...{ read, live, set }}
      asked="If a function takes an input, such as your index, write the input before the answer. "
      example="hasClaimed 12 false"
    >
      {(answers) => (
        <Findings
          {...{ fact, chain, answers }}
          chainId={campaign.chainId}
          // While the form is empty, the rows are about the entry that the lines name.
          entry={{ ...answers.entry, ...entry }}
          account={null}
        />
      )}
    </PasteAnswers>
  );
}
