import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { findGas, formatGas, gasData, type GasProduct } from '@sablier-docs/protocol/gas';
import { publishedGas } from '@sablier-docs/protocol/gas/published';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The row measured from within a transaction; other groups have complete transactions under the same names. */
const GROUP: Readonly<Record<GasProduct, string>> = { lockup: 'linear', flow: 'streams' };

function innerGas(of: GasProduct, call: string, state: string): number {
  const row = gasData[of].inner.find((one) => one.call === call && one.state === state);
  if (!row) throw new Error(`"${call}, ${state}" was not measured from within a transaction.`);
  return row.gas;
}

function wholeGas(of: GasProduct, call: string, state: string): number {
  const isPart = / (segments|tranches)$/.test(state);
  return findGas(isPart ? of : `${of}/${GROUP[of]}`, call, state).gas;
}

/** The publisher's figures, ours by the same method, and complete transactions side by side. */
export function GasMethods({ of }: { of: GasProduct }): ReactNode {
  return (
    <TableScroll aria-label="Three figures for the same call">
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col" className={styles.figure}>
            Publisher
          </th>
          <th scope="col" className={styles.figure}>
            Same method
          </th>
          <th scope="col" className={styles.figure}>
            Whole transaction
          </th>
        </tr>
      </thead>
      <tbody>
        {publishedGas[of].map(({ call, inner, whole, gas }) => (
          <tr key={`${call} ${inner}`}>
            <td>
              <code translate="no">{call}</code>
              {inner === 'any' ? '' : `, ${inner}`}
            </td>
            <td className={styles.figure}>{formatGas(gas)}</td>
            <td className={styles.figure}>{formatGas(innerGas(of, call, inner))}</td>
            <td className={styles.figure}>{formatGas(wholeGas(of, call, whole))}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
