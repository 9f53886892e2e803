// Ejected: DocSearch's button alone. What opens DocSearch's modal is src/client/page/search, which waits for a
// sign of the reader and leaves the browser its keys (DocSearch 3.9 takes F5 and Ctrl+R from the button).
import { DocSearchButton } from '@docsearch/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Its name is what can be read on it; DocSearch's own label leaves out the keys as they are written. */
export default function SearchBar(): ReactNode {
  return (
    <DocSearchButton
      className={clsx('DocSearch DocSearch-Button', styles.button)}
      aria-label={undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    />
  );
}
