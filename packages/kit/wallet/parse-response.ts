import { checksum } from '@sablier-docs/protocol/checksum';

/* Parsers of wallet responses: the value in the expected format, or null. */

/** More than any view or token on this site returns, in characters. */
const LONGEST_DATA = 200_000;

/** A number in hex, at most 256 bits. Leading zeros are not allowed, but some nodes write them. */
export const parseQuantity = (value: unknown): bigint | null =>
  typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null;

/** A chain ID. */
export function parseChainId(value: unknown): number | null {
  const id = parseQuantity(value);
  return id !== null && id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(id) : null;
}

/** Whole bytes in hex. */
export const parseData = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_DATA && /^0x([0-9a-f]{2})*$/i.test(value)
    ? value.toLowerCase()
    : null;

export const parseTransactionHash = (value: unknown): string | null =>
  typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : null;

/** The first account of a list, in checksum form. The page ignores the others. */
export function parseAccount(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? checksum(first) : null;
}
