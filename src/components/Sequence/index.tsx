import { WithCode } from '@sablier-docs/ui/WithCode';
import type { ReactNode } from 'react';
import { airdrops } from './airdrops';
import { Drawing } from './Drawing';
import { flow } from './flow';
import { lockup } from './lockup';
import arrows from './arrows.module.css';
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
 * The calls between contracts and accounts, in order: numbered arrows, and a description of each step.
 * @throws when the sequence does not exist, which stops the build
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
      {/* An explicit role, because Safari removes it from lists without markers. */}
      <ol role="list" className={arrows.steps}>
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
