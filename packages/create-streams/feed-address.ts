import { checksum } from '@sablier-docs/protocol/checksum';

const hasOneCase = (digits: string) =>
  digits === digits.toLowerCase() || digits === digits.toUpperCase();

/** Whether an address (`0x` and 40 hex digits) has its checksum, or none. */
export const isChecksummed = (address: string): boolean =>
  hasOneCase(address.slice(2)) || checksum(address) === address;

/** An address as a literal of Solidity and viem, which both refuse a wrong checksum. */
export const literalOf = (address: string): string => checksum(address);
