import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useCopy } from './useCopy';

const NOTICES = { idle: '', copied: 'Copied', failed: 'Copying was refused' };

/** A text button that copies; what it copies is computed when the reader presses it. */
export function CopyButton({ label, text }: { label: string; text: () => string }): ReactNode {
  const [state, copy] = useCopy(text);
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} onClick={copy}>
        {label}
      </button>
      <span role="status" className={styles.notice}>
        {NOTICES[state]}
      </span>
    </span>
  );
}
