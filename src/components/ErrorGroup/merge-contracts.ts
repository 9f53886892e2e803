import type { RaisedBy } from '@sablier-docs/protocol/errors/types';
import type { FunctionLinks } from '@sablier-docs/reference/function-links';

/** A name and its page in the reference, if it has one. */
export interface Place {
  name: string;
  to?: string;
}

interface RaisedLine {
  contracts: Place[];
  functions: Place[];
}

/**
 * Merges contracts whose functions have the same names and the same links, in order, so that no link leads to the
 * function of another contract.
 */
export function mergeContracts(
  by: readonly RaisedBy[],
  links: Readonly<Record<string, FunctionLinks>>,
): RaisedLine[] {
  const merged = new Map<string, RaisedLine>();
  for (const { contract, functions } of by) {
    const known = links[contract];
    const places = functions.map((name) => ({ name, to: known?.functions[name] }));
    const key = JSON.stringify(places);
    const line = merged.get(key) ?? { contracts: [], functions: places };
    line.contracts.push({ name: contract, to: known?.page });
    merged.set(key, line);
  }
  return [...merged.values()];
}
