/**
 * HTML of a tool before anything is done in it. The server has ./draw.server.tsx in place of this module. In a browser it
 * is empty: the HTML of the server is there, or the tool is drawn at once.
 * @param ids prefix of the ids in it, which the browser's React needs to find the same
 */
export const draw: (name: string, props: object, ids: string) => string = () => '';
