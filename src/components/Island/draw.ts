import type { ToolName } from './load';

/**
 * HTML of a tool as it begins. The server has ./draw.server.tsx in the place of this; in the browser, where
 * the server's HTML stands already or the tool is drawn at once, it is nothing.
 * @param ids prefix of the ids in it, which the browser's React needs to find the same
 */
export function draw(_name: ToolName, _props: object, _ids: string): string {
  return '';
}
