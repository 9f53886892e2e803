// Ejected: the theme's own renders every block twice and puts a third of the main bundle (the
// highlighter) into every page. This one keeps what the server has highlighted, and its buttons are
// answered by src/behaviors.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Code } from '@site/src/components/Code';
import { CodeFrame } from '@site/src/components/Code/CodeFrame';
import { Keep } from '@site/src/components/Keep';
import type { ReactNode } from 'react';

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
  const code = text(children);
  const language = (
    props.language ??
    /language-(\S+)/.exec(className)?.[1] ??
    'text'
  ).toLowerCase();
  const title = /title="([^"]*)"/.exec(metastring ?? '')?.[1] ?? props.title;
  return (
    <CodeFrame language={language} title={title}>
      {isLive ? (
        <code>
          <LiveCode code={code} language={language} />
        </code>
      ) : (
        <Keep as="code">{() => <Code code={code} language={language} />}</Keep>
      )}
    </CodeFrame>
  );
}
