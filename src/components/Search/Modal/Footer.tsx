import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The keys of the modal, and who answers. */
export function Footer({ hosted }: { hosted: boolean }): ReactNode {
  return (
    <div className={clsx('DocSearch-Footer', styles.footer)}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
      <span className={styles.who}>
        {hosted ? 'Search by Algolia' : 'Search stays in your browser'}
      </span>
    </div>
  );
}
