import type { DocSearchHit } from '@docsearch/react';
import { useMemo, type ReactNode } from 'react';
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

/**
 * A text with marks. React sets it anew for each new object, and a press between down and up would lose its mark: see
 * `docsearch.css`.
 */
function Marked({ as: Tag, text, ...rest }: MarkedProps): ReactNode {
  const html = useMemo(() => ({ __html: text }), [text]);
  // eslint-disable-next-line no-restricted-syntax -- as in DocSearch; all of it comes from `escapeHtml`
  return <Tag {...rest} dangerouslySetInnerHTML={html} />;
}

interface MarkedProps {
  as: 'a' | 'li' | 'p';
  text: string;
  href?: string;
  className?: string | undefined;
}

export function Result({ hit }: { hit: DocSearchHit }): ReactNode {
  const { title, breadcrumbs, summary } = textsOf(hit);
  return (
    <article className={styles.searchResultItem}>
      <h2 className={styles.searchResultItemHeading}>
        <Marked as="a" href={hit.url} text={title} />
      </h2>
      <ul className={styles.searchResultItemPath} aria-label="Where it is">
        {breadcrumbs.map((step, i) => (
          <Marked as="li" key={i} text={step} />
        ))}
      </ul>
      {summary && <Marked as="p" className={styles.searchResultItemSummary} text={summary} />}
    </article>
  );
}
