import creation from '@facts/creation.json';
import { Says } from '@site/src/components/CallOutputs/Says';
import { Field } from '@site/src/components/Tool/Field';
import { TextInput } from '@site/src/components/Tool/TextInput';
import { save } from '@site/src/components/Tool/save';
import tool from '@site/src/components/Tool/styles.module.css';
import { useNow } from '@site/src/components/Tool/useNow';
import { campaignCreation } from '@site/src/tools/create/campaign';
import {
  campaignKeys,
  readCampaignForm,
  vestingKeys,
  type CampaignTexts,
} from '@site/src/tools/create/campaign-form';
import { readParties, type PartyTexts } from '@site/src/tools/create/parties';
import { sayCampaign } from '@site/src/tools/create/say-campaign';
import { useEffect, useState, type ReactNode } from 'react';
import { campaignLabels } from './campaign-labels';
import { Outputs } from './Outputs';
import { Parties } from './Parties';
import { Right } from './Rights';

const KEYS = ['token', 'sender'] as const;
const labels = {
  token: { label: 'Token address' },
  sender: {
    label: 'Admin',
    hint: 'Who may take unclaimed tokens back. In a vested campaign also the sender of the streams.',
  },
};

export interface CreateCampaignProps {
  root: string;
  /** In the token's smallest unit. */
  total: bigint;
  recipients: number;
  /** Null when the reader gave none. */
  decimals: number | null;
  /** The campaign's file, once it is made; its file is null where the form cannot hold the list. */
  written: { file: Blob | null } | null;
  write: () => void;
}

/** The file and the call that make a campaign of the list in the checker. */
export function CreateCampaign(props: CreateCampaignProps): ReactNode {
  const { root, total, recipients, decimals, written, write } = props;
  const [texts, setTexts] = useState<PartyTexts>({});
  const [form, setForm] = useState<CampaignTexts>({});
  const [isVested, setVested] = useState(false);
  const [cancelable, setCancelable] = useState(true);
  const [transferable, setTransferable] = useState(true);
  const now = useNow();
  useEffect(write, [write]);
  const creator = isVested ? creation.merkleLL : creation.merkleInstant;
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const reading = readCampaignForm(form, isVested, now);
  const { token, sender: admin } = parties;
  const vesting = reading.vesting && { ...reading.vesting, cancelable, transferable };
  const isReady = creator.addresses[chainId] && token && admin && reading.terms;
  const calls =
    isReady && reading.terms
      ? [
          campaignCreation(
            creation,
            { chainId, token, admin, root, total, recipients, ...reading.terms },
            vesting,
          ),
        ]
      : [];
  const keys = isVested ? [...campaignKeys, ...vestingKeys] : campaignKeys;
  return (
    <>
      <ol>
        <li>
          Save the file of the campaign. Keep it for as long as anybody may claim: without it,
          nobody can make a proof.{' '}
          {written?.file === null && 'This list cannot be written as such a file.'}
        </li>
        <li>
          Pin it on IPFS with a service of your choice, and enter the CID that the service gives
          you. Open it through a gateway and give it to the checker above: the root has to be the
          same.
        </li>
        <li>Fill in the rest, and send the call.</li>
        <li>
          In the logs of the transaction, find the event and the address of the campaign. Transfer
          exactly the total to it: {String(total)} smallest units. Never send tokens to the factory.
        </li>
      </ol>
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          aria-disabled={!written?.file}
          onClick={() => written?.file && save(written.file, 'campaign.json')}
        >
          Save the file
        </button>
      </div>
      <Field label="Kind of campaign">
        {(control) => (
          <select
            {...control}
            value={isVested ? 'vested' : 'instant'}
            onChange={({ target }) => setVested(target.value === 'vested')}
          >
            <option value="instant">Instant: a claim pays the tokens</option>
            <option value="vested">Vested, linear: a claim opens a stream</option>
          </select>
        )}
      </Field>
      <Parties {...{ creator, labels, texts, problems }} set={setTexts} />
      <div className={tool.row}>
        {keys.map((key) => (
          <TextInput
            key={key}
            {...campaignLabels[key]}
            value={form[key] ?? ''}
            problem={form[key]?.trim() ? reading.problems[key] : undefined}
            onValue={(value) => setForm({ ...form, [key]: value })}
          />
        ))}
      </div>
      {isVested && (
        <div className={tool.stack}>
          <Right label="The admin can cancel the streams" isOn={cancelable} set={setCancelable} />
          <Right
            label="The recipients can transfer the streams"
            isOn={transferable}
            set={setTransferable}
          />
        </div>
      )}
      <Says
        said={sayCampaign({ total, recipients, decimals }, parties.sender, reading, isVested)}
      />
      <Outputs calls={calls} />
    </>
  );
}
