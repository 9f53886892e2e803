import chains from '@facts/chains.json';
import creation from '@facts/creation.json';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import { Field } from '@sablier-docs/kit/form/Field';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useNow } from '@sablier-docs/kit/form/useNow';
import { campaignKinds, type CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { campaignCreation, campaignCreator, isCountable, type CampaignChoices } from '../campaign';
import { readCampaignForm, type CampaignTexts } from '../campaign-form';
import { readParties, type PartyTexts } from '../parties';
import { describeCampaign } from '../describe-campaign';
import { useEffect, useState, type ReactNode } from 'react';
import { CampaignFields } from './CampaignFields';
import { CreatedCampaign } from './CreatedCampaign';
import { CreationOutputs } from './CreationOutputs';
import { effectOf } from './effect';
import { PartyFields } from './PartyFields';
import { RightCheckbox } from './RightCheckbox';

const KEYS = ['token', 'sender'] as const;
const labels = {
  token: { label: 'Token address' },
  sender: {
    label: 'Admin',
    hint: 'Who may take unclaimed tokens back. Where claims open streams, also their sender.',
  },
};

const kindLabels: Readonly<Record<CampaignKind, string>> = {
  instant: 'Instant: a claim pays the tokens',
  linear: 'Vested, linear: a claim opens a stream',
  tranched: 'Vested, in tranches: a claim opens a stream',
  variable: 'Variable amount: an early claim gives up the rest',
  execute: 'Paid into a contract: a claim calls it',
};

const CHOICES: CampaignChoices = { cancelable: true, transferable: true, redistributes: false };

interface CreateCampaignProps {
  root: string;
  /** In the token's smallest unit. */
  total: bigint;
  recipients: number;
  /** Null if unknown. */
  decimals: number | null;
  /** The campaign's file, once written; `file` is null if the format cannot represent the list. */
  written: { file: Blob | null } | null;
  write: () => void;
}

/** The file and the call that create a campaign from the list in the checker. */
export function CreateCampaign(props: CreateCampaignProps): ReactNode {
  const { root, total, recipients, decimals, written, write } = props;
  const [texts, setTexts] = useState<PartyTexts>({});
  const [form, setForm] = useState<CampaignTexts>({});
  const [kind, setKind] = useState<CampaignKind>('instant');
  const [choices, setChoices] = useState(CHOICES);
  const [asked, setAsked] = useState({ text: '', run: 0 });
  const now = useNow();
  useEffect(write, [write]);
  const creator = creation[campaignCreator[kind]];
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const reading = readCampaignForm(form, kind, now);
  const { token, sender: admin } = parties;
  const { terms, special } = reading;
  const isHere = creator.addresses[chainId] !== undefined;
  const calls =
    isHere && token && admin && terms && special && isCountable(total)
      ? [
          campaignCreation(
            creation,
            { chainId, token, admin, root, total, recipients, ...terms },
            special,
            choices,
          ),
        ]
      : [];
  const chain = chains.find(({ id }) => id === chainId);
  const description = describeCampaign(
    { total, recipients, decimals },
    parties.sender,
    reading,
    kind,
    choices,
  );
  const right = (key: keyof CampaignChoices) => ({
    isOn: choices[key],
    set: (on: boolean) => setChoices({ ...choices, [key]: on }),
  });
  return (
    <>
      <ol>
        <li>
          Save the file of the campaign. Keep it for as long as anybody may claim: without it,
          nobody can make a proof.{' '}
          <span>{written?.file === null && 'This list cannot be written as such a file.'}</span>
        </li>
        <li>
          Pin it on IPFS with a service of your choice, and enter the CID that the service gives
          you. Open it through a gateway and give it to the checker above: the root has to be the
          same.
        </li>
        <li>Fill in the rest, and send the call.</li>
        <li>
          Find the campaign in the logs of the transaction, which your wallet reads below, and
          transfer exactly the total to it:{' '}
          <span>
            {decimals === null ? '' : `${formatAmount(total, decimals)} tokens, which are `}
          </span>
          <span>{String(total)}</span> smallest units. Never send tokens to the factory.
        </li>
      </ol>
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          aria-disabled={!written?.file}
          onClick={() => written?.file && downloadBlob(written.file, 'campaign.json')}
        >
          Save the file
        </button>
      </div>
      <Field label="Kind of campaign">
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={({ target }) =>
              setKind(campaignKinds.find((one) => one === target.value) ?? kind)
            }
          >
            {campaignKinds.map((one) => (
              <option key={one} value={one}>
                {kindLabels[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PartyFields
        {...{ creator, labels, texts, problems }}
        set={(next) => {
          // The contract that receives the tokens is on the other chain, as are the addresses.
          if (texts.chainId && next.chainId !== texts.chainId) setForm({ ...form, target: '' });
          setTexts(next);
        }}
      />
      <CampaignFields {...{ kind, form }} problems={reading.problems} set={setForm} />
      {(kind === 'linear' || kind === 'tranched') && (
        <div className={tool.stack}>
          <RightCheckbox label="The admin can cancel the streams" {...right('cancelable')} />
          <RightCheckbox
            label="The recipients can transfer the streams"
            {...right('transferable')}
          />
        </div>
      )}
      {kind === 'variable' && (
        <div className={tool.stack}>
          <RightCheckbox
            label="What early claims give up goes to those who claim their whole amount"
            {...right('redistributes')}
          />
        </div>
      )}
      {!isCountable(total) && (
        <p className={tool.problem}>
          The amounts of this list add up to more than the contracts can count.
        </p>
      )}
      <CallDescription description={description} />
      <CreationOutputs
        calls={calls}
        question={null}
        wallet={{
          token: token ?? '',
          decimals,
          total,
          does: effectOf(description),
          next: {
            label: 'Find the campaign in its logs',
            press: (text) => setAsked({ text, run: asked.run + 1 }),
          },
        }}
      />
      {chain && isHere && (
        <CreatedCampaign
          {...{ chain, creator, asked, setAsked }}
          call={calls[0] ?? null}
          list={{ token, root, total }}
        />
      )}
    </>
  );
}
