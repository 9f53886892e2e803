import type { Hierarchy, SearchHit } from '@site/src/search';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const MOST = 5;

/** The pages that fit best while the reader types, each once, in the order of their best hit. */
export function BestPages({
  hits,
  onSelect,
}: {
  hits: SearchHit[];
  onSelect: () => void;
}): ReactNode {
  const pages = new Map<string, Hierarchy>();
  for (const { url_without_anchor: url, hierarchy } of hits) {
    if (!pages.has(url)) pages.set(url, hierarchy);
  }
  const best = [...pages].slice(0, MOST);
  if (best.length === 0) return null;
  return (
    <ul className={styles.panel} aria-label="Best pages">
      {best.map(([url, { lvl0, lvl1 }]) => (
        <li key={url}>
          <a href={url} onClick={onSelect}>
            <span>{lvl1}</span>
            <span className={styles.where}>{lvl0}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
