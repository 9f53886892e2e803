import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { knownUseRelease } from '../../authenticity/describe-address';
import { listingPage } from '../../authenticity/view/ContractDeployments';
import type { ReactNode } from 'react';
import type { LookupRow } from './rows';

/** A longer list would not help. */
const MOST = 50;

/** The number of matching contracts, and the first of them. */
export function FoundContracts({
  rows,
  all,
}: {
  rows: readonly LookupRow[];
  all: number;
}): ReactNode {
  const first = rows.slice(0, MOST);
  return (
    <>
      <p role="status">{`${rows.length} of ${all} deployed contracts.${rows.length > MOST ? ` These are the first ${MOST}: type more, or choose a chain.` : ''}`}</p>
      {first.length > 0 && (
        <TableScroll aria-label="Deployed contracts that match">
          <thead>
            <tr>
              <th scope="col">Contract</th>
              <th scope="col">Release</th>
              <th scope="col">Chain</th>
              <th scope="col">Chain id</th>
              <th scope="col">Address</th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ address, use, chain, chainId, explorer }) => (
              <tr key={`${use.product} ${use.release} ${use.contract} ${chainId} ${address}`}>
                <th scope="row">
                  <code translate="no">{use.contract}</code>
                </th>
                <td>
                  <a href={listingPage(use)}>{knownUseRelease(use)}</a>
                </td>
                <td>{chain}</td>
                <td>{chainId}</td>
                <td>
                  {explorer ? (
                    <a href={explorer}>
                      <code translate="no">{address}</code>
                    </a>
                  ) : (
                    <code translate="no">{address}</code>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      )}
    </>
  );
}
