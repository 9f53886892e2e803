import type { AbiFunction } from 'viem';
import { isReference, type Parameter } from './airdrops/types';

/** The type of a parameter as source text. */
type TypeOf = (parameter: Parameter) => string;

/** `uint256 streamId, address to` */
const parameterList = (
  parameters: readonly Parameter[],
  location: string,
  typeOf: TypeOf,
): string =>
  parameters
    .map((one) =>
      [typeOf(one), isReference(one) ? location : '', one.name ?? ''].filter(Boolean).join(' '),
    )
    .join(', ');

/** The declaration of a function in an interface. */
export function functionLine(
  { name, inputs, outputs, stateMutability }: AbiFunction,
  typeOf: TypeOf,
): string {
  const mutability = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`;
  const returns =
    outputs.length > 0 ? ` returns (${parameterList(outputs, 'memory', typeOf)})` : '';
  return `    function ${name}(${parameterList(inputs, 'calldata', typeOf)}) external${mutability}${returns};`;
}
