import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

interface Props {
  language: string;
  title?: ReactNode;
  /** The `code` element. */
  children: ReactNode;
}

/**
 * Title, scrolling, and the buttons of a code block. src/behavior handles the buttons: copy.ts copies,
 * scroll-frame.ts wraps long lines.
 */
export function CodeFrame({ language, title, children }: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`)}>
      {title && <div className={clsx('code-title', styles.title)}>{title}</div>}
      <scroll-frame class={styles.content}>
        {/* Takes part in the tab order, so that the keyboard can scroll a long line into view. */}
        <pre tabIndex={0} className="thin-scrollbar">
          {children}
        </pre>
        <div className={styles.buttons} data-markdown="off" data-search="off">
          <button
            type="button"
            className={clsx(styles.button, styles.wrap)}
            data-wrap=""
            aria-pressed="false"
            aria-label="Toggle word wrap"
            title="Toggle word wrap"
          />
          <button
            type="button"
            className={clsx(styles.button, styles.copy)}
            data-copy=""
            aria-label="Copy code to clipboard"
            title="Copy"
          />
          <span role="status" className="visually-hidden" />
        </div>
      </scroll-frame>
    </div>
  );
}
