import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Id of the glossary entry. */
  id: string;
  /** Word and definition of the entry: filled in at build by src/markdown/elements. */
  term?: string;
  definition?: string;
  children: ReactNode;
}

/** Links a word to its glossary entry; src/client/page/term.ts shows the definition beside it. */
export function Term({ id, term, definition, children }: Props): ReactNode {
  return (
    <Link
      to={`/concepts/glossary#${id}`}
      className={styles.term}
      data-term={term}
      data-definition={definition}
    >
      {children}
    </Link>
  );
}
