import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';

/** A complete call, which any account or tool can send. */
export interface Call {
  chainId: number;
  /** In checksum form. */
  to: string;
  fn: CallFunction;
  args: readonly Value[];
  /** In wei of the chain's coin. */
  value: bigint;
  data: string;
  /** A short description of what it does. */
  title: string;
}
