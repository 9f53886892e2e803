/**
 * The state of a tool in the URL: `#stream-simulator?model=linear&…`. A hash stays in the browser;
 * a query would be sent to the server, and to others in the referrer.
 */
const HASH = /^#([\w-]+)(\?.*)$/s;

/** The state of the tool `id`, as a query with its `?`; null without one. */
export function stateOfHash(hash: string, id: string): string | null {
  const [, tool, state] = HASH.exec(hash) ?? [];
  return tool === id && state !== undefined ? state : null;
}

/** The hash for a state, which is a query with its `?`; empty for an empty state. */
export const hashOfState = (id: string, state: string): string => (state ? `#${id}${state}` : '');
