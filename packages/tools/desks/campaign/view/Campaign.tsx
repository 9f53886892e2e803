import chains from '@facts/chains.json';
import comptrollers from '@facts/comptrollers.json';
import { ReadCommands } from '../../flow/view/ReadCommands';
import { CallDescription, capitalizedTitle } from '@sablier-docs/kit/calls/view/CallDescription';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { ActorInput } from '../../flow/view/ActorInput';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { readActor } from '@sablier-docs/kit/inputs/addresses';
import { SeenRefusal } from '../../flow/view/SeenRefusal';
import {
  campaignActionIds,
  campaignActions,
  campaignViews,
} from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { withEntry, type ClaimTexts } from '../../../readings/campaign/claim-fields';
import { SendWays } from '../../flow/view/SendWays';
import { WalletSends } from '../../flow/view/WalletSends';
import type { CampaignDeskEvent, CampaignDeskState } from '../desk-state';
import { findStreamsLink } from '../../../links/find-streams';
import type { FoundCampaign } from '../find';
import { campaignCommands } from '../../../readings/campaign/commands';
import { useCallback, useState, type ReactNode } from 'react';
import { ClaimFields } from './ClaimFields';
import { claimAmountText, campaignFormState, typedTexts } from './form-state';
import { nameOfKind } from './kind-names';
import { LiveCampaign } from './LiveCampaign';
import { Proof, ProofStatus } from './Proof';

/** The code that talks to wallets, which most readers of the page never need. */
const loadWallet = () => import('./wallet-parts');

interface Props {
  campaign: Pick<FoundCampaign, 'chainId' | 'address' | 'seenIn'>;
  fact: CampaignFact;
  state: CampaignDeskState;
  dispatch: (event: CampaignDeskEvent) => void;
}

const NOTHING = { toTry: [], toCopy: [] };

/** A campaign of a Sablier factory: its actions and its views. */
export function Campaign(props: Props): ReactNode {
  const { campaign, fact, state, dispatch } = props;
  const { action, texts, root: typedRoot, actor, live, kept, failing } = state;
  const [round, setRound] = useState(0);
  const setFailing = useCallback((key: string) => dispatch({ do: 'fails', key }), [dispatch]);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === campaign.chainId);
  if (!chain) return null;

  const offered = campaignActionIds.filter((id) => fact.calls.some(({ name }) => name === id));
  const named = readActor(actor);
  const typed = {
    action,
    texts,
    root: typedRoot,
    actor: 'value' in named ? named.value : null,
    account: live.session?.account ?? null,
    failing,
    strange:
      live.results && parts.loaded
        ? parts.loaded.strangeLockup(live.results, campaign.chainId)
        : null,
  };
  const { filled, rootText, root, entry, form } = campaignFormState(
    fact,
    campaign,
    typed,
    live.results,
  );
  const setTexts = (next: ClaimTexts) => dispatch({ do: 'edit', texts: next });
  const set = (next: ClaimTexts) => setTexts(typedTexts(next, fact, live.results));
  const out = form?.out ?? NOTHING;
  const [prepared] = out.toTry;
  return (
    <>
      <p>
        Campaign: <CopyText value={campaign.address} label="the campaign" isWhole />
      </p>
      <DefinitionList
        of={[
          ['Kind', nameOfKind(fact.kind)],
          ['Release', `${fact.contract}, Airdrops ${fact.version}, on ${chain.name}`],
          ['Factory', originText(fact, campaign.seenIn)],
        ]}
      />
      <LiveCampaign
        {...{ fact, campaign, chain, entry, live, parts, round }}
        set={(next) => dispatch({ do: 'read', live: next })}
      />
      <h3>Do</h3>
      <SelectInput
        label="What you want to do"
        options={offered.map((id) => [id, capitalizedTitle(campaignActions[id])])}
        value={action ?? ''}
        onValue={(value) =>
          dispatch({ do: 'choose', action: offered.find((id) => id === value) ?? null })
        }
      />
      {form?.isClaim && (
        <Proof
          {...{ root, rootText }}
          setRoot={(text) => dispatch({ do: 'root', text })}
          showAmount={(units) => claimAmountText(units, live.results)}
          account={live.session?.account}
          take={(entry) => setTexts(withEntry(texts, entry))}
        />
      )}
      {form && (
        <>
          <ClaimFields
            {...{ fact, set }}
            action={form.action}
            reading={form.reading}
            texts={filled}
          />
          {form.isClaim && <ProofStatus root={root} isProven={form.isProven} />}
          <ActorInput value={actor} set={(text) => dispatch({ do: 'actor', text })} />
          <CallDescription description={form.description} />
          <SeenRefusal warnings={form.warnings} refusal={form.refusal} />
          {form.claimedBy !== null && (
            <p>
              <a href={findStreamsLink(form.claimedBy, campaign.chainId)}>
                Find the stream that the claim opened
              </a>
            </p>
          )}
        </>
      )}
      {prepared && live.results && parts.loaded && (
        <parts.loaded.RehearseCampaign
          {...{ fact, campaign }}
          results={live.results}
          prepared={prepared}
          coin={chain.currency}
        />
      )}
      <SendWays
        {...{ out, chain, kept }}
        keep={(calls) => dispatch({ do: 'keep', calls })}
        next={() => dispatch({ do: 'choose', action: null })}
      >
        <WalletSends
          noun="campaign"
          {...{ chain, live, parts, setFailing }}
          prepared={out.toTry}
          readAgain={() => setRound(round + 1)}
        />
      </SendWays>
      <ReadCommands
        views={fact.views}
        descriptions={campaignViews}
        commands={campaignCommands(fact, campaign.address, filled, comptrollers[chain.id])}
      >
        In an explorer these are under <strong>Read Contract</strong>. Amounts come in the
        token&rsquo;s smallest unit.
      </ReadCommands>
    </>
  );
}

/** Where a campaign comes from: seen by the wallet, or as far as the reader has looked it up. */
const originText = ({ factory, event }: CampaignFact, seenIn: FoundCampaign['seenIn']): string =>
  seenIn
    ? `${factory}: your wallet has read its event ${event}, which names this campaign, in block ${seenIn.block}`
    : `${factory}, if its event ${event} names this campaign. This page has not seen the event: enter the transaction in place of the factory, and your wallet reads it`;
