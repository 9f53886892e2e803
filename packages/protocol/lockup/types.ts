/**
 * The part of a Lockup stream that decides how much is released when. Everything is `bigint`:
 * amounts in the token's smallest unit, times in Unix seconds.
 */
export type LockupStream = LinearStream | DynamicStream | TranchedStream;

export type LockupModel = LockupStream['model'];

export interface LinearStream {
  readonly model: 'linear';
  readonly deposit: bigint;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** 0n when the stream has no cliff. */
  readonly cliffTime: bigint;
  /** Amounts released at once, at the start and at the cliff. */
  readonly unlocks: { readonly start: bigint; readonly cliff: bigint };
  /** Length of one release step in seconds. 0n is stored on chain as 1n. */
  readonly granularity: bigint;
}

export interface Segment {
  readonly amount: bigint;
  /** 18-decimal fixed point, 0 to 18.446744073709551615 (UD2x18). */
  readonly exponent: bigint;
  /** The end of the segment. */
  readonly timestamp: bigint;
}

export interface DynamicStream {
  readonly model: 'dynamic';
  readonly deposit: bigint;
  readonly startTime: bigint;
  /** Ordered by time; the last one ends the stream. */
  readonly segments: readonly Segment[];
}

export interface Tranche {
  readonly amount: bigint;
  /** The second at which the amount is released. */
  readonly timestamp: bigint;
}

export interface TranchedStream {
  readonly model: 'tranched';
  readonly deposit: bigint;
  readonly startTime: bigint;
  /** Ordered by time; the last one ends the stream. */
  readonly tranches: readonly Tranche[];
}
