import { envioUrl, playgroundUrl } from '@sablier-docs/protocol/indexers/endpoints/urls';
import { ToolCopyButton } from '@sablier-docs/kit/form/ToolCopyButton';
import { Field } from '@sablier-docs/kit/form/Field';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ContractHere } from '../contracts';
import { contractPage, holderPage, type Explorer } from '../links';
import { envioQuery, graphQuery } from '../queries';
import { Fragment, type ReactNode } from 'react';

interface SearchedChain {
  id: number;
  name: string;
  explorer: Explorer | null;
}

interface Props {
  /** In checksum form. */
  holder: string;
  /** The chain that the reader has chosen. */
  chain: SearchedChain;
  /** All chains with streams. */
  chains: readonly SearchedChain[];
  /** The contracts of the chosen chain; empty until they have loaded. */
  contracts: readonly ContractHere[];
  /** Whether the explorer of the chosen chain can list the NFTs of one holder. */
  hasTokenPages: boolean;
  /** Asks for the contracts again; null unless they did not arrive. */
  retry: (() => void) | null;
}

/** Where an address can be looked up without a wallet: explorers, and the two indexers. */
export function WithoutWallet(props: Props): ReactNode {
  const { holder, chain, chains, contracts, hasTokenPages, retry } = props;
  const { explorer } = chain;
  const envio = envioQuery(holder);
  return (
    <section className={tool.stack} aria-label="Without a wallet">
      <p className={tool.status}>Without a wallet</p>
      {retry && (
        <>
          <p role="status" className={tool.problem}>
            The list of contracts did not load. Check your connection.
          </p>
          <RetryButton onRetry={retry} />
        </>
      )}
      {explorer && contracts.length > 0 && (
        <>
          <p>
            {hasTokenPages
              ? `On ${chain.name}, each link lists the NFTs that the address has of one contract:`
              : `On ${chain.name}, each link opens a contract. Its function balanceOf, under Read Contract, returns the number of streams of the address:`}
          </p>
          <ul>
            {contracts.map((contract) => (
              <li key={contract.address}>
                <a href={contractPage(explorer, contract, holder, hasTokenPages)}>
                  {contract.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>The address in the explorers of all chains</summary>
        <p>
          Look for the tab <strong>NFT Transfers</strong>:{' '}
          {chains.map(
            (one, at) =>
              one.explorer && (
                <Fragment key={one.id}>
                  <span>{at > 0 && ', '}</span>
                  <a href={holderPage(one.explorer, holder)}>{one.name}</a>
                </Fragment>
              ),
          )}
        </p>
      </details>
      <details>
        <summary>Queries for the indexers</summary>
        <div className={tool.stack}>
          <p>
            The indexers leave out <a href="/api/overview#gaps">some streams</a>, for example
            price-gated ones. The contracts count those too.
          </p>
          <Query
            label="Envio, for all its chains at once"
            hint={
              <a href={playgroundUrl(envioUrl('streams'), envio)}>Run it in Envio’s playground</a>
            }
            text={envio}
          />
          <Query
            label="The Graph, for one chain at a time"
            hint={
              <>
                <span>Paste it at the</span>{' '}
                <a href="/api/lockup/endpoints#subgraphs">endpoint of the chain</a>
                <span>.</span>
              </>
            }
            text={graphQuery(holder)}
          />
        </div>
      </details>
    </section>
  );
}

function Query({ label, hint, text }: { label: string; hint: ReactNode; text: string }): ReactNode {
  return (
    <div>
      <Field label={label} hint={hint}>
        {(control) => <textarea {...control} readOnly spellCheck={false} value={text} />}
      </Field>
      <div className={tool.actions}>
        <ToolCopyButton label="Copy the query" text={text} />
      </div>
    </div>
  );
}
