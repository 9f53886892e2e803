/** Gas that one call takes. */
export interface GasRow {
  readonly call: string;
  /** State of the stream, the caller, or the size of a batch. */
  readonly state: string;
  readonly gas: number;
  /** Number of segments, tranches or streams of the call; charts show rows that have it. */
  readonly size?: number;
}

/** The conditions of a measurement; other versions may give other figures. */
export interface GasConditions {
  readonly contracts: string;
  readonly chain: string;
  readonly token: string;
}

/** The measurements of one product, committed beside this file and repeated by the tests. */
export interface GasData {
  /** Release of the measured contracts, for example `v3.0`. */
  readonly release: string;
  readonly conditions: GasConditions;
  /** Whole transactions, from their receipts. */
  readonly groups: Readonly<Record<string, readonly GasRow[]>>;
  /** Calls measured inside a transaction that has already accessed all their storage. */
  readonly inner: readonly GasRow[];
}
