/**
 * The proof is not in an ABI but in the handlers of the index, folders `envio` and `graph` of
 * sablier-labs/indexers.
 */
export const INDEX = 'the code of the index';

/**
 * The proof that rows of a release differ: an event that the release adds, a parameter that one of its events
 * gains, its first functions that accept value, or the code of the index alone.
 */
export type Proof = { event: string; parameter?: string } | 'payable' | typeof INDEX;

export interface IndexChange {
  /** First release with such rows, for example `v2.0`. */
  release: string;
  /** `Entity`, `Entity.field` or `Enum.Value` of the schema. */
  places: readonly string[];
  /** Content of the rows from this release on, and before it. */
  says: string;
  proof: Proof;
}
