import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** From 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Turns pages of results. */
export function Pager({ page, pages, onTurn }: Props): ReactNode {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of results">
      <button type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Previous
      </button>
      <span>
        Page {page + 1} of {pages}
      </span>
      <button type="button" disabled={page + 1 >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </button>
    </nav>
  );
}
