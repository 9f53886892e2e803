/** The two vendors that run the same data model. */
export const vendors = ['the-graph', 'envio'] as const;
export type Vendor = (typeof vendors)[number];

/** How a field is stored, before a vendor turns it into a GraphQL type. */
export type FieldKind = 'scalar' | 'list' | 'enum' | 'relation' | 'derived';

export interface Field {
  name: string;
  kind: FieldKind;
  /** Scalar, enum or entity that the value consists of, without `!` and brackets. */
  of: string;
  /** Whether the value is never null. */
  required: boolean;
  /** For `derived` lists: the relation on the other entity that points back. */
  by?: string;
  /** The meaning of the value, its unit, and when it is null. Backticks mark code. */
  description: string;
}

export interface Entity {
  name: string;
  /** `log` rows never change once written; `state` rows follow the chain. */
  rows: 'state' | 'log';
  description: string;
  fields: Field[];
}

export interface EnumType {
  name: string;
  description: string;
  values: Record<string, string>;
}

export const indexerNames = ['streams', 'airdrops', 'legacy'] as const;
export type IndexerName = (typeof indexerNames)[number];

export interface Indexer {
  name: IndexerName;
  vendors: readonly Vendor[];
  entities: Entity[];
  enums: EnumType[];
  /** Entities that Envio counts and sums. */
  aggregated: readonly string[];
}
