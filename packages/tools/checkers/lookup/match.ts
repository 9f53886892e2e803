/** The searchable texts of a row of a deployment table, all in lower case. */
export interface SearchableRow {
  /** Chain, slug, contract and alias: matched by any substring. */
  names: string;
  /** Chain ID and block: matched as whole numbers only. */
  numbers: readonly string[];
  /** Matched by its first characters from `0x` on, or by at least four of its last. */
  address: string;
}

const SHORTEST_ENDING = 4;

/** Whether every word of the query matches the row. An empty query matches every row. */
export function matchesContract(
  { names, numbers, address }: SearchableRow,
  query: string,
): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every(
    (word) =>
      names.includes(word) ||
      numbers.includes(word) ||
      (word.startsWith('0x')
        ? address.startsWith(word)
        : word.length >= SHORTEST_ENDING && address.endsWith(word)),
  );
}
