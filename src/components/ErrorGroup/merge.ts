import type { RaisedBy } from '../../protocol/errors/types';

/** Contracts that raise an error in functions of the same names, put together, order kept. */
export function mergeContracts(
  by: readonly RaisedBy[],
): { contracts: string[]; functions: string[] }[] {
  const merged = new Map<string, { contracts: string[]; functions: string[] }>();
  for (const { contract, functions } of by) {
    const key = functions.join();
    const line = merged.get(key);
    if (line) line.contracts.push(contract);
    else merged.set(key, { contracts: [contract], functions });
  }
  return [...merged.values()];
}
