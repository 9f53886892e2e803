// Ejected: the theme's own renders every block twice and puts a third of the main bundle (the
// highlighter) into every page. In this one the server highlights, and src/client/page answers the buttons.
import { Code, CodeLines } from '@site/src/components/Code';
import { CodeFrame } from '@site/src/components/Code/CodeFrame';
import { readMarks } from '@site/src/components/Code/marks';
import { readMeta } from '@site/src/components/Code/meta';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** `language-…`, as Markdown writes it. */
  className?: string;
  /** What follows the language of a fence, for example `title="a.ts" {1,3-4} showLineNumbers`. */
  metastring?: string;
  language?: string;
  title?: ReactNode;
  showLineNumbers?: boolean;
}

const text = (children: ReactNode): string =>
  (Array.isArray(children) ? children.join('') : String(children ?? '')).replace(/\n$/, '');

/** @throws when the meta or a comment for highlighting is wrong, which stops the build */
export default function CodeBlock({ children, className = '', metastring, ...props }: Props) {
  const meta = readMeta(metastring ?? '');
  const { code, lines } = readMarks(text(children), meta.lines);
  const first = meta.firstNumber ?? (props.showLineNumbers ? 1 : undefined);
  const language = (
    props.language ??
    /language-(\S+)/.exec(className)?.[1] ??
    'text'
  ).toLowerCase();
  return (
    <CodeFrame language={language} title={meta.title ?? props.title}>
      {lines.size === 0 && first === undefined ? (
        <code>
          <Code code={code} language={language} />
        </code>
      ) : (
        <code
          className={first === undefined ? undefined : 'code-numbered'}
          style={first === undefined ? undefined : { counterReset: `line ${first - 1}` }}
        >
          <CodeLines code={code} language={language} lines={lines} />
        </code>
      )}
    </CodeFrame>
  );
}
