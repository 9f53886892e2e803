import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { deploymentsPage } from '@sablier-docs/protocol/deployments-page';
import type { KnownContract, KnownUse } from '@sablier-docs/protocol/known-contracts';
import { knownUseRelease } from '../describe-address';
import type { KnownLists } from '../types';
import { Fragment, type ReactNode } from 'react';

/** The uses of a contract on each chain, with links to explorers. */
export function ContractDeployments({
  of,
  chains,
}: {
  of: KnownContract;
  chains: KnownLists['chains'];
}): ReactNode {
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
              <code translate="no">{use.contract}</code>
            </th>
            <td>
              <a href={listingPage(use)}>{knownUseRelease(use)}</a>
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
  chains: KnownLists['chains'];
}): ReactNode {
  const { ids, address, chains } = props;
  return ids.map((id, index) => {
    const { name, explorer } = chains.find((chain) => chain.id === id) ?? {};
    return (
      <Fragment key={id}>
        <span>{index > 0 && ', '}</span>
        <span>
          {explorer ? (
            <a href={`${explorer.url.replace(/\/$/, '')}/address/${address}`}>{name}</a>
          ) : (
            (name ?? `chain ${id}`)
          )}
        </span>
      </Fragment>
    );
  });
}

/** The page that lists the contract. */
export function listingPage({ product, release, isLatest }: KnownUse): string {
  if (product === 'comptroller' || release === null) return '/concepts/governance#per-chain';
  if (product === 'bob') return '/support/faq#bob';
  return deploymentsPage(product, { version: release, isLatest });
}
