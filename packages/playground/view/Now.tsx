import tool from '@sablier-docs/tools/form/styles.module.css';
import type { ReactNode } from 'react';
import { dai } from '../describe';
import type { Reading } from '../session';
import styles from './styles.module.css';

interface Props {
  reading: Reading;
  /** Of the NFT; undefined before it is read, null when there is none. */
  picture: string | null | undefined;
}

/** The stream as the contract has it, the balances, and the picture of its NFT. */
export function Now({ reading, picture }: Props): ReactNode {
  const { status, figures, facts, balances, owner } = reading;
  return (
    <div className={styles.now}>
      <dl className={tool.facts} data-testid="reading">
        <dt>Status</dt>
        <dd>
          {/* In one piece, also where the column is narrow. */}
          <code style={{ whiteSpace: 'nowrap' }}>{status}</code>
        </dd>
        {figures.map(({ name, units }) => (
          <Fact key={name} name={name} value={dai(units)} />
        ))}
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} />
        ))}
        <Fact name="Owner of the NFT" value={owner} />
      </dl>
      <dl className={tool.facts} data-testid="balances" aria-label="Balances">
        {balances.map(({ name, units }) => (
          <Fact key={name} name={`Balance of the ${name}`} value={dai(units)} />
        ))}
      </dl>
      {picture ? (
        <img className={styles.picture} src={picture} alt={`NFT of the stream: ${status}`} />
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
