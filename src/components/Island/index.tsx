import type { ReactNode } from 'react';
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
    return (
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-ids={ids}
        dangerouslySetInnerHTML={{ __html: draw(name, props, ids) }}
        suppressHydrationWarning
      />
    );
  };
}
