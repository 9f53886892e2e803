import aliases from '@facts/streamAliases.json';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ReactNode } from 'react';

/** The short codes of contracts that hold streams, from the SDK. */
export function StreamAliases(): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          {['Code', 'Contract', 'Release', 'App section'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aliases.map(({ alias, product, version, contract }) => (
          <tr key={alias}>
            <th scope="row">
              <code translate="no">{alias}</code>
            </th>
            <td>
              <code translate="no">{contract}</code>
            </td>
            <td>{`${product === 'flow' ? 'Flow' : 'Lockup'} ${version}`}</td>
            <td>{product === 'flow' ? 'payments' : 'vesting'}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
