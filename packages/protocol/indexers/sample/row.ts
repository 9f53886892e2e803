/** A stored row: columns by name, relations as the id of the other row. */
export type Row = Readonly<Record<string, string | boolean | number | null | readonly string[]>>;

/** Rows of an index by entity. */
export type Rows = Readonly<Record<string, readonly Row[]>>;
