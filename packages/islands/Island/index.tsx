import { useState, type ReactNode } from 'react';
import { draw } from './draw';

interface Props {
  /** A name that the site gives the plugin with its module. */
  tool: string;
  /** What the tool gets; JSON must be able to hold it. */
  [prop: string]: unknown;
}

/**
 * A tool on a page that is otherwise text. The server draws its first state, on its own: no context of
 * the page reaches it. ../client/islands makes it work when the reader comes near it.
 */
export function Island({ tool, ...props }: Props): ReactNode {
  const ids = `${tool.toLowerCase()}-`;
  // One object: React would write the HTML of a new one again, and Docusaurus' own client would empty the tool.
  const [html] = useState(() => ({ __html: draw(tool, props, ids) }));
  return (
    <div
      data-island={tool}
      data-props={JSON.stringify(props)}
      data-ids={ids}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
