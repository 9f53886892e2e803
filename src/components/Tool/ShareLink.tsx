import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './styles.module.css';

/** Copies an address that opens the tool with the same values; nothing while they have none. */
export function ShareLink({
  id,
  write,
}: {
  id: string;
  write: (search: string) => string | null;
}): ReactNode {
  const link = () => {
    const { origin, pathname, search } = window.location;
    return `${origin}${pathname}${write(search) ?? ''}#${id}`;
  };
  if (write('') === null) return null;
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
      This address holds values that cannot be used. Defaults stand in their place:{' '}
      {labels.join(', ')}.
    </p>
  );
}
