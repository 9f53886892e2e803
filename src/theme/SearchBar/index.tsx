// Ours: the button that opens the search (src/client/page/search). The modal and the index load when the
// reader shows intent. It handles no key itself, so the browser keeps its shortcuts.
import { SearchIcon } from '@site/src/components/Search/icons';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('DocSearch-Button', styles.button)}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <SearchIcon />
      <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>Search</span>
      <kbd className={styles.keys} aria-hidden="true">
        <span className={styles.other}>Ctrl K</span>
        <span className={styles.mac}>⌘K</span>
      </kbd>
    </button>
  );
}
