/* Words of 32 bytes, of which the answers and the arguments of views consist. */

/** Splits an answer into words; null when it is not whole words, or none. */
export function readWords(data: string): bigint[] | null {
  if (!/^0x([0-9a-f]{64})+$/i.test(data)) return null;
  return [...data.slice(2).matchAll(/.{64}/g)].map(([word]) => BigInt(`0x${word}`));
}

export const toWord = (value: bigint): string => value.toString(16).padStart(64, '0');

/** The address in a word, which has to fit. */
export const toAddress = (word: bigint): string => `0x${word.toString(16).padStart(40, '0')}`;

/** The first word of an answer; null when the answer is not whole words. */
export const firstWord = (data: string): bigint | null => readWords(data)?.[0] ?? null;
