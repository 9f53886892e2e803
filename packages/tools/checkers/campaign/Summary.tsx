import { formatCount } from '@sablier-docs/protocol/amount';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useState, type ReactNode } from 'react';
import type { CampaignSummary } from '../../merkle/view/worker-messages';
import { entryAmountText } from '../../merkle/view/amount-text';

/** Room for spaces around the 66 characters of a root. */
const LONGEST_ROOT = 120;

const kinds = {
  campaign: 'campaign file from IPFS',
  tree: 'dump of a Merkle tree',
  csv: 'CSV file',
} as const;

/** Root and totals of a campaign, and whether they match the file and the contract. */
export function Summary(props: {
  summary: CampaignSummary;
  /** Of the token; null if unknown. */
  decimals: number | null;
}): ReactNode {
  const { kind, root, recipients, addresses, total, statedRoot, contradictions, repairs } =
    props.summary;
  const { faults, unitExample } = props.summary;
  const [onChain, setOnChain] = useState('');
  const typed = onChain.trim().toLowerCase();
  const isRoot = /^0x[0-9a-f]{64}$/.test(typed);
  return (
    <>
      {contradictions.length > 0 && (
        <ul className={tool.problem} aria-label="Contradictions">
          {contradictions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <div className={tool.problem} role="group" aria-label="Faults of the list">
          No campaign can be created of this list here. You can read it for claims of a campaign
          that exists.
          <ul>
            {faults.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {unitExample !== null && (
        <p className={tool.notice}>
          Every amount is so large that the file may count in the smallest unit. It is read in
          tokens: the first is <span>{entryAmountText(unitExample, props.decimals)}</span>. If that
          is not what you mean, divide the amounts first, for instance with the{' '}
          <a href="/apps/guides/csv-support#checker">CSV checker</a>.
        </p>
      )}
      {repairs.length > 0 && (
        <div className={tool.notice} role="group" aria-label="Repairs">
          The file is not written as in the template. The tree was built from a repaired copy, which
          the <a href="/apps/guides/csv-support#checker">CSV checker</a> shows row by row:
          <ul>
            {repairs.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className={tool.facts}>
        <dt>File</dt>
        <dd>{kinds[kind]}</dd>
        <dt>Recipients</dt>
        <dd>{`${formatCount(recipients)}, ${formatCount(addresses)} different addresses`}</dd>
        <dt>Total</dt>
        <dd>{entryAmountText(total, props.decimals)}</dd>
        <dt>Merkle root</dt>
        <dd>
          <code translate="no">{root}</code>
          <span>{statedRoot && contradictions.length === 0 && ' (the same as in the file)'}</span>
        </dd>
      </dl>
      <TextInput
        label="Root in the contract"
        hint="To compare it with the file: open the campaign in an explorer, then Read Contract, and copy what MERKLE_ROOT answers."
        problem={typed && !isRoot ? 'A root is 0x and 64 characters.' : null}
        value={onChain}
        maxLength={LONGEST_ROOT}
        onValue={setOnChain}
      />
      <p role="status" className={tool.status}>
        {isRoot &&
          (typed === root
            ? 'The contract has the root of this file.'
            : 'The contract has another root: its claims need another file.')}
      </p>
    </>
  );
}
