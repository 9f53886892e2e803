import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { EntryTexts } from '../../../readings/campaign/claim-fields';
import type { ReactNode } from 'react';
import { EntryLookup } from './EntryLookup';

interface Props {
  /** The root in lower case; null if unknown. */
  root: string | null;
  rootText: string;
  setRoot: (text: string) => void;
  /** The reader's own account, once a wallet is connected. */
  account: string | undefined;
  /** Formats an amount of smallest units. */
  showAmount: (units: bigint) => string;
  /** Fills in an entry of the list. */
  take: (entry: EntryTexts) => void;
}

/** The proof of a claim: the root of the contract, and an entry of the file. */
export function Proof({ root, rootText, setRoot, showAmount, account, take }: Props): ReactNode {
  return (
    <>
      <TextInput
        label="Root in the contract"
        hint="What MERKLE_ROOT returns; “Read with my wallet” fills it in. With it, the page checks the proof before you send anything."
        problem={rootText.trim() && !root ? 'A root is 0x and 64 characters.' : null}
        maxLength={80}
        value={rootText}
        onValue={setRoot}
      />
      <details>
        <summary>Take index, amount and proof from the campaign&rsquo;s file</summary>
        <div className={tool.stack}>
          <EntryLookup {...{ root, showAmount, account, take }} />
        </div>
      </details>
    </>
  );
}

/** Whether the entry of the form leads to the root. */
export function ProofStatus(props: { root: string | null; isProven: boolean | null }): ReactNode {
  const { root, isProven } = props;
  return (
    <p role="status" className={isProven === false ? tool.problem : tool.status}>
      {proofText(root, isProven)}
    </p>
  );
}

function proofText(root: string | null, isProven: boolean | null): string {
  if (isProven === false) {
    return 'The proof does not lead to the root in the contract, and the claim would fail. Take index, address, amount and proof again, from the file of this campaign.';
  }
  if (isProven) return 'The proof leads to the root in the contract.';
  return root === null ? 'Without the root in the contract, the proof is not checked.' : '';
}
