import type { Arranged, SearchHit } from '@site/src/search';
import type { DirectAnswer } from '@site/src/tools/answers';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { textOf } from '../hit-text';
import { Marked } from '../Marked';
import type { OpenIn } from '../open';
import { optionProps } from './cells';
import { Row } from './Row';
import styles from './styles.module.css';

interface Props {
  answers: readonly DirectAnswer[];
  arranged: Arranged<SearchHit>;
  total: number;
  query: string;
  activeRow: number;
  onFollow: (hit: SearchHit, where: OpenIn) => void;
  onFollowAnswer: (where: OpenIn) => void;
  onHover: (row: number) => void;
  onSeeAll: () => void;
}

/** Address of the page with all results of a query. */
export const allResults = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** Direct answers, the best hits, and the others by section and page. */
export function Results(props: Props): ReactNode {
  const { answers, arranged, total, query, activeRow, onFollow, onFollowAnswer, onHover } = props;
  const { best, sections } = arranged;
  let row = 0;
  const hitRow = (hit: SearchHit, isChild: boolean) => (
    <Row
      key={hit.objectID}
      {...{ row: row++, activeRow, href: hit.url, isChild, onHover }}
      onFollow={(where) => onFollow(hit, where)}
    >
      <HitText hit={hit} />
    </Row>
  );
  return (
    <div id="search-popup" role="listbox" aria-label="Results">
      {answers.length > 0 && (
        <Group name="Answer">
          {answers.map(({ title, text, href }) => (
            <Row key={href} {...{ row: row++, activeRow, href, onHover, onFollow: onFollowAnswer }}>
              <span className={styles.title}>{title}</span>
              <span className={styles.snippet}>{text}</span>
            </Row>
          ))}
        </Group>
      )}
      {best.length > 0 && (
        <Group name="Best results">{best.map((hit) => hitRow(hit, false))}</Group>
      )}
      {sections.map(({ section, pages }) => (
        <Group key={section} name={section}>
          {pages.map(({ hits }) => hits.map((hit, i) => hitRow(hit, i > 0)))}
        </Group>
      ))}
      {total > 0 && (
        <a
          href={allResults(query)}
          onClick={props.onSeeAll}
          className={clsx('DocSearch-HitsFooter', styles.all, row === activeRow && styles.active)}
          {...optionProps(row, activeRow)}
        >
          See all {total} {total === 1 ? 'result' : 'results'}
        </a>
      )}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div role="group" aria-label={name} className={styles.group}>
      <p className={clsx('DocSearch-Hit-source', styles.section)} role="presentation">
        {name}
      </p>
      {children}
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
      <span className={styles.trail}>{trail.join(' / ')}</span>
    </>
  );
}
