import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';

/** Copies an address that opens the tool with the same values. */
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
  return <CopyButton label="Copy link" text={link} />;
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
