import type { DocSearchHit } from '@docsearch/react';
import type { ReactNode } from 'react';
import { isDirect } from '../direct-answers';
import styles from './styles.module.css';

/** Texts of a result as HTML. */
interface Texts {
  title: string;
  breadcrumbs: string[];
  summary: string;
}

function textsOf(hit: DocSearchHit): Texts {
  const { hierarchy, content } = hit._highlightResult;
  const levels = Object.values(hierarchy).map(({ value }) => value);
  if (isDirect(hit)) {
    const [kind = '', text = ''] = levels;
    return { title: content.value, breadcrumbs: [kind], summary: text };
  }
  const summary = hit._snippetResult.content.value;
  return { title: levels.pop() ?? '', breadcrumbs: levels, summary };
}

// eslint-disable-next-line no-restricted-syntax -- as in DocSearch; all of it comes from `escapeHtml`
const html = (value: string) => ({ dangerouslySetInnerHTML: { __html: value } });

export function Result({ hit }: { hit: DocSearchHit }): ReactNode {
  const { title, breadcrumbs, summary } = textsOf(hit);
  return (
    <article className={styles.searchResultItem}>
      <h2 className={styles.searchResultItemHeading}>
        <a href={hit.url} {...html(title)} />
      </h2>
      <ul className={styles.searchResultItemPath} aria-label="Where it is">
        {breadcrumbs.map((step, i) => (
          <li key={i} {...html(step)} />
        ))}
      </ul>
      {summary && <p className={styles.searchResultItemSummary} {...html(summary)} />}
    </article>
  );
}
