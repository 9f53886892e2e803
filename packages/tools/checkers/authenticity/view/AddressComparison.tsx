import { digitRanges } from '../digit-ranges';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const GROUP = /.{1,4}/g;

/** Two addresses below each other, with their differing digits highlighted. */
export function AddressComparison(props: {
  given: string;
  real: string;
  /** Positions among the 40 digits, from 0. */
  differs: readonly number[];
}): ReactNode {
  const { given, real, differs } = props;
  return (
    <>
      <dl className={styles.compare}>
        <dt>You pasted</dt>
        <Marked address={given} differs={differs} />
        <dt>The real one</dt>
        <Marked address={real} differs={differs} />
      </dl>
      <p>{`They differ in ${digitRanges(differs)}, counted from the 0 of 0x.`}</p>
    </>
  );
}

/** Screen readers read it as one word; the sentence below names the highlighted positions. */
function Marked({ address, differs }: { address: string; differs: readonly number[] }): ReactNode {
  const groups = address.slice(2).match(GROUP) ?? [];
  return (
    <dd>
      <span className="visually-hidden">{address}</span>
      <code translate="no" aria-hidden="true">
        <span>0x</span>
        {groups.map((group, at) => (
          <span key={at}>
            {[...group].map((digit, index) =>
              differs.includes(4 * at + index) ? <mark key={index}>{digit}</mark> : digit,
            )}
          </span>
        ))}
      </code>
    </dd>
  );
}
