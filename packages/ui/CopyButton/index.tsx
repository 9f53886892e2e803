import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A text button that copies; src/behavior/copy.ts handles it. */
export function CopyButton({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} data-copy={text}>
        {label}
      </button>
      <span role="status" className={styles.notice} />
    </span>
  );
}
