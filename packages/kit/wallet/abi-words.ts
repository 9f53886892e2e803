/* 32-byte words, which make up the results and arguments of views. */

/** Splits a result into words; null if it is empty or not whole words. */
export function readWords(data: string): bigint[] | null {
  if (!/^0x([0-9a-f]{64})+$/i.test(data)) return null;
  return [...data.slice(2).matchAll(/.{64}/g)].map(([word]) => BigInt(`0x${word}`));
}

export const toWord = (value: bigint): string => value.toString(16).padStart(64, '0');

/** The address in a word, which must be in range. */
export const toAddress = (word: bigint): string => `0x${word.toString(16).padStart(40, '0')}`;

/** The first word of a result; null if the result is not whole words. */
export const firstWord = (data: string): bigint | null => readWords(data)?.[0] ?? null;

/**
 * The rows of a list of structs without dynamic parts: an offset, the length, then the fields of each.
 * @param width fields of a struct
 * @returns null if the words are no such list
 */
export function readRows(words: readonly bigint[], width: number): bigint[][] | null {
  const [offset, length, ...rest] = words;
  const count = rest.length / width;
  if (offset !== 32n || !Number.isInteger(count) || length !== BigInt(count)) return null;
  return Array.from({ length: count }, (_, at) => rest.slice(at * width, (at + 1) * width));
}
