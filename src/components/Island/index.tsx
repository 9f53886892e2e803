import type { ComponentType, ReactNode } from 'react';
import type { ToolName } from './load';

/**
 * A tool on a page that is otherwise text: the server draws it as it begins, and src/components/Island/
 * Islands.tsx makes it work when the reader comes near it.
 * @param name under which ./load.ts finds the component
 */
export function island<P extends object>(name: ToolName, Tool: ComponentType<P>) {
  return function Island(props: P): ReactNode {
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Tool {...props} />
      </div>
    );
  };
}
