import { links } from '@sablier-docs/protocol/project/links';
import { ToolCopyButton } from '@sablier-docs/kit/form/ToolCopyButton';
import type { KnownContract } from '@sablier-docs/protocol/known-contracts';
import type { Finding, KnownLists } from '../types';
import type { ReactNode } from 'react';
import { AddressComparison } from './AddressComparison';
import { ContractDeployments } from './ContractDeployments';
import styles from './styles.module.css';

/** Details of a finding: the address to copy, its chains, the highlighted differences. */
export function FindingDetails({
  of,
  chains,
}: {
  of: Finding;
  chains: KnownLists['chains'];
}): ReactNode {
  switch (of.kind) {
    case 'contract':
      return <Real contract={of.known} chains={chains} label="The address" />;
    case 'lookalike': {
      const { like, differs } = of.lookalike;
      return (
        <>
          <AddressComparison given={of.address} real={like.address} differs={differs} />
          <Real contract={like} chains={chains} />
        </>
      );
    }
    case 'malformed':
      return of.like ? <Real contract={of.like} chains={chains} /> : null;
    case 'stranger':
      return (
        <p>
          <a href="/guides/airdrops/deployments#verify">How to check a campaign</a>, or, if it is a
          wallet, <a href="/support/find-streams">find its streams</a>
        </p>
      );
    case 'number':
      return (
        <p>
          <a href="/support/find-streams#nft-id">Find the chain and the contract of a number</a>
        </p>
      );
    case 'stream':
      return (
        <>
          <Copied
            label={`Its contract, on ${chainName(of.names.chainId, chains)}`}
            address={of.names.address}
          />
          <p>
            <a href={`/apps/manage-a-stream#stream=${of.names.alias}`}>Read it with your wallet</a>,
            or open <a href={links.app + of.names.appPath}>the stream in the app</a>
          </p>
        </>
      );
    default:
      return null;
  }
}

const chainName = (id: number, chains: KnownLists['chains']): string =>
  chains.find((chain) => chain.id === id)?.name ?? `chain ${id}`;

function Real(props: { contract: KnownContract; chains: KnownLists['chains']; label?: string }) {
  const { contract, chains, label = 'The real address' } = props;
  return (
    <>
      <Copied label={label} address={contract.address} />
      <ContractDeployments of={contract} chains={chains} />
    </>
  );
}

function Copied({ label, address }: { label: string; address: string }): ReactNode {
  return (
    <div className={styles.copied}>
      <p>
        <span>{label}</span>: <code translate="no">{address}</code>
      </p>
      <ToolCopyButton label="Copy the address" text={address} />
    </div>
  );
}
