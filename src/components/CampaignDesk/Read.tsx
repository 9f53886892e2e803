import { Views } from '@site/src/components/CallOutputs/Views';
import { campaignViews } from '@site/src/protocol/campaigns/actions';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import { castCall } from '@site/src/tools/calls/cast';
import type { ClaimTexts } from '@site/src/tools/campaigns/fields';
import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';

/** What stands for an input of a view in a command, from the form where that has it. */
function inputOf(name: string, texts: ClaimTexts): string {
  switch (name) {
    case 'index':
      return texts.index?.trim() || 'INDEX';
    case 'fullAmount':
      return texts.units?.trim() || 'AMOUNT';
    case 'claimTime':
      return '0';
    default:
      return texts.recipient?.trim() || 'ADDRESS';
  }
}

interface Props {
  fact: CampaignFact;
  address: string;
  texts: ClaimTexts;
}

/** What the campaign answers, in an explorer or by commands. No wallet is needed. */
export function Read({ fact, address, texts }: Props): ReactNode {
  const commands = fact.views.map((fn) =>
    castCall(address, fn, ...fn.inputs.map(({ name }) => shellSafe(inputOf(name, texts)))),
  );
  return (
    <section aria-label="Read">
      <h3>Read</h3>
      <p>
        In an explorer these are under <strong>Read Contract</strong>. Amounts come in the
        token&rsquo;s smallest unit.
      </p>
      <Views views={fact.views} says={campaignViews} />
      <p>
        The same from a command line, with an endpoint of the chain in <code>RPC_URL</code>:
      </p>
      <CodeBlock language="bash">{commands.join('\n')}</CodeBlock>
    </section>
  );
}

/** What was typed goes into a command only if no shell can read more into it. */
const shellSafe = (text: string): string => (/^\w{1,80}$/.test(text) ? text : 'VALUE');
