import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';

/** The amount that a call names, for lists of calls. */
export interface CallMoves {
  /** In the token's smallest unit. */
  units: bigint;
  decimals: number;
  /** Null if it is not known. */
  token: string | null;
  /** Who gets it, as the end of a sentence; null if it is not known. */
  party: string | null;
}

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
  moves?: CallMoves;
}
