/** What a row of a deployment table can be found by; all lower case. */
export interface Row {
  /** Chain, slug, contract and alias: any part of one is enough. */
  names: string;
  /** Chain id and block: whole numbers only. */
  numbers: readonly string[];
  /** Its first characters from `0x` on, or at least four of its last. */
  address: string;
}

const SHORTEST_ENDING = 4;

/** Whether every word of the query fits the row. An empty query fits all. */
export function matches({ names, numbers, address }: Row, query: string): boolean {
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
