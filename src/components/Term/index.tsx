import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Id of the glossary entry. */
  id: string;
  /** Word and definition of the entry: filled in at build by packages/vocabulary/elements. */
  term?: string;
  definition?: string;
  children: ReactNode;
}

/** Links a term to its glossary entry; src/behavior/term-tooltip.ts shows the definition next to it. */
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
