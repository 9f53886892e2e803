import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/src/components/PageHead/paths';
import { newTab } from '@sablier-docs/ui/NewTab';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { assistantLink, type Assistant } from './assistants';
import styles from './styles.module.css';

/**
 * Copies the page as Markdown (src/behavior/copy-page.ts), shows that Markdown, or opens an assistant
 * with it (src/behavior/menu-button.ts).
 */
export function PageActions({ path }: { path: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const assistants = siteConfig.customFields?.assistants as Assistant[];
  const markdown = markdownPath(path);
  const id = useId();

  return (
    <div className={styles.actions}>
      <div className={styles.group}>
        <button type="button" className={styles.copy} data-copy-page={markdown}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path className={styles.before} d="M6 5.5h7v8H6zM10 5.5v-3H3v8h3" />
            <path className={styles.after} d="M3 8.5 6.5 12 13 4.5" />
          </svg>
          <span className={styles.before}>Copy page</span>
          <span className={styles.after}>Copied</span>
        </button>
        <button
          type="button"
          className={styles.more}
          aria-label="More ways to read this page"
          aria-haspopup="menu"
          aria-expanded={false}
          aria-controls={id}
        >
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d="m3.5 6 4.5 4.5L12.5 6" />
          </svg>
        </button>
        <div
          id={id}
          role="menu"
          aria-label="More ways to read this page"
          className={styles.menu}
          hidden
        >
          <Item
            href={markdown}
            label="View as Markdown"
            hint="The text alone, with its tables and code"
          />
          {assistants.map((assistant) => (
            <Item
              key={assistant.name}
              href={assistantLink(assistant, siteConfig.url + markdown)}
              label={`Open in ${assistant.name}`}
              hint="A new chat that reads this page"
              outside
            />
          ))}
          <Item
            href="/api/agents#connect"
            label="Connect your agent"
            hint="Search, figures and calldata as tools"
          />
        </div>
      </div>
      <noscript>
        <a href={markdown}>View as Markdown</a>
      </noscript>
      <p role="status" className={clsx('visually-hidden', styles.status)} />
    </div>
  );
}

function Item(props: { href: string; label: string; hint: string; outside?: boolean }): ReactNode {
  const { href, label, hint, outside } = props;
  return (
    <a role="menuitem" tabIndex={-1} className={styles.item} href={href} {...(outside && newTab)}>
      <span className={styles.label}>{label}</span> <span className={styles.hint}>{hint}</span>
    </a>
  );
}
