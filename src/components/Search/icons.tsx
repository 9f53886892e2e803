import type { ReactNode } from 'react';

export function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className="search-icon">
      <path d="M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L17 17" />
    </svg>
  );
}
