/** Gas of one whole transaction, as its receipt says. */
export interface GasRow {
  readonly call: string;
  /** State of the stream, or the size of a batch. */
  readonly state: string;
  readonly gas: number;
}

/** A measurement of one product, committed beside this file and repeated by the tests. */
export interface GasData {
  /** Release of the measured contracts, for example `v3.0`. */
  readonly release: string;
  readonly groups: Readonly<Record<string, readonly GasRow[]>>;
}
