import type { Abi, AbiParameter } from 'viem';

/** A custom error as an ABI declares it. */
export interface Declared {
  name: string;
  inputs: readonly AbiParameter[];
}

/**
 * Custom errors of the ABIs by name, which are keyed by contract.
 * @throws when one name has two shapes
 */
export function collect(abis: Record<string, Abi>): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const [source, abi] of Object.entries(abis)) {
    for (const item of abi) {
      if (item.type !== 'error') continue;
      const before = declared.get(item.name);
      const shape = (error: Declared) => error.inputs.map(({ type }) => type).join();
      if (before && shape(before) !== shape(item)) {
        throw new Error(`${source} declares ${item.name} with other parameters.`);
      }
      if (!before) declared.set(item.name, item);
    }
  }
  return declared;
}
