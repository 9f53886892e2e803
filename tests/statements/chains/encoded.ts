import {
  concat,
  decodeFunctionResult,
  encodeAbiParameters,
  getAbiItem,
  toFunctionSelector,
  type Abi,
  type AbiFunction,
  type Hex,
} from 'viem';

interface Prepared {
  readonly item: AbiFunction;
  readonly selector: Hex;
}

/** Functions of an interface by name: viem would look for one, and hash it, at each call. */
const known = new WeakMap<Abi, Map<string, Prepared>>();

/** @throws when the interface has no such function, or none that takes these arguments */
function prepared(abi: Abi, name: string, args: readonly unknown[]): Prepared {
  const functions = known.get(abi) ?? new Map<string, Prepared>();
  known.set(abi, functions);
  const found = functions.get(name);
  if (found) return found;
  const item = getAbiItem({ abi, name, args } as never) as AbiFunction | undefined;
  if (item?.type !== 'function') throw new Error(`The interface has no function ${name}.`);
  const result = { item, selector: toFunctionSelector(item) };
  const isOverloaded = abi.filter((one) => 'name' in one && one.name === name).length > 1;
  if (!isOverloaded) functions.set(name, result);
  return result;
}

/** A call as bytes, with the function that it calls. */
export function encoded(
  { abi }: { readonly abi: Abi },
  name: string,
  args: readonly unknown[],
): { item: AbiFunction; data: Hex } {
  const { item, selector } = prepared(abi, name, args);
  return { item, data: concat([selector, encodeAbiParameters(item.inputs, args)]) };
}

/** What a function returned. @throws when it cannot be decoded */
export const resultOf = (item: AbiFunction, data: Hex): unknown =>
  item.outputs.length === 0 ? undefined : decodeFunctionResult({ abi: [item], data } as never);
