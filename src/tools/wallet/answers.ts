import { checksum } from '../csv/cells/address';

/* Readers of what wallets answer: the value in the form that it has to have, or null. */

/** More than any view or token of this site answers, in characters. */
const LONGEST_DATA = 200_000;

/** A number in hex, at most 256 bits. Zeros in front are not allowed, but some nodes write them. */
export const readQuantity = (value: unknown): bigint | null =>
  typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null;

/** The number of a chain. */
export function readChainId(value: unknown): number | null {
  const id = readQuantity(value);
  return id !== null && id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(id) : null;
}

/** Whole bytes in hex. */
export const readData = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_DATA && /^0x([0-9a-f]{2})*$/i.test(value)
    ? value.toLowerCase()
    : null;

export const readHash = (value: unknown): string | null =>
  typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : null;

/** The first account of a list, in checksum form. The others are not this page's business. */
export function readAccount(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? checksum(first) : null;
}
