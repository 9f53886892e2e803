import { formatCount } from '@sablier-docs/protocol/amount';
import { ToolCopyButton } from '@sablier-docs/kit/form/ToolCopyButton';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { withoutChain } from '@sablier-docs/kit/inputs/addresses';
import type { Entry } from '../../merkle/campaign';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { entryAmountText } from '../../merkle/view/amount-text';
import type { FoundEntries } from '../../merkle/view/useCampaign';

/** Room for a chain prefix before an address, and for spaces. */
const LONGEST_ADDRESS = 100;

interface LookupProps {
  /** Of the token; null if unknown. */
  decimals: number | null;
  found: FoundEntries | null;
  onFind: (address: string) => void;
}

/** Searches for an address and shows the data for its claim. */
export function Lookup({ decimals, found, onFind }: LookupProps): ReactNode {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, found?.address ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = withoutChain(address);
    const isAddress = /^0x[0-9a-fA-F]{40}$/.test(typed);
    setProblem(isAddress ? null : 'Enter an address: 0x and 40 characters.');
    if (isAddress) onFind(typed);
  };
  return (
    <>
      <form className={tool.row} onSubmit={submit}>
        <TextInput
          label="Address to look up"
          problem={problem}
          value={address}
          maxLength={LONGEST_ADDRESS}
          onValue={setAddress}
        />
        <div className={tool.actions}>
          <button type="submit" className="button-solid">
            Look up
          </button>
        </div>
      </form>
      <p ref={status} role="status" className={tool.status}>
        {found && describe(found)}
      </p>
      {found?.entries.map((entry, position) => (
        // A faulty file may repeat an index.
        <EntryFacts key={position} {...entry} decimals={decimals} />
      ))}
    </>
  );
}

function describe({ address, count, entries }: FoundEntries): string {
  if (count === 0) return `${address} is not in this list.`;
  if (count === 1) return `${address} is in the list.`;
  const often = `${address} is in the list ${formatCount(count)} times.`;
  return count > entries.length ? `${often} The first ${entries.length} are shown.` : often;
}

function EntryFacts({
  index,
  amount,
  proof,
  decimals,
}: Entry & Pick<LookupProps, 'decimals'>): ReactNode {
  const argument = `[${proof.map((hash) => `"${hash}"`).join(',')}]`;
  return (
    <>
      <dl className={tool.facts}>
        <dt>Index</dt>
        <dd>{index}</dd>
        <dt>Amount</dt>
        <dd>{entryAmountText(amount, decimals)}</dd>
        <dt>Proof</dt>
        <dd>
          {proof.length === 0 ? (
            'empty: the list has one recipient'
          ) : (
            <ol>
              {proof.map((hash) => (
                <li key={hash}>
                  <code translate="no">{hash}</code>
                </li>
              ))}
            </ol>
          )}
        </dd>
      </dl>
      <div className={tool.actions}>
        <ToolCopyButton text={argument} label="Copy the proof for an explorer" />
        <a className={tool.button} href="/apps/claim-an-airdrop#desk">
          Write this claim on its own page
        </a>
      </div>
    </>
  );
}
