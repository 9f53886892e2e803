/** Whether a role may call a function: yes, no, or under the given condition. */
export type Cell = 'yes' | 'no' | { only: string };

export interface AccessRow<Role extends string = string> {
  /** Functions of that name have the same rule in all these contracts. */
  name: string;
  contracts: readonly string[];
  cells: Readonly<Record<Role, Cell>>;
  /** Error for an account without the right; absent if every account has it. */
  refusal?: string;
}

interface AccessGroup<Role extends string = string> {
  id: string;
  rows: readonly AccessRow<Role>[];
}

export interface AccessTable<Role extends string = string> {
  /** Column heads, in order. */
  roles: Readonly<Record<Role, string>>;
  groups: readonly AccessGroup<Role>[];
}

/** A row with data from the ABI. */
export interface AccessRowFact extends AccessRow {
  payable: boolean;
  /** Functions of this name that differ in their parameters. */
  overloads: number;
}

/** Errors of one function in the order in which its checks run. */
export interface CheckOrder {
  contract: string;
  name: string;
  errors: readonly string[];
}

export interface AccessFact {
  roles: string[];
  groups: { id: string; rows: AccessRowFact[] }[];
  checks: CheckOrder[];
}
