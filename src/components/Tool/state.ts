/**
 * What a tool of a page keeps in the address: `#stream-simulator?model=linear&…`. A hash stays in the
 * browser; a query would be sent to the server, and to others as the referrer.
 */
const HASH = /^#([\w-]+)(\?.*)$/s;

/** The state of the tool `id`, written as a query with its `?`; null without one. */
export function stateOfHash(hash: string, id: string): string | null {
  const [, tool, state] = HASH.exec(hash) ?? [];
  return tool === id && state !== undefined ? state : null;
}

/** The hash for a state as `URLSearchParams` writes it, with its `?`; empty for an empty state. */
export const hashOfState = (id: string, state: string): string => (state ? `#${id}${state}` : '');
