import { TableScroll } from '@site/src/components/TableScroll';
import { deploymentsPage } from '@site/src/protocol/deployments-page';
import type { KnownContract, KnownUse } from '@site/src/protocol/known-contracts';
import { releaseOf } from '@site/src/tools/genuine/say-address';
import type { Lists } from '@site/src/tools/genuine/types';
import { Fragment, type ReactNode } from 'react';

/** What a contract is on which chain, each chain with its explorer. */
export function Places({ of, chains }: { of: KnownContract; chains: Lists['chains'] }): ReactNode {
  return (
    <TableScroll aria-label={`Where ${of.address} is a Sablier contract`}>
      <thead>
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">Release</th>
          <th scope="col">Chains, each with its explorer</th>
        </tr>
      </thead>
      <tbody>
        {of.uses.map((use) => (
          <tr key={`${use.product} ${use.release} ${use.contract}`}>
            <th scope="row">
              <code>{use.contract}</code>
            </th>
            <td>
              <a href={pageOf(use)}>{releaseOf(use)}</a>
            </td>
            <td>
              <Chains ids={use.chainIds} address={of.address} chains={chains} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

function Chains(props: {
  ids: readonly number[];
  address: string;
  chains: Lists['chains'];
}): ReactNode {
  const { ids, address, chains } = props;
  return ids.map((id, index) => {
    const { name, explorer } = chains.find((chain) => chain.id === id) ?? {};
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        {explorer ? (
          <a href={`${explorer.url.replace(/\/$/, '')}/address/${address}`}>{name}</a>
        ) : (
          (name ?? `chain ${id}`)
        )}
      </Fragment>
    );
  });
}

/** The page that has the contract among others. */
export function pageOf({ product, release, isLatest }: KnownUse): string {
  if (product === 'comptroller' || release === null) return '/concepts/governance#per-chain';
  if (product === 'bob') return '/support/faq#bob';
  return deploymentsPage(product, { version: release, isLatest });
}
