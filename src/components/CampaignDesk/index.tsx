import chains from '@facts/chains.json';
import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import tool from '@site/src/components/Tool/styles.module.css';
import { findCampaign, noCampaign } from '@site/src/tools/campaigns/find';
import { useState, type ReactNode } from 'react';
import { Campaign } from './Campaign';
import { Find } from './Find';

/** The campaigns of every release. */
const loadFacts = async () => (await import('@facts/campaigns.json')).default;

/** Finds a campaign, and writes what to send to it. It asks no network for anything. */
export function CampaignDesk(): ReactNode {
  const { loaded: facts, failed, load } = useOnDemand(loadFacts);
  const [asked, setAsked] = useState(noCampaign);
  const found = facts && findCampaign(asked, facts);
  const campaign = found && 'address' in found ? found : null;
  const problem = found && 'problem' in found ? found.problem : '';
  const fact = campaign?.fact;
  return (
    <section
      data-tool="Campaign desk. Name a campaign, its factory and what to do; it checks the proof and writes the call for a Safe, an explorer or a command line."
      className={tool.tool}
      aria-label="Campaign desk"
      onFocus={load}
    >
      <div className={`${tool.stack} ${tool.scripted}`}>
        <Find asked={asked} kinds={campaign?.kinds ?? []} set={setAsked} />
      </div>
      <p role="status" className={tool.status}>
        {failed
          ? 'The list of factories did not load. Check your connection and click a field again.'
          : problem || (facts && sayNext(asked, chains))}
      </p>
      {campaign && fact && (
        <Campaign
          key={`${campaign.chainId}-${campaign.address}-${fact.version}-${fact.contract}`}
          campaign={campaign}
          fact={fact}
        />
      )}
      <p className={tool.hint}>
        Nothing that you enter leaves this page, except when you follow a link to a gateway.
      </p>
    </section>
  );
}

/** What is still missing, once the campaign and its chain are named. */
function sayNext(asked: typeof noCampaign, known: typeof chains): string {
  const chain = known.find(({ id }) => String(id) === asked.chainId);
  if (!chain || asked.address === '' || asked.factory.trim() !== '') return '';
  return `Open the campaign on ${chain.name}'s explorer, then the transaction that created it and its logs. Enter the address beside the create event.`;
}
