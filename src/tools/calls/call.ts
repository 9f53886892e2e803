import type { Value } from '../../protocol/calls/encode';
import type { CallFunction } from '../../protocol/calls/types';

/** A call that is ready to be sent from anywhere. */
export interface Call {
  chainId: number;
  /** In checksum form. */
  to: string;
  fn: CallFunction;
  args: readonly Value[];
  /** Coin of the chain, in wei. */
  value: bigint;
  data: string;
  /** What it does, in a few words. */
  title: string;
}
