import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import { hashOfState } from './state';
import styles from './styles.module.css';

/** Copies an address that opens the tool with the same values; nothing while they have none. */
export function ShareLink({ id, write }: { id: string; write: () => string | null }): ReactNode {
  const state = write();
  const link = () => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}${hashOfState(id, state ?? '')}`;
  };
  if (state === null) return null;
  return (
    <div className={styles.actions}>
      <CopyButton label="Copy link" text={link} />
    </div>
  );
}

/** What an address held and the tool could not use. */
export function Rejected({
  labels,
  className,
}: {
  labels: readonly string[];
  className?: string;
}): ReactNode {
  if (labels.length === 0) return null;
  return (
    <p className={className} role="status">
      This address holds values that cannot be used. The defaults are shown instead:{' '}
      {labels.join(', ')}.
    </p>
  );
}
