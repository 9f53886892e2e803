/** Gas that one call takes. */
export interface GasRow {
  readonly call: string;
  /** State of the stream, the caller, or the size of a batch. */
  readonly state: string;
  readonly gas: number;
  /** How many segments, tranches or streams the call is about; charts draw rows that have it. */
  readonly size?: number;
}

/** What a measurement was made on; another version may give other figures. */
export interface GasConditions {
  readonly contracts: string;
  readonly chain: string;
  readonly token: string;
}

/** A measurement of one product, committed beside this file and repeated by the tests. */
export interface GasData {
  /** Release of the measured contracts, for example `v3.0`. */
  readonly release: string;
  readonly conditions: GasConditions;
  /** Whole transactions, as their receipts say. */
  readonly groups: Readonly<Record<string, readonly GasRow[]>>;
  /** Calls measured from within a transaction that has touched everything before. */
  readonly inner: readonly GasRow[];
}
