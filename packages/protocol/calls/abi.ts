import { sablier } from 'sablier';
import { toFunctionSelector, type Abi, type AbiFunction, type AbiParameter } from 'viem';
import type { CallFunction, CallInput } from './types';

/**
 * The ABI of a contract of a release, from the SDK.
 * @throws when the SDK has none
 */
export function abiOf(product: string, version: string, contract: string): Abi {
  const releases = sablier.releases.getAll({ protocol: product as never }) ?? [];
  const release = releases.find((one) => String(one.version) === version);
  const abi = (release?.abi as Record<string, Abi> | undefined)?.[contract];
  if (!abi) throw new Error(`The SDK has no ABI of ${contract} ${version}.`);
  return abi;
}

/** A function as calls need it. */
export const toCallFunction = (item: AbiFunction): CallFunction => ({
  name: item.name,
  selector: toFunctionSelector(item),
  payable: item.stateMutability === 'payable',
  inputs: item.inputs.map(toCallInput),
  outputs: item.outputs.map(({ type }) => type),
});

/** A parameter of a function or an event. */
export function toCallInput(input: AbiParameter): CallInput {
  const { name = '', type } = input;
  return 'components' in input
    ? { name, type, components: input.components.map(toCallInput) }
    : { name, type };
}

/**
 * The functions of an ABI that have one of the names, in the order of the names.
 * @throws when a name has two shapes
 */
export function functionsOf(abi: Abi, names: Iterable<string>): CallFunction[] {
  return [...names].flatMap((name) => {
    const found = abi.filter(
      (item): item is AbiFunction => item.type === 'function' && item.name === name,
    );
    const [first, ...more] = found;
    if (more.length > 0) throw new Error(`${name} has more than one shape.`);
    return first ? [toCallFunction(first)] : [];
  });
}
