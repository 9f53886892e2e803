import chains from '@facts/chains.json';
import { useUrlHash } from '../../flow/view/useUrlHash';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { WithSentLists } from '@sablier-docs/kit/wallet/view/SentList';
import { campaignDeskAfter, emptyCampaignDesk } from '../desk-state';
import { explorersOf } from '../../../links/app-link';
import { creationAsked, findCampaign, type CampaignQuery } from '../find';
import { readCampaignHash, writeCampaignHash } from '../url-hash';
import { useCallback, useReducer, type ReactNode } from 'react';
import { Campaign } from './Campaign';
import { CampaignQueryFields } from './CampaignQueryFields';
import { CreationReader } from './CreationReader';

const EXPLORERS = explorersOf(chains);

/** The campaigns of every release. */
const loadFacts = async () => (await import('@facts/campaigns.json')).default;

/**
 * Finds a campaign, reads it with the reader's wallet, and writes the calls to send to it. All its
 * requests go through that wallet.
 */
export function CampaignDesk(): ReactNode {
  const { loaded: facts, failed, load, begin } = useOnDemand(loadFacts);
  const [state, dispatch] = useReducer(campaignDeskAfter, emptyCampaignDesk);
  const { asked, action, texts, seen } = state;

  const take = useCallback(
    (hash: string) => {
      const link = readCampaignHash(hash);
      if (!link) return;
      load();
      dispatch({ do: 'follow', link });
    },
    [load],
  );
  const found = facts && findCampaign(asked, facts, seen, EXPLORERS);
  const campaign = found && 'address' in found ? found : null;
  const problem = found && 'problem' in found ? found.problem : '';
  const fact = campaign?.fact;
  const name = `${campaign?.address ?? asked.address}-${asked.chainId}`;
  const hash = creationAsked(asked);
  const chain = chains.find(({ id }) => String(id) === asked.chainId);
  const index = texts.index ?? '';
  useUrlHash(take, writeCampaignHash({ campaign: name, action, index, transaction: hash ?? '' }));
  return (
    <section
      data-tool="Campaign desk. Name a campaign, its factory and what to do; it reads the campaign with your wallet, checks the proof, and writes the call for the wallet, a Safe, an explorer or a command line."
      className={tool.tool}
      aria-label="Campaign desk"
      onFocus={begin}
    >
      <WithSentLists chains={chains}>
        <div className={`${tool.stack} ${tool.scripted}`}>
          <CampaignQueryFields
            asked={asked}
            kinds={campaign?.kinds ?? []}
            set={(next) => dispatch({ do: 'ask', asked: next })}
          />
        </div>
        <p role="status" className={tool.status}>
          {failed
            ? 'The list of factories did not load. Check your connection.'
            : problem || (facts && nextStepText(asked, chain, campaign !== null))}
        </p>
        {failed && <RetryButton onRetry={load} />}
        {facts && hash && chain && !campaign && (
          <CreationReader
            key={`${hash}-${chain.id}`}
            {...{ hash, chain, facts }}
            take={(next) => dispatch({ do: 'see', seen: next })}
          />
        )}
        {campaign && fact && (
          <Campaign
            key={`${campaign.chainId}-${campaign.address}-${fact.version}-${fact.contract}-${asked.factory.trim()}`}
            {...{ campaign, fact, state, dispatch }}
          />
        )}
      </WithSentLists>
      <p className={tool.hint}>
        What you enter goes to nobody but your own wallet, when you press a button for it, and to a
        gateway whose link you follow. Addresses and amounts are never taken from a link.
      </p>
    </section>
  );
}

/** What is still missing once the campaign and its chain are known. */
function nextStepText(
  asked: CampaignQuery,
  chain: { name: string } | undefined,
  isFound: boolean,
): string {
  if (!chain || isFound) return '';
  if (creationAsked(asked)) {
    return 'Let your wallet read the transaction: its logs name the campaign and the factory. A private key looks like a hash: if you have pasted one, remove it now.';
  }
  if (asked.address === '' || asked.factory.trim() !== '') return '';
  return `Open the campaign on ${chain.name}'s explorer, then the transaction that created it. Enter its hash, and your wallet reads its logs; or look at the logs yourself, and enter the address beside the create event.`;
}
