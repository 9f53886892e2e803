import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Characters that stay visible at the end when the column is narrower than the address. */
const TAIL = 6;

interface Props {
  /** The address in checksum form. */
  value: string;
  /** The contract at the address, for example `SablierLockup on Ethereum`. */
  of: string;
  /** The address on the chain's explorer. */
  href: string;
}

/**
 * An address that links to the explorer, and a button that copies it. On narrow screens CSS hides its middle;
 * selection, accessible name and search still have the complete address. src/behavior/copy.ts handles the button.
 */
export function Address({ value, of, href }: Props): ReactNode {
  return (
    <span className={styles.address}>
      <a href={href} aria-label={value} translate="no">
        <span>{value.slice(0, -TAIL)}</span>
        {value.slice(-TAIL)}
      </a>
      <button
        type="button"
        className={styles.copy}
        data-copy={value}
        aria-label={`Copy the address of ${of}`}
      />
    </span>
  );
}
