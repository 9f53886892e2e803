import type { Address } from 'viem';
import type { Chain } from './chain';

/** One account per role, so that no check passes only because two roles share an account. */
export const roles = [
  'admin',
  'sender',
  'recipient',
  'stranger',
  'other',
  'owner',
  'operator',
  'delegate',
] as const;
export type Role = (typeof roles)[number];
export type Accounts = Readonly<Record<Role, Address>>;

/** The chain's own accounts by role; the first deploys and is the comptroller's admin. */
export async function namedAccounts(chain: Chain): Promise<Accounts> {
  const addresses = await chain.getAddresses();
  if (addresses.length < roles.length) throw new Error('The chain has too few accounts.');
  return Object.fromEntries(roles.map((role, i) => [role, addresses[i]])) as Accounts;
}
