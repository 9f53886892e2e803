import { useCampaign } from '../../../merkle/view/useCampaign';
import { DropZone } from '@sablier-docs/kit/form/DropZone';
import { newTab } from '@sablier-docs/ui/NewTab';
import { PasteField } from '@sablier-docs/kit/form/PasteField';
import type { ShownText } from '@sablier-docs/kit/form/long-text';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { CancelButton, CANCELED, quarterSteps } from '@sablier-docs/kit/form/CancelButton';
import { RetryButton, STOPPED } from '@sablier-docs/kit/form/RetryButton';
import type { EntryTexts } from '../../../readings/campaign/claim-fields';
import { gatewayLinks } from '../../../readings/campaign/ipfs-gateways';
import { withoutChain } from '@sablier-docs/kit/inputs/addresses';
import type { Entry as ListEntry } from '../../../merkle/campaign';
import { useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Fills in an entry of the list. */
  take: (entry: EntryTexts) => void;
  /** The root that the contract returned, in lower case; null if unknown. */
  root: string | null;
  /** Formats an amount of smallest units. */
  showAmount: (units: bigint) => string;
  /** Looked up by default; missing without a wallet. */
  account: string | undefined;
}

/** Index, amount and proof of an address, from the file of the campaign. The file stays in the browser. */
export function EntryLookup({ take, root, showAmount, account }: Props): ReactNode {
  const [source, setSource] = useState<Blob | string | null>(null);
  const [text, setText] = useState<ShownText>('');
  const [typedAddress, setAddress] = useState<string | null>(null);
  const address = typedAddress ?? account ?? '';
  // A campaign file has its amounts in the smallest unit; a CSV belongs in the campaign checker.
  const { state, found, find, cancel, retry } = useCampaign(source, null, undefined);
  const status = useRef<HTMLParagraphElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useAnswerInView(status, state.phase);
  useAnswerInView(answer, found?.address ?? '');
  const typed = withoutChain(address);
  const isAddress = /^0x[0-9a-f]{40}$/i.test(typed);
  return (
    <>
      <Gateways />
      <DropZone
        label="Choose the campaign’s file"
        accept=".json,application/json"
        onFile={(file) => {
          setText('');
          setSource(file);
        }}
      />
      <PasteField
        label="Or paste its text"
        hint="The JSON file. A CSV is for the campaign checker, which also asks for the decimals."
        shown={text}
        onText={(shown, whole) => {
          setText(shown);
          setSource(whole);
        }}
      />
      <p ref={status} role="status" className={tool.status}>
        {statusText(state, root)}
      </p>
      {state.phase === 'opening' && <CancelButton onCancel={cancel} />}
      {state.phase === 'stopped' && <RetryButton onRetry={retry} />}
      {state.phase === 'open' && (
        <>
          <dl className={tool.facts}>
            <dt>Root of the file</dt>
            <dd>
              <code translate="no">{state.summary.root}</code>
            </dd>
          </dl>
          <form
            className={tool.row}
            onSubmit={(event) => {
              event.preventDefault();
              if (isAddress) find(typed);
            }}
          >
            <TextInput
              label="Address to look up"
              value={address}
              problem={address && !isAddress ? 'Enter an address: 0x and 40 characters.' : null}
              onValue={setAddress}
            />
            <div className={tool.actions}>
              <button type="submit" className={tool.button}>
                Look up
              </button>
            </div>
          </form>
          <p role="status" className={tool.status}>
            {found && foundText(found.address, found.count)}
          </p>
          <div ref={answer} className={tool.actions}>
            {found?.entries.map((entry, at) => (
              <button
                key={at}
                type="button"
                className={tool.button}
                onClick={() => take(textsOf(entry))}
              >{`Use entry ${entry.index}: ${showAmount(entry.amount)}`}</button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function statusText(state: ReturnType<typeof useCampaign>['state'], root: string | null): string {
  switch (state.phase) {
    case 'opening':
      return `Building the tree: ${quarterSteps(state.done)}.`;
    case 'canceled':
      return CANCELED;
    case 'failed':
      return state.message;
    case 'stopped':
      return STOPPED;
    case 'open':
      return rootText(state.summary.root, root);
    default:
      return '';
  }
}

const rootText = (own: string, root: string | null): string => {
  if (root === null) return 'The tree is built. Compare its root with that of the contract.';
  return own === root
    ? 'The contract has the root of this file.'
    : 'The contract has another root: its claims need another file.';
};

const foundText = (address: string, count: number): string => {
  if (count === 0) return `${address} is not in this list.`;
  return count === 1 ? `${address} is in the list.` : `${address} is in the list ${count} times.`;
};

const textsOf = ({ index, address, amount, proof }: ListEntry): EntryTexts => ({
  index: String(index),
  recipient: address,
  units: String(amount),
  proof: JSON.stringify(proof),
});

/** Links to the file at public gateways. Nothing is fetched until the reader follows one. */
function Gateways(): ReactNode {
  const [cid, setCid] = useState('');
  const id = useId();
  const links = gatewayLinks(cid);
  return (
    <>
      <TextInput
        label="CID of the campaign’s file"
        hint="What ipfsCID returns, or the value of that name in the create event. It makes links to the file."
        problem={
          cid && !links ? 'A CID begins with Qm, with 46 characters, or with baf, with 59.' : null
        }
        maxLength={120}
        value={cid}
        autoCapitalize="off"
        onValue={setCid}
      />
      {links && (
        <>
          <p id={id} className={tool.hint}>
            Open the file at one of these gateways and save it. They belong to others and see your
            IP address and which campaign you ask for. If one does not answer, try the next.
          </p>
          <ul aria-labelledby={id}>
            {links.map(({ host, url }) => (
              <li key={host}>
                <a href={url} {...newTab}>
                  {host}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
