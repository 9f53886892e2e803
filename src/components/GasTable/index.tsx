import { TableScroll } from '@site/src/components/TableScroll';
import flow from '@site/src/protocol/gas/flow.json';
import lockup from '@site/src/protocol/gas/lockup.json';
import type { GasRow } from '@site/src/protocol/gas/types';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Rows of a group; the two measurements were written by different tests and keep their shapes. */
const rowsOf: Readonly<Record<string, (group: string) => readonly GasRow[] | undefined>> = {
  flow: (group) => (flow.groups as Readonly<Record<string, readonly GasRow[]>>)[group],
  lockup: (group) => {
    const rows = lockup.rows.filter((row) => row.group === group);
    if (rows.length === 0) return undefined;
    return rows.map(({ call, details, gas }) => ({ call, state: details || 'any', gas }));
  },
};

interface Props {
  of: string;
  /** A group of the measurement, for example `streams` or `batches`. */
  group: string;
}

/** Measured gas of whole transactions, with a bar that compares the rows. Throws on unknown names. */
export function GasTable({ of, group }: Props): ReactNode {
  const rows = rowsOf[of]?.(group);
  if (!rows) throw new Error(`There is no gas measurement "${group}" of "${of}".`);
  const most = Math.max(...rows.map(({ gas }) => gas));
  return (
    <TableScroll>
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
              <code>{call}</code>
            </td>
            <td>{state}</td>
            <td className={styles.gas}>
              {gas.toLocaleString('en-US')}
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

/** What the figures of Lockup were measured on, as a list. */
export function GasConditions(): ReactNode {
  const { contracts, chain, token } = lockup.conditions;
  return (
    <ul>
      <li>Contracts: the bytecode in {contracts}</li>
      <li>Chain: {chain}, with its default rules</li>
      <li>Token: {token}</li>
    </ul>
  );
}
