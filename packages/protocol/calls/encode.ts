import { encodeAbiParameters } from 'viem/utils';
import type { CallFunction, CallInput } from './types';

/** A value for viem: a number, an address, a text, a flag, a list, or the parts of a tuple in order. */
export type Value = bigint | string | boolean | readonly Value[];

/**
 * Calldata of a function with the given arguments, in the order of its inputs.
 * @throws when the arguments do not fit their types
 */
export function encodeCall({ selector, inputs }: CallFunction, args: readonly Value[]): string {
  return selector + encodeAbiParameters(inputs, args as readonly unknown[]).slice(2);
}

/** The signature as explorers and command lines write it, for example `withdraw(uint256,address,uint128)`. */
export const signatureOf = ({ name, inputs }: Pick<CallFunction, 'name' | 'inputs'>): string =>
  `${name}(${inputs.map(typeOf).join(',')})`;

/** A tuple is written as the types of its parts, in parentheses. */
const typeOf = ({ type, components }: CallInput): string =>
  components ? `(${components.map(typeOf).join(',')})${type.slice('tuple'.length)}` : type;
