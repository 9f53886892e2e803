import type { ReactNode } from 'react';
import styles from '@sablier-docs/kit/form/styles.module.css';

/** Notes that dates are in the past, which the contracts accept, and offers to start now. */
export const PastStartNotice = ({
  says,
  onNow,
}: {
  says: string;
  onNow: () => void;
}): ReactNode => (
  <div className={styles.actions} role="note" aria-label="Dates in the past">
    <span className={styles.problem}>{says}</span>
    <button type="button" className={styles.button} onClick={onNow}>
      Start now
    </button>
  </div>
);
