import type { ReactNode } from 'react';
import { Code, CodeLines } from '.';
import { CodeFrame } from './CodeFrame';
import { readLineMarks } from './marks';
import { readFenceOptions } from './fence-options';

interface Props {
  children: ReactNode;
  /** `language-…`, as Markdown writes it. */
  className?: string;
  /** The options after the language of a fence, for example `title="a.ts" {1,3-4} showLineNumbers`. */
  metastring?: string;
  language?: string;
  title?: ReactNode;
  showLineNumbers?: boolean;
}

const text = (children: ReactNode): string =>
  (Array.isArray(children) ? children.join('') : String(children ?? '')).replace(/\n$/, '');

/**
 * A block of code, of a page (src/theme/CodeBlock) or of a tool.
 * @throws when an option or a comment for highlighting is invalid, which stops the build
 */
export function CodeBlock({ children, className = '', metastring, ...props }: Props) {
  const meta = readFenceOptions(metastring ?? '');
  const { code, lines } = readLineMarks(text(children), meta.lines);
  const first = meta.firstNumber ?? (props.showLineNumbers ? 1 : undefined);
  const language = (
    props.language ??
    /language-(\S+)/.exec(className)?.[1] ??
    'text'
  ).toLowerCase();
  return (
    <CodeFrame
      language={language}
      title={meta.title ?? props.title}
      lines={code.split('\n').length}
    >
      {lines.size === 0 && first === undefined ? (
        <code translate="no">
          <Code code={code} language={language} />
        </code>
      ) : (
        <code
          translate="no"
          className={first === undefined ? undefined : 'code-numbered'}
          style={first === undefined ? undefined : { counterReset: `line ${first - 1}` }}
        >
          <CodeLines code={code} language={language} lines={lines} />
        </code>
      )}
    </CodeFrame>
  );
}
