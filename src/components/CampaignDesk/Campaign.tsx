import chains from '@facts/chains.json';
import { Safe } from '@site/src/components/CallOutputs/Safe';
import { Says, upper } from '@site/src/components/CallOutputs/Says';
import { Send } from '@site/src/components/CallOutputs/Send';
import { CopyText } from '@site/src/components/CopyText';
import { Facts } from '@site/src/components/Tool/Facts';
import { SelectInput } from '@site/src/components/Tool/SelectInput';
import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import { nothingLive } from '@site/src/components/Wallet/state';
import {
  campaignActionIds,
  campaignActions,
  type CampaignAction,
} from '@site/src/protocol/campaigns/actions';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { Call } from '@site/src/tools/calls/call';
import { withEntry, type ClaimTexts } from '@site/src/tools/campaigns/fields';
import { useState, type ReactNode } from 'react';
import { Fields } from './Fields';
import { amountOf, formOf, typedOf } from './form';
import type { CampaignLive } from './live';
import { nameOfKind } from './names';
import { Now } from './Now';
import { Proof, ProofSays } from './Proof';
import { Read } from './Read';
import { loadWallet } from './wallet-parts';
import { WalletSend } from './WalletSend';

interface Props {
  campaign: { chainId: number; address: string };
  fact: CampaignFact;
  action: CampaignAction | null;
  texts: ClaimTexts;
  setAction: (action: CampaignAction | null) => void;
  setTexts: (texts: ClaimTexts) => void;
}

/** A campaign whose factory is one of Sablier: what can be done with it, and what can be read. */
export function Campaign(props: Props): ReactNode {
  const { campaign, fact, action, texts, setAction, setTexts } = props;
  const [typedRoot, setTypedRoot] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly Call[]>([]);
  const [live, setLive] = useState<CampaignLive>(nothingLive);
  const [round, setRound] = useState(0);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === campaign.chainId);
  if (!chain) return null;

  const offered = campaignActionIds.filter((id) => fact.calls.some(({ name }) => name === id));
  const typed = { action, texts, root: typedRoot };
  const { filled, rootText, root, entry, form } = formOf(fact, campaign, typed, live.answers);
  const set = (next: ClaimTexts) => setTexts(typedOf(next, fact, live.answers));
  const call = form?.call ?? null;
  return (
    <>
      <p>
        Campaign: <CopyText value={campaign.address} label="the campaign" />
      </p>
      <Facts
        of={[
          ['Kind', nameOfKind(fact.kind)],
          ['Release', `${fact.contract}, Airdrops ${fact.version}, on ${chain.name}`],
          ['Factory', `${fact.factory}, if its event ${fact.event} names this campaign`],
        ]}
      />
      <Now {...{ fact, campaign, chain, entry, live, parts, round }} set={setLive} />
      <h3>Do</h3>
      <SelectInput
        label="What you want to do"
        options={offered.map((id) => [id, upper(campaignActions[id])])}
        value={action ?? ''}
        onValue={(value) => setAction(offered.find((id) => id === value) ?? null)}
      />
      {form?.isClaim && (
        <Proof
          {...{ root, rootText }}
          setRoot={setTypedRoot}
          say={(units) => amountOf(units, live.answers)}
          account={live.session?.account}
          take={(entry) => setTexts(withEntry(texts, entry))}
        />
      )}
      {form && (
        <>
          <Fields {...{ fact, set }} action={form.action} reading={form.reading} texts={filled} />
          {form.isClaim && <ProofSays root={root} isProven={form.isProven} />}
          <Says said={form.said} />
        </>
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
      {form && call && (
        <WalletSend
          {...{ chain, live, parts, call }}
          action={form.action}
          said={form.said}
          recipient={form.recipient}
          readAgain={() => setRound(round + 1)}
        />
      )}
      <Safe
        kept={kept}
        calls={call ? [call] : []}
        chainName={chain.name}
        set={setKept}
        keep={() => {
          setKept(call ? [...kept, call] : kept);
          setAction(null);
        }}
      />
      {call && <Send call={call} chain={chain} />}
      <Read {...{ fact, campaign }} texts={filled} />
    </>
  );
}
