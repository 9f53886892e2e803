import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import { dai } from '../describe';
import { sayStatus } from '../say';
import type { Reading } from '../session';
import styles from './styles.module.css';

interface Props {
  reading: Reading;
  /** Of the NFT; undefined before it is read, null when there is none. */
  picture: string | null | undefined;
}

/** The stream as the contract has it, and the picture of its NFT. */
export function Now({ reading, picture }: Props): ReactNode {
  const { status, figures, facts, owner } = reading;
  return (
    <div className={styles.now}>
      <dl className={tool.facts} data-testid="reading">
        <dt>Status</dt>
        <dd>
          {/* In one piece, also where the column is narrow. */}
          <code translate="no" style={{ whiteSpace: 'nowrap' }}>
            {status}
          </code>{' '}
          <span>{sayStatus(status)}</span>
        </dd>
        {figures.map(({ name, units }) => (
          <Fact key={name} name={name} value={dai(units)} />
        ))}
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
        <Fact name="Owner of the NFT, who is paid" value={owner} />
      </dl>
      {picture ? (
        <figure className={styles.picture} style={{ margin: 0 }}>
          <img
            src={picture}
            alt={`NFT of the stream: ${status}`}
            style={{ width: '100%', borderRadius: 'inherit' }}
          />
          <figcaption className={tool.hint}>
            The NFT of the stream, as the contract draws it
          </figcaption>
        </figure>
      ) : (
        <p className={tool.hint}>
          {picture === null
            ? 'The contract returns no picture of the NFT now.'
            : 'The contract draws the picture of the NFT …'}
        </p>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
