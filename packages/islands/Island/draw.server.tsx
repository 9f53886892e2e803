import tools from '@generated/islands/default/draw-tools';
import { renderToString } from 'react-dom/server';

/**
 * Does on the server what ./draw does nothing of in the browser: draws a tool.
 * @throws when the option `tools` has no such tool, or the tool fails
 */
export function draw(name: string, props: object, ids: string): string {
  const Tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!Tool)
    throw new Error(
      `<Island tool="${name}">: the islands plugin has no such tool. Add it to the option "tools".`,
    );
  return renderToString(<Tool {...props} />, { identifierPrefix: ids });
}
