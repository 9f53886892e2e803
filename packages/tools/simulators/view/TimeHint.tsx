import type { ReactNode } from 'react';
import styles from '@sablier-docs/kit/form/styles.module.css';

/** The accepted formats of time fields; see packages/kit/inputs. */
export function TimeHint(): ReactNode {
  return (
    <p className={styles.hint}>
      Write a time as a date in UTC (2026-01-31 12:00), as Unix seconds, or as a distance from the
      start (25d, 1d 12h).
    </p>
  );
}
