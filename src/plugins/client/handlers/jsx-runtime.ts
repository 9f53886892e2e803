// In the place of React's own on the server: an element of the text of a page that has a handler stops the
// build. The text is drawn once, by the server; nothing would ever call the handler.
import { InText } from '@site/src/components/Island/in-text';
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
  'component a tool (src/components/Island), or listen for it in src/client/page; see "What a reader\'s ' +
  'browser runs" in CONTRIBUTING.md.';

const checked =
  (make: typeof create): typeof create =>
  (type: ElementType, props: unknown, key?: Key) => {
    const handler = typeof type === 'string' && deadHandler(type, props as object);
    if (!handler) return make(type, props, key);
    return create(Guarded, { type, props, handler } as Checked, key);
  };

export const jsx = checked(create);
export const jsxs = checked(createMany);
