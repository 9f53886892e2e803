import chains from '@facts/chains.json';
import { Safe } from '@site/src/components/CallOutputs/Safe';
import { Says, upper } from '@site/src/components/CallOutputs/Says';
import { Send } from '@site/src/components/CallOutputs/Send';
import { CopyText } from '@site/src/components/CopyText';
import { Facts } from '@site/src/components/Tool/Facts';
import { SelectInput } from '@site/src/components/Tool/SelectInput';
import { TextInput } from '@site/src/components/Tool/TextInput';
import tool from '@site/src/components/Tool/styles.module.css';
import { sayCampaignAction } from '@site/src/protocol/campaigns/words';
import {
  campaignActionIds,
  campaignActions,
  type CampaignAction,
} from '@site/src/protocol/campaigns/actions';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { Call } from '@site/src/tools/calls/call';
import type { ClaimTexts } from '@site/src/tools/campaigns/fields';
import {
  campaignCall,
  leadsTo,
  readClaim,
  type ClaimReading,
} from '@site/src/tools/campaigns/read';
import { useState, type ReactNode } from 'react';
import { Entry } from './Entry';
import { Fields } from './Fields';
import { nameOfKind } from './names';
import { Read } from './Read';

interface Props {
  campaign: { chainId: number; address: string };
  fact: CampaignFact;
}

/** A campaign whose factory is one of Sablier: what can be done with it, and what can be read. */
export function Campaign({ campaign, fact }: Props): ReactNode {
  const [action, setAction] = useState<CampaignAction | null>(null);
  const [texts, setTexts] = useState<ClaimTexts>({});
  const [rootText, setRootText] = useState('');
  const [kept, setKept] = useState<readonly Call[]>([]);
  const chain = chains.find(({ id }) => id === campaign.chainId);
  if (!chain) return null;

  const offered = campaignActionIds.filter((id) => fact.calls.some(({ name }) => name === id));
  const fn = fact.calls.find(({ name }) => name === action);
  const reading = action && fn ? readClaim(action, fn, fact, texts, campaign.address) : null;
  const isClaim = action !== null && action !== 'clawback';
  const typedRoot = rootText.trim().toLowerCase();
  const root = /^0x[0-9a-f]{64}$/.test(typedRoot) ? typedRoot : null;
  const isProven = isClaim && root && reading ? leadsTo(root, reading) : null;
  const call =
    fn && reading && isProven !== false ? campaignCall(fn, fact, campaign, reading) : null;

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
      <h3>Do</h3>
      <SelectInput
        label="What you want to do"
        options={offered.map((id) => [id, upper(campaignActions[id])])}
        value={action ?? ''}
        onValue={(value) => setAction(offered.find((id) => id === value) ?? null)}
      />
      {isClaim && (
        <>
          <TextInput
            label="Root in the contract"
            hint="The answer of MERKLE_ROOT. With it, the page checks the proof before you send anything."
            problem={typedRoot && !root ? 'A root is 0x and 64 characters.' : null}
            maxLength={80}
            value={rootText}
            onValue={setRootText}
          />
          <details>
            <summary>Take index, amount and proof from the campaign&rsquo;s file</summary>
            <div className={tool.stack}>
              <Entry root={root} take={(entry) => setTexts({ ...texts, ...entry })} />
            </div>
          </details>
        </>
      )}
      {action && reading && (
        <>
          <Fields {...{ action, fact, reading, texts }} set={setTexts} />
          {isClaim && (
            <p role="status" className={isProven === false ? tool.problem : tool.status}>
              {sayProof(root, isProven)}
            </p>
          )}
          <Says said={sayCampaignAction(action, fact, shown(reading))} />
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
      <Read fact={fact} address={campaign.address} texts={texts} />
    </>
  );
}

function sayProof(root: string | null, isProven: boolean | null): string {
  if (isProven === false) {
    return 'The proof does not lead to the root in the contract, and the claim would fail. Take index, address, amount and proof again, from the file of this campaign.';
  }
  if (isProven) return 'The proof leads to the root in the contract.';
  return root === null ? 'Without the root in the contract, the proof is not checked.' : '';
}

/** What the form holds, for the words. */
function shown({ values }: ClaimReading) {
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  const { index, recipient, units, to } = values;
  return {
    index: text(index),
    recipient: text(recipient),
    amount: units === undefined ? undefined : `${String(units)} smallest units`,
    to: text(to),
  };
}
