import { keccak_256 } from '@noble/hashes/sha3';

/** An address with its EIP-55 checksum. Takes `0x` and 40 hex digits in any case. */
export function checksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(digits);
  let out = '0x';
  for (let index = 0; index < 40; index += 1) {
    const byte = hash[index >> 1] ?? 0;
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15;
    const digit = digits.charAt(index);
    out += nibble >= 8 ? digit.toUpperCase() : digit;
  }
  return out;
}
