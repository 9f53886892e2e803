import type { SearchHit } from '@site/src/search';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SectionGroup } from '../groups';
import { textOf } from '../hit-text';
import { Marked } from '../Marked';
import { openInOf, type OpenIn } from '../open';
import { optionProps, type Cell } from './cells';
import styles from './styles.module.css';

interface Props {
  groups: SectionGroup[];
  total: number;
  query: string;
  activeRow: number;
  onOpen: (hit: SearchHit, where: OpenIn) => void;
  onHover: (cell: Cell) => void;
  onSeeAll: () => void;
}

/** Address of the page with all results of a query. */
export const allResults = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** Hits by section and page. The first hit of a page stands out, the others hang below it. */
export function Results(props: Props): ReactNode {
  const { groups, total, query, activeRow, onOpen, onHover, onSeeAll } = props;
  let row = -1;
  return (
    <div id="search-popup" role="listbox" aria-label="Results">
      {groups.map(({ section, pages }) => (
        <div key={section} role="group" aria-label={section} className={styles.group}>
          <p className={clsx('DocSearch-Hit-source', styles.section)} role="presentation">
            {section}
          </p>
          {pages.map(({ hits }) =>
            hits.map((hit, i) => {
              row++;
              const at = { row, column: 0 };
              return (
                <div
                  key={hit.objectID}
                  {...optionProps(row, activeRow)}
                  data-url={hit.url}
                  className={clsx(
                    'DocSearch-Hit',
                    styles.hit,
                    i > 0 && styles.child,
                    at.row === activeRow && styles.active,
                  )}
                  onMouseMove={() => onHover(at)}
                  onClick={(event) => onOpen(hit, openInOf(event))}
                >
                  <HitText hit={hit} />
                </div>
              );
            }),
          )}
        </div>
      ))}
      <a
        href={allResults(query)}
        onClick={onSeeAll}
        className={clsx('DocSearch-HitsFooter', styles.all, row + 1 === activeRow && styles.active)}
        {...optionProps(row + 1, activeRow)}
      >
        See all {total} {total === 1 ? 'result' : 'results'}
      </a>
    </div>
  );
}

function HitText({ hit }: { hit: SearchHit }): ReactNode {
  const { title, snippet, trail } = textOf(hit);
  return (
    <>
      <span className={styles.title}>
        <Marked value={title} />
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Marked value={snippet} />
        </span>
      )}
      {trail.length > 0 && <span className={styles.trail}>{trail.join(' / ')}</span>}
    </>
  );
}
