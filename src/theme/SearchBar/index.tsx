// Ejected: only DocSearch's button. src/behavior/search opens DocSearch's modal; it loads the code only when it is
// needed and does not capture keys of the browser (DocSearch 3.9 captures F5 and Ctrl+R on the button).
import { DocSearchButton } from '@docsearch/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Its accessible name is the visible text; DocSearch's own label does not include the keys as shown. */
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
