import { WithCode } from '@site/src/components/WithCode';
import type { ReactNode } from 'react';
import { airdrops } from './airdrops';
import { Drawing } from './Drawing';
import { flow } from './flow';
import { lockup } from './lockup';
import styles from './styles.module.css';
import type { SequenceData } from './types';

export const sequences: Readonly<Record<string, SequenceData>> = {
  ...lockup,
  ...flow,
  ...airdrops,
};

const SOFT_HYPHEN = '\u00ad';
const plain = (name = '') => name.replaceAll('~', '');
const breakable = (name: string) => name.replaceAll('~', SOFT_HYPHEN);

/**
 * Who calls whom, in order: numbered arrows, and each step in words.
 * @throws when there is no such sequence, which stops the build
 */
export function Sequence({ of }: { of: string }): ReactNode {
  const data = sequences[of];
  if (!data) throw new Error(`No sequence "${of}".`);
  const { participants, steps } = data;
  return (
    <figure className={styles.sequence}>
      <div className={styles.side}>
        <div
          className={styles.names}
          style={{ gridTemplateColumns: `repeat(${participants.length}, 1fr)` }}
          aria-hidden="true"
        >
          {participants.map((name) => (
            <span key={name}>{breakable(name)}</span>
          ))}
        </div>
        <Drawing data={data} />
      </div>
      {/* The role is written out because Safari takes it from lists without markers. */}
      <ol role="list" className={styles.steps}>
        {steps.map(({ from, to, text }) => (
          <li key={text}>
            <span className={styles.who}>
              {plain(participants[from])}
              {from !== to && ` → ${plain(participants[to])}`}:
            </span>{' '}
            <WithCode>{text}</WithCode>
          </li>
        ))}
      </ol>
    </figure>
  );
}
