import type { Address, PrefixedHexString } from '@ethereumjs/util';

export interface BlockContext {
  readonly number: bigint;
  /** Unix second. */
  readonly timestamp: bigint;
  /** In wei per gas. */
  readonly baseFee: bigint;
  readonly gasLimit: bigint;
  readonly coinbase: Address;
  readonly random: Uint8Array;
}

/** A transaction, or a call that is run as one. Amounts in wei. */
export interface Message {
  readonly from: Address;
  /** None for the creation of a contract. */
  readonly to?: Address;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly gas: bigint;
  /** Price of gas, and the part of it above the base fee. */
  readonly price: bigint;
  readonly tip: bigint;
}

export interface Log {
  readonly address: PrefixedHexString;
  readonly topics: readonly Uint8Array[];
  readonly data: Uint8Array;
}

export interface Outcome {
  /** Undefined when it succeeded; `revert` when a contract reverted; otherwise the EVM's own name. */
  readonly failure?: string;
  /** Return data, or revert data. */
  readonly data: Uint8Array;
  /** After refunds. */
  readonly gasUsed: bigint;
  /** The limit below which it would have run out of gas, if no call inside was short of any. */
  readonly gasNeeded: bigint;
  readonly logs: readonly Log[];
}

/** Why a message can't start, in anvil's words. */
export class EvmRefusal extends Error {}

export interface MachineOptions {
  readonly chainId: number;
  /** Milliseconds that a message may take. */
  readonly limit: number;
  /** Hash of a block by its number, for BLOCKHASH. */
  readonly blockHash: (number: number) => Uint8Array;
}
