import tool from '@site/src/components/Tool/styles.module.css';
import type { Row } from '@site/src/tools/wallet/show';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** What was read, row by row. Before the answers come, the rows keep their places. */
export function Rows({ rows, isBusy }: { rows: readonly Row[]; isBusy: boolean }): ReactNode {
  return (
    <dl className={`${tool.facts} ${styles.rows}`} aria-busy={isBusy}>
      {rows.map(({ name, label, text, isLong, computed }) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd className={isLong ? styles.long : undefined}>
            <bdi>{text || '…'}</bdi>
            {computed !== undefined && (
              <strong className={styles.differs}>
                This page computes something else: <bdi>{computed}</bdi>
              </strong>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
