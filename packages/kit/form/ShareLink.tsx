import type { ReactNode } from 'react';
import { ToolCopyButton } from './ToolCopyButton';
import { hashOfState } from './url-state';
import styles from './styles.module.css';

/** Copies a URL that opens the tool with the same values; renders nothing while there is none. */
export function ShareLink({ id, write }: { id: string; write: () => string | null }): ReactNode {
  const state = write();
  const link = () => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}${hashOfState(id, state ?? '')}`;
  };
  if (state === null) return null;
  return (
    <div className={styles.actions}>
      <ToolCopyButton label="Copy link" text={link} />
    </div>
  );
}

/** Lists values in the URL that the tool could not use. */
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
      <span>{labels.join(', ')}</span>.
    </p>
  );
}
