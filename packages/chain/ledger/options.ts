import type { Hex } from '../hex';

export interface ChainOptions {
  /** 31337, as anvil, unless given. */
  readonly chainId?: number;
  /** Unix second of the first block; the clock's unless given. */
  readonly timestamp?: bigint;
  /** In wei per gas; 1 gwei unless given. */
  readonly baseFee?: bigint;
  /** Of a block; 30 million unless given. */
  readonly gasLimit?: bigint;
  /** Unlocked accounts, each with `balance`. */
  readonly accounts: readonly Hex[];
  /** In wei; 10,000 of the coin unless given. */
  readonly balance?: bigint;
  /** The clock, in Unix seconds. */
  readonly now?: () => bigint;
  /** Milliseconds after which a call or a transaction is stopped; 1,000 unless given. */
  readonly limit?: number;
}
