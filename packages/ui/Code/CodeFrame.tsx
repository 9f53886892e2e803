import clsx from 'clsx';
import type { ReactNode } from 'react';
import { unseen } from '../Unseen';
import styles from './frame.module.css';

interface Props {
  language: string;
  title?: ReactNode;
  /** How many lines the code has; a long block whose lines are counted is laid out when it comes near. */
  lines?: number;
  /** The `code` element. */
  children: ReactNode;
}

/** In rem: font size by line height of frame.module.css, and the padding of both sides. */
const LINE = 0.83 * 1.62;
const PADDING = 2;

/**
 * Title, scrolling, and the buttons of a code block. src/behavior handles the buttons: copy.ts copies,
 * scroll-frame.ts wraps long lines.
 */
export function CodeFrame({ language, title, lines = 0, children }: Props): ReactNode {
  const { className, style } = unseen(lines * LINE + PADDING);
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`)}>
      {title && <div className={clsx('code-title', styles.title)}>{title}</div>}
      <scroll-frame class={clsx(styles.content, className)} style={style}>
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
