import type { SearchHit } from '@site/src/search';
import type { ReactNode } from 'react';
import { textOf } from '../hit-text';
import { Marked } from '../Marked';
import styles from './styles.module.css';

interface Props {
  hits: SearchHit[];
  onOpen: (hit: SearchHit) => void;
}

/** One page of results, best first. */
export function Hits({ hits, onOpen }: Props): ReactNode {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => {
        const { title, snippet, trail } = textOf(hit);
        return (
          <li key={hit.objectID}>
            <h2>
              <a href={hit.url} onClick={() => onOpen(hit)}>
                <Marked value={title} />
              </a>
            </h2>
            <p className={styles.where}>{trail.join(' / ')}</p>
            {snippet && (
              <p className={styles.snippet}>
                <Marked value={snippet} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
