/** No ABI shows it: the handlers of the index do, folders `envio` and `graph` of sablier-labs/indexers. */
export const INDEX = 'the code of the index';

/**
 * What shows that rows of a release differ: an event that the release adds, a parameter that one of its
 * events gains, its first functions that accept value, or the code of the index alone.
 */
export type Proof = { event: string; parameter?: string } | 'payable' | typeof INDEX;

export interface IndexChange {
  /** First release whose rows are so, for example `v2.0`. */
  release: string;
  /** `Entity`, `Entity.field` or `Enum.Value` of the schema. */
  places: readonly string[];
  /** What the rows hold from this release on, and before it. */
  says: string;
  proof: Proof;
}
