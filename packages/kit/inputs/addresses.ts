import { checksum } from '@sablier-docs/protocol/checksum';
import type { Parsed } from './parsed';

/**
 * An address without the chain prefix that Safe adds: `eth:0x…`.
 * https://eips.ethereum.org/EIPS/eip-3770
 */
export const withoutChain = (text: string): string =>
  text.trim().replace(/^[a-z0-9-]{1,32}:(?=0x[0-9a-f]{40}$)/i, '');

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** Addresses at which tokens are burned, and the placeholder that some apps have for a chain's coin. */
const UNOWNED = [
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  `0x${'e'.repeat(40)}`,
];
/** No key leads to a number so small; chains keep these for functions of their own. */
const isBuiltIn = (address: string): boolean => BigInt(address) <= 17n;

/** Whether nobody can hold tokens or streams at an address, which is none of a token either. */
const isUnowned = (address: string): boolean =>
  isBuiltIn(address) || UNOWNED.includes(address.toLowerCase());

/**
 * Reads an address and returns it in checksum form. Mixed case has to be a valid EIP-55 checksum;
 * the zero address is rejected.
 */
export function readAddress(typed: string): Parsed<string> {
  const text = typed.trim();
  if (text === '') return { problem: 'Enter an address: 0x and 40 characters.' };
  if (/^(0x)?[0-9a-fA-F]{64}$/.test(text)) {
    return { problem: 'This has the length of a private key, not of an address. Remove it.' };
  }
  const prefix = /^([a-z0-9-]+):0x/i.exec(text)?.[1];
  if (prefix) return { problem: `Leave out the prefix "${prefix}:" and begin with 0x.` };
  if (!ADDRESS.test(text)) {
    return {
      problem: 'Enter an address: 0x and 40 characters. A name such as an ENS name does not work.',
    };
  }
  const address = checksum(text);
  if (address === ZERO_ADDRESS) return { problem: 'The zero address belongs to nobody.' };
  if (isUnowned(address)) {
    return { problem: 'Nobody has the key of this address: what is sent there is lost.' };
  }
  const digits = text.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (isMixed && text !== address) {
    return {
      problem: 'A character of this address is wrong: its checksum does not fit. Copy it again.',
    };
  }
  return { value: address };
}

/** The account that a reader has named; null if the field is empty. */
export function readActor(typed: string): Parsed<string | null> {
  return typed.trim() === '' ? { value: null } : readAddress(typed);
}
