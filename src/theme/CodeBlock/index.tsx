// Ejected: the theme's own renders every block twice and puts a third of the main bundle (the
// highlighter) into every page. In this one the server highlights, and src/client/page answers the buttons.
import { Code } from '@site/src/components/Code';
import { CodeFrame } from '@site/src/components/Code/CodeFrame';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** `language-…`, as Markdown writes it. */
  className?: string;
  /** What follows the language of a fence; a `title="…"` in it is shown above the code. */
  metastring?: string;
  language?: string;
  title?: ReactNode;
}

const text = (children: ReactNode): string =>
  (Array.isArray(children) ? children.join('') : String(children ?? '')).replace(/\n$/, '');

export default function CodeBlock({ children, className = '', metastring, ...props }: Props) {
  const code = text(children);
  const language = (
    props.language ??
    /language-(\S+)/.exec(className)?.[1] ??
    'text'
  ).toLowerCase();
  const title = /title="([^"]*)"/.exec(metastring ?? '')?.[1] ?? props.title;
  return (
    <CodeFrame language={language} title={title}>
      <code>
        <Code code={code} language={language} />
      </code>
    </CodeFrame>
  );
}
