import type { Address } from '@ethereumjs/util';
import type { BlockContext, Log, Outcome } from '../evm/types';
import type { Hex } from '../hex';

/** A transaction as it was sent. Amounts in wei. */
export interface Transaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly to?: Address;
  readonly nonce: bigint;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly gas: bigint;
  /** A price of gas, or the most and the tip of EIP-1559. */
  readonly fee: { readonly price: bigint } | { readonly max: bigint; readonly tip: bigint };
}

export interface Mined extends Transaction {
  readonly block: Block;
  readonly index: number;
  readonly outcome: Outcome;
  /** Paid per gas. */
  readonly price: bigint;
  /** Of the block up to this one. */
  readonly cumulativeGas: bigint;
  /** Place of its first log in the block. */
  readonly firstLog: number;
}

export interface Block extends BlockContext {
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly gasUsed: bigint;
  readonly transactions: readonly Mined[];
  /** Position of the journal when it was made. */
  readonly position: number;
}

/** A log with its place. */
export interface Placed {
  readonly log: Log;
  readonly mined: Mined;
  readonly index: number;
}
