import { links } from '@site/config/links';
import { CopyButton } from '@site/src/components/Tool/CopyButton';
import type { KnownContract } from '@site/src/protocol/known-contracts';
import type { Finding, Lists } from '@site/src/tools/genuine/types';
import type { ReactNode } from 'react';
import { Compare } from './Compare';
import { Places } from './Places';
import styles from './styles.module.css';

/** What belongs to an answer beside its words: the address to copy, its chains, the marked differences. */
export function Details({ of, chains }: { of: Finding; chains: Lists['chains'] }): ReactNode {
  switch (of.kind) {
    case 'contract':
      return <Real contract={of.known} chains={chains} label="The address" />;
    case 'lookalike': {
      const { like, differs } = of.lookalike;
      return (
        <>
          <Compare given={of.address} real={like.address} differs={differs} />
          <Real contract={like} chains={chains} />
        </>
      );
    }
    case 'malformed':
      return of.like ? <Real contract={of.like} chains={chains} /> : null;
    case 'stranger':
      return (
        <p>
          <a href="/guides/airdrops/deployments#verify">How to check a campaign</a>
        </p>
      );
    case 'stream':
      return (
        <>
          <Copied label="Its contract" address={of.names.address} />
          <p>
            <a href={links.app + of.names.appPath}>The stream in the app</a>
          </p>
        </>
      );
    default:
      return null;
  }
}

function Real(props: { contract: KnownContract; chains: Lists['chains']; label?: string }) {
  const { contract, chains, label = 'The real address' } = props;
  return (
    <>
      <Copied label={label} address={contract.address} />
      <Places of={contract} chains={chains} />
    </>
  );
}

function Copied({ label, address }: { label: string; address: string }): ReactNode {
  return (
    <div className={styles.copied}>
      <p>
        {label}: <code>{address}</code>
      </p>
      <CopyButton label="Copy the address" text={address} />
    </div>
  );
}
