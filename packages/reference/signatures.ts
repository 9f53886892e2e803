import type { AbiParameter } from 'viem';
import { keccak256, toBytes } from 'viem';

/**
 * The text that is hashed into a selector or topic, for example
 * `withdraw(uint256,address,uint128)`.
 */
export function canonicalSignature(name: string, inputs: readonly AbiParameter[]): string {
  return `${name}(${inputs.map(canonicalType).join(',')})`;
}

function canonicalType(parameter: AbiParameter): string {
  if (!parameter.type.startsWith('tuple')) return parameter.type;
  const { components } = parameter as { components: readonly AbiParameter[] };
  return `(${components.map(canonicalType).join(',')})${parameter.type.slice('tuple'.length)}`;
}

export const signatureHash = (signature: string): `0x${string}` => keccak256(toBytes(signature));

/** First four bytes of the hash. */
export const selectorOf = (signature: string) => signatureHash(signature).slice(0, 10);
