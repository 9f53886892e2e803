import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { formatGas, gasData, gasGroup, type GasProduct } from '@sablier-docs/protocol/gas';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  of: GasProduct;
  /** A group of the measurement, for example `linear` or `batches`. */
  group: string;
}

/** Measured gas of complete transactions, with bars to compare the rows. @throws for unknown names */
export function GasTable({ of, group }: Props): ReactNode {
  const rows = gasGroup(of, group);
  const most = Math.max(...rows.map(({ gas }) => gas));
  return (
    <TableScroll aria-label={`Gas of ${of}, ${group}`}>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">State</th>
          <th scope="col">Gas</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ call, state, gas }) => (
          <tr key={`${call} ${state}`}>
            <td>
              <code translate="no">{call}</code>
            </td>
            <td>{state}</td>
            <td className={styles.gas}>
              {formatGas(gas)}
              <svg
                className={styles.bar}
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden
              >
                <rect width={(gas / most) * 100} height="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

/** The conditions of the measurements of a product, as a list. */
export function GasConditions({ of }: { of: GasProduct }): ReactNode {
  const { contracts, chain, token } = gasData[of].conditions;
  return (
    <ul>
      <li>Contracts: the bytecode in {contracts}</li>
      <li>Chain: {chain}, with its default rules</li>
      <li>Token: {token}</li>
    </ul>
  );
}
