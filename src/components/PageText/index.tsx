import { Islands } from '@site/src/components/Island/Islands';
import { serverText, type TextPage } from '@site/src/components/Keep/server-text';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { textClass } from './text-class';

/**
 * What a page says, as the server wrote it; src/plugins/lean-client puts this in the place of
 * src/theme/DocItem/Content. The page that the reader opened has it already, which is left alone.
 */
export default function PageText({ children }: { children: ReactElement }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const { path } = children.type as unknown as TextPage;
  const [html] = useState(() => serverText(path));
  return (
    <>
      <div
        ref={text}
        className={textClass}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      <Islands text={text} />
    </>
  );
}
