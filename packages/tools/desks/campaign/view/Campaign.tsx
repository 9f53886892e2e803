import chains from '@facts/chains.json';
import comptrollers from '@facts/comptrollers.json';
import { ReadCommands } from '@sablier-docs/kit/calls/view/ReadCommands';
import { SafeFile } from '@sablier-docs/kit/calls/view/SafeFile';
import { CallDescription, capitalizedTitle } from '@sablier-docs/kit/calls/view/CallDescription';
import { CallOutput } from '@sablier-docs/kit/calls/view/CallOutput';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { ActorInput } from '@sablier-docs/kit/form/ActorInput';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { readActor } from '@sablier-docs/kit/inputs/addresses';
import { SeenRefusal } from '@sablier-docs/kit/calls/view/SeenRefusal';
import { preparedKey } from '@sablier-docs/kit/wallet/prepared';
import { emptyLiveState } from '@sablier-docs/kit/wallet/view/subject';
import {
  campaignActionIds,
  campaignActions,
  campaignViews,
  type CampaignAction,
} from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { withEntry, type ClaimTexts } from '../../../readings/campaign/claim-fields';
import { entriesAfter, noEntries } from '../form-entries';
import { findStreamsLink } from '../../../links/find-streams';
import type { FoundCampaign } from '../find';
import { campaignCommands } from '../../../readings/campaign/commands';
import { useReducer, useState, type ReactNode } from 'react';
import { ClaimFields } from './ClaimFields';
import { claimAmountText, campaignFormState, typedTexts } from './form-state';
import { nameOfKind } from './kind-names';
import { LiveCampaign, type CampaignLiveState } from './LiveCampaign';
import { Proof, ProofStatus } from './Proof';
import { CampaignWalletSend } from './WalletSend';

/** The code that talks to wallets, which most readers of the page never need. */
const loadWallet = () => import('./wallet-parts');

interface Props {
  campaign: Pick<FoundCampaign, 'chainId' | 'address' | 'seenIn'>;
  fact: CampaignFact;
  action: CampaignAction | null;
  texts: ClaimTexts;
  setAction: (action: CampaignAction | null) => void;
  setTexts: (texts: ClaimTexts) => void;
}

/** A campaign of a Sablier factory: its actions and its views. */
export function Campaign(props: Props): ReactNode {
  const { campaign, fact, action, texts, setAction, setTexts } = props;
  const [{ root: typedRoot, actor, kept }, enter] = useReducer(entriesAfter, noEntries);
  const [live, setLive] = useState<CampaignLiveState>(emptyLiveState);
  const [round, setRound] = useState(0);
  // The prepared call that a simulation has seen to fail.
  const [failing, setFailing] = useState('');
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
  };
  const { filled, rootText, root, entry, form } = campaignFormState(
    fact,
    campaign,
    typed,
    live.results,
  );
  const set = (next: ClaimTexts) => setTexts(typedTexts(next, fact, live.results));
  const shown = form?.prepared ? preparedKey(form.prepared) : '';
  const isFailing = form?.mayAct === true && shown !== '' && shown === failing;
  const call = form?.call ?? null;
  const written = call && !isFailing ? [call] : [];
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
      <LiveCampaign {...{ fact, campaign, chain, entry, live, parts, round }} set={setLive} />
      <h3>Do</h3>
      <SelectInput
        label="What you want to do"
        options={offered.map((id) => [id, capitalizedTitle(campaignActions[id])])}
        value={action ?? ''}
        onValue={(value) => setAction(offered.find((id) => id === value) ?? null)}
      />
      {form?.isClaim && (
        <Proof
          {...{ root, rootText }}
          setRoot={(text) => enter({ do: 'root', text })}
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
          <ActorInput value={actor} set={(text) => enter({ do: 'actor', text })} />
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
      {form?.prepared && live.results && parts.loaded && (
        <parts.loaded.RehearseCampaign
          {...{ fact, campaign }}
          results={live.results}
          prepared={form.prepared}
          coin={chain.currency}
        />
      )}
      {call && (
        <>
          <h3>Send</h3>
          <p>
            Choose one way. Before you confirm, compare the contract and the amount of coin that
            your wallet shows with those of this page.
          </p>
        </>
      )}
      {form?.prepared && (
        <CampaignWalletSend
          {...{ chain, live, parts, setFailing }}
          prepared={form.prepared}
          readAgain={() => setRound(round + 1)}
        />
      )}
      <SafeFile
        kept={kept}
        calls={written}
        chainName={chain.name}
        set={(calls) => enter({ do: 'keep', calls })}
        next={() => setAction(null)}
      />
      {written.map((one) => (
        <CallOutput key={one.data} call={one} chain={chain} />
      ))}
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
