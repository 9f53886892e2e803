import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { findTerm, terms } from '@sablier-docs/protocol/glossary';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The glossary page: one anchored entry per term, grouped by first letter. */
export function Glossary(): ReactNode {
  const anchors = useBrokenLinks();
  for (const { id } of terms) anchors.collectAnchor(id);
  return (
    <dl>
      {terms.map(({ id, term, definition, seeAlso }) => (
        <div key={id} className={styles.entry}>
          <dt id={id}>
            {term}
            <a href={`#${id}`} className="hash-link" aria-label={`Direct link to ${term}`} />
          </dt>
          <dd>
            {definition}
            {seeAlso.length > 0 && <SeeAlso ids={seeAlso} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SeeAlso({ ids }: { ids: string[] }): ReactNode {
  return (
    <span className={styles.related}>
      {' See also '}
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <Link to={`#${id}`}>{findTerm(id).term}</Link>
        </span>
      ))}
      .
    </span>
  );
}
