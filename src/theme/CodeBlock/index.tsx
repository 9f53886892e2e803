// Ejected: the theme's own renders every block twice and puts a third of the main bundle (the
// highlighter) into every page. This one keeps what the server has highlighted.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Code } from '@site/src/components/Code';
import { Keep } from '@site/src/components/Keep';
import { useOverflow } from '@site/src/components/TableScroll/useOverflow';
import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** `language-…`, as Markdown writes it. */
  className?: string;
  /** What follows the language of a fence; a `title="…"` in it is shown above the code. */
  metastring?: string;
  language?: string;
  title?: ReactNode;
  /** The code changes while the reader looks at it, as a tool's does; it is never kept. */
  isLive?: boolean;
}

const text = (children: ReactNode): string =>
  (Array.isArray(children) ? children.join('') : String(children ?? '')).replace(/\n$/, '');

/** Plain text until the page is taken over, so that server and browser begin with the same. */
function LiveCode({ code, language }: { code: string; language: string }): ReactNode {
  return useIsBrowser() ? <Code code={code} language={language} /> : code;
}

export default function CodeBlock({
  children,
  className = '',
  metastring,
  isLive = false,
  ...props
}: Props) {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const [wrapped, setWrapped] = useState(false);
  const code = text(children);
  const language = (
    props.language ??
    /language-(\S+)/.exec(className)?.[1] ??
    'text'
  ).toLowerCase();
  const title = /title="([^"]*)"/.exec(metastring ?? '')?.[1] ?? props.title;
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Takes part in the tab order, so that the keyboard can scroll a long line into view. */}
        <pre ref={pre} tabIndex={0} className={clsx('thin-scrollbar', wrapped && styles.wrapped)}>
          {isLive ? (
            <code>
              <LiveCode code={code} language={language} />
            </code>
          ) : (
            <Keep as="code">{() => <Code code={code} language={language} />}</Keep>
          )}
        </pre>
        <div className={styles.buttons}>
          {(overflows || wrapped) && (
            <WordWrapButton
              className={styles.button ?? ''}
              isEnabled={wrapped}
              onClick={() => setWrapped(!wrapped)}
            />
          )}
          <CopyButton className={styles.button ?? ''} code={code} />
        </div>
      </div>
    </div>
  );
}
