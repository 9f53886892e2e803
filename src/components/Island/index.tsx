import { useState, type ReactNode } from 'react';
import { draw } from './draw';
import type { ToolName } from './load';

/**
 * A tool on a page that is otherwise text. The server draws it as it begins, on its own: no context of
 * the page reaches it. src/client/islands makes it work when the reader comes near it.
 * @param name under which ./load.ts and ./draw.server.tsx find the component
 */
export function island<Props extends object>(name: ToolName) {
  const ids = `${name.toLowerCase()}-`;
  return function Island(props: Props): ReactNode {
    // One object: React writes the HTML of another again, and the framework's own client would empty the tool.
    const [html] = useState(() => ({ __html: draw(name, props, ids) }));
    return (
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-ids={ids}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
    );
  };
}
