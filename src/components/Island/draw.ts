import type { ToolName } from './load';

/**
 * HTML of a tool as it begins. The server has ./draw.server.tsx in the place of this; in the browser, where
 * the server's HTML stands already or the tool is drawn at once, it is nothing.
 * @param ids prefix of the ids in it, which the browser's React needs to find the same
 */
export const draw: (name: ToolName, props: object, ids: string) => string = () => '';
