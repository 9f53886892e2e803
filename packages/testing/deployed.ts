import type { Abi, Address } from 'viem';

/** A deployed contract and its ABI. */
export interface Deployed {
  readonly address: Address;
  readonly abi: Abi;
}
