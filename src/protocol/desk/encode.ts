import { encodeAbiParameters } from 'viem/utils';
import type { DeskFunction } from './types';

/** A value as viem takes it: a number, an address, a list, or the parts of a tuple in order. */
export type Value = bigint | string | readonly Value[];

/**
 * Calldata of a function with the given arguments, in the order of its inputs.
 * @throws when the arguments do not fit their types
 */
export function encodeCall({ selector, inputs }: DeskFunction, args: readonly Value[]): string {
  return selector + encodeAbiParameters(inputs, args as readonly unknown[]).slice(2);
}

/** The signature as explorers and command lines write it, for example `withdraw(uint256,address,uint128)`. */
export function signatureOf({ name, inputs }: DeskFunction): string {
  const types = inputs.map(({ type, components }) =>
    components ? `(${components.map((part) => part.type).join(',')})` : type,
  );
  return `${name}(${types.join(',')})`;
}
