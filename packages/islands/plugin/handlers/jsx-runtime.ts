// Replaces React's own module on the server: an element with a handler in the text of a page stops the build. The
// text is drawn once, by the server, so nothing would ever call the handler.
import { InText } from '../../Island/in-text';
import { useContext, type ElementType, type Key, type ReactNode } from 'react';
import { Fragment, jsx as create, jsxs as createMany } from 'react/jsx-runtime';
import { deadHandler } from './dead-handler';

export { Fragment };

interface Checked {
  type: string;
  props: object;
  handler: string;
}

function Guarded({ type, props, handler }: Checked): ReactNode {
  if (useContext(InText)) throw new Error(explain(type, handler));
  return create(type as ElementType, props);
}

const explain = (type: string, handler: string) =>
  `<${type}> has ${handler}, which would never run: the text of a page is not hydrated. Make the ` +
  'component a tool (option "tools" of the islands plugin), or listen for the event in one of its "scripts".';

const checked =
  (make: typeof create): typeof create =>
  (type: ElementType, props: unknown, key?: Key) => {
    const handler = typeof type === 'string' && deadHandler(type, props as object);
    if (!handler) return make(type, props, key);
    return create(Guarded, { type, props, handler } as Checked, key);
  };

export const jsx = checked(create);
export const jsxs = checked(createMany);
