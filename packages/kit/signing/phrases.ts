import { checksum } from '@sablier-docs/protocol/checksum';
import type { KnownUse } from '@sablier-docs/protocol/known-contracts';
import type { SigningLists } from './types';

/** From here on, an approval is one without a limit: more than any token has units. */
const ENDLESS = 1n << 160n;
/** No stream has an ID that is larger. */
const LARGEST_ID = 1_000_000_000_000n;

export const isEndless = (amount: bigint): boolean => amount >= ENDLESS - 1n;
export const isStreamId = (id: bigint): boolean => id > 0n && id < LARGEST_ID;

/** The contract of Sablier at an address; undefined for any other. */
export const sablierContract = (address: string, { contracts }: SigningLists) => {
  const checked = checksum(address);
  return contracts.find((one) => one.address === checked);
};

/** For example `Lockup v4.0`. */
const releaseName = ({ product, release }: KnownUse): string =>
  `${product.charAt(0).toUpperCase()}${product.slice(1)} ${release ?? ''}`.trim();

/** For example `SablierLockup of Lockup v4.0`; undefined for an address that is no contract of Sablier. */
export function contractName(address: string, lists: SigningLists): string | undefined {
  const use = sablierContract(address, lists)?.uses[0];
  return use && (use.release ? `${use.contract} of ${releaseName(use)}` : use.contract);
}

const ZERO = /^0x0{40}$/;

/** An address with what it is. */
export function who(address: string, lists: SigningLists): string {
  if (ZERO.test(address)) return 'the zero address';
  const name = contractName(address, lists);
  const checked = checksum(address);
  return name ? `${checked} (Sablier’s ${name})` : checked;
}

export const units = (amount: bigint): string => `${amount} of its smallest units`;

/** Coins in words. */
export function coins(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return `${digits.slice(0, -18)}${fraction && `.${fraction}`} of the chain’s coin`;
}
