/**
 * An address without the name of a chain before it, as Safe writes it: `eth:0x…`.
 * https://eips.ethereum.org/EIPS/eip-3770
 */
export const withoutChain = (text: string): string =>
  text.trim().replace(/^[a-z0-9-]{1,32}:(?=0x[0-9a-f]{40}$)/i, '');
