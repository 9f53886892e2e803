import tool from '../../form/styles.module.css';
import type { DisplayRow } from '../show';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The results, row by row. Before they arrive, empty rows reserve the space. */
export function DisplayRows({
  rows,
  isBusy,
}: {
  rows: readonly DisplayRow[];
  isBusy: boolean;
}): ReactNode {
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
