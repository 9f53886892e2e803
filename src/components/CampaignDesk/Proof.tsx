import { TextInput } from '@site/src/components/Tool/TextInput';
import tool from '@site/src/components/Tool/styles.module.css';
import type { EntryTexts } from '@site/src/tools/campaigns/fields';
import type { ReactNode } from 'react';
import { Entry } from './Entry';

interface Props {
  /** The root in lower case; null while there is none. */
  root: string | null;
  rootText: string;
  setRoot: (text: string) => void;
  /** The reader's own, once a wallet has named it. */
  account: string | undefined;
  /** An amount of smallest units, for people. */
  say: (units: bigint) => string;
  /** Takes an entry of the list into the form. */
  take: (entry: EntryTexts) => void;
}

/** What a claim proves, and where it comes from: the root of the contract, and an entry of the file. */
export function Proof({ root, rootText, setRoot, say, account, take }: Props): ReactNode {
  return (
    <>
      <TextInput
        label="Root in the contract"
        hint="The answer of MERKLE_ROOT; “Read with my wallet” fills it in. With it, the page checks the proof before you send anything."
        problem={rootText.trim() && !root ? 'A root is 0x and 64 characters.' : null}
        maxLength={80}
        value={rootText}
        onValue={setRoot}
      />
      <details>
        <summary>Take index, amount and proof from the campaign&rsquo;s file</summary>
        <div className={tool.stack}>
          <Entry {...{ root, say, account, take }} />
        </div>
      </details>
    </>
  );
}

/** Whether the entry of the form leads to the root. */
export function ProofSays(props: { root: string | null; isProven: boolean | null }): ReactNode {
  const { root, isProven } = props;
  return (
    <p role="status" className={isProven === false ? tool.problem : tool.status}>
      {sayProof(root, isProven)}
    </p>
  );
}

function sayProof(root: string | null, isProven: boolean | null): string {
  if (isProven === false) {
    return 'The proof does not lead to the root in the contract, and the claim would fail. Take index, address, amount and proof again, from the file of this campaign.';
  }
  if (isProven) return 'The proof leads to the root in the contract.';
  return root === null ? 'Without the root in the contract, the proof is not checked.' : '';
}
