import { rangesOf } from '@site/src/tools/genuine/ranges';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const GROUP = /.{1,4}/g;

/** Two addresses below each other, with the digits marked in which they differ. */
export function Compare(props: {
  given: string;
  real: string;
  /** Places among the 40 digits, from 0. */
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
      <p>They differ in {rangesOf(differs)}, counted from the 0 of 0x.</p>
    </>
  );
}

/** Read aloud it is one word; the sentence below says where the marks are. */
function Marked({ address, differs }: { address: string; differs: readonly number[] }): ReactNode {
  const groups = address.slice(2).match(GROUP) ?? [];
  return (
    <dd>
      <span className="visually-hidden">{address}</span>
      <code aria-hidden="true">
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
