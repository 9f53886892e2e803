export const changeKinds = ['function', 'event', 'error', 'struct'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What differs under one name between two releases of a product. */
export interface Change {
  kind: ChangeKind;
  change: 'added' | 'removed' | 'changed';
  name: string;
  /** As the release before declares it, one for each form; empty for what is added. */
  before: string[];
  /** As the release after declares it; empty for what is removed. */
  after: string[];
  /** Contracts that have it: of the release after, or of the one before for what is removed. */
  contracts: string[];
  /** What a caller of the release before does about it, in whole sentences. */
  todo: string;
}

export interface Upgrade {
  product: string;
  /** For example `v3.0`. */
  from: string;
  to: string;
  /** Contracts of one release alone. */
  contracts: { added: string[]; removed: string[] };
  changes: Change[];
}
