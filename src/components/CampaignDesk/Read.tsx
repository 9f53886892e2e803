import comptrollers from '@facts/comptrollers.json';
import { Views } from '@site/src/components/CallOutputs/Views';
import { campaignViews } from '@site/src/protocol/campaigns/actions';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { ClaimTexts } from '@site/src/tools/campaigns/fields';
import { campaignCommands } from '@site/src/tools/campaigns/reading/commands';
import { CodeBlock } from '@site/src/components/Code/CodeBlock';
import type { ReactNode } from 'react';

interface Props {
  fact: CampaignFact;
  campaign: { chainId: number; address: string };
  texts: ClaimTexts;
}

/** What the campaign answers, in an explorer or by commands. No wallet is needed. */
export function Read({ fact, campaign, texts }: Props): ReactNode {
  const commands = campaignCommands(fact, campaign.address, texts, comptrollers[campaign.chainId]);
  return (
    <section aria-label="Read">
      <h3>Read</h3>
      <p>
        In an explorer these are under <strong>Read Contract</strong>. Amounts come in the
        token&rsquo;s smallest unit.
      </p>
      <Views views={fact.views} says={campaignViews} />
      <p>
        The same from a command line, with an endpoint of the chain in <code>RPC_URL</code>. What
        the commands print goes into <strong>Paste answers</strong>:
      </p>
      <CodeBlock language="bash">{commands.join('\n')}</CodeBlock>
    </section>
  );
}
