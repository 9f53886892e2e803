// region common
import { erc20Abi, formatUnits, getAddress, isAddress, parseUnits, type Address } from 'viem';
import type { Clients } from './clients';
import { grantsFrom, type Grant } from '../grants';

/** The address in a field. Throws a sentence when it is none, or when its checksum is wrong. */
export function addressFrom(label: string, text: string): Address {
  const address = text.trim();
  if (!isAddress(address)) throw new Error(`${label}: “${address}” is not an address.`);
  return getAddress(address);
}

const decimalsOf = ({ publicClient }: Pick<Clients, 'publicClient'>, token: Address) =>
  publicClient.readContract({ address: token, abi: erc20Abi, functionName: 'decimals' });

/** Throws a sentence when the wallet does not have so many of the token's smallest units. */
async function expectFunds(clients: Clients, token: Address, needed: bigint, decimals: number) {
  const { publicClient, walletClient } = clients;
  const account = walletClient.account.address;
  const held = await publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });
  if (held < needed) {
    const [needs, has] = [needed, held].map((units) => formatUnits(units, decimals));
    throw new Error(`The wallet has ${has} of the ${needs} tokens that this needs.`);
  }
}
// endregion common

// region number
const isDecimal = (text: string, digits: number): boolean => {
  const [, fraction = ''] = text.split('.');
  return /^\d+(?:\.\d+)?$/.test(text) && fraction.length <= digits;
};
// endregion number

// region amount
/**
 * The amount in a field, in the token's smallest unit. Throws a sentence when the token has no such amount,
 * and when the wallet does not have it for each of `count` streams.
 */
export async function amountFrom(clients: Clients, token: Address, text: string, count: number) {
  const decimals = await decimalsOf(clients, token);
  const typed = text.trim();
  if (!isDecimal(typed, decimals) || parseUnits(typed, decimals) === 0n) {
    throw new Error(`Amount: enter a number above 0 with at most ${decimals} decimal places.`);
  }
  const amount = parseUnits(typed, decimals);
  await expectFunds(clients, token, amount * BigInt(count), decimals);
  return { amount, decimals };
}
// endregion amount

// region grants
/**
 * The grants of a field with `address,amount` in each line. Throws a sentence for a line that is none, and when
 * the wallet does not have all that is not paid yet.
 */
export async function grantsIn(
  clients: Clients,
  token: Address,
  text: string,
  isBegun: boolean,
): Promise<Grant[]> {
  const decimals = await decimalsOf(clients, token);
  const grants = grantsFrom(text, decimals);
  const total = grants.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await expectFunds(clients, token, isBegun ? 0n : total, decimals);
  return grants;
}
// endregion grants

// region list
/** The entries of a field. A comma alone separates nothing: in 5,200 it is part of a number. */
export function listFrom(label: string, text: string): string[] {
  const entries = text.trim().split(/,?\s+/).filter(Boolean);
  if (entries.length === 0) throw new Error(`${label}: enter at least one.`);
  return entries;
}
// endregion list

// region price
/** A price in USD, in which Lockup has 8 decimals. Throws a sentence when it is none. */
export function priceFrom(text: string): string {
  const price = text.trim();
  if (!isDecimal(price, 8) || Number(price) === 0) {
    throw new Error(`Price: “${price}” is not a number above 0 with at most 8 decimal places.`);
  }
  return price;
}
// endregion price

// region rate
/** Tokens in each period, with 18 decimals as a rate has. Throws a sentence when the field has no such number. */
export function rateFrom(text: string): bigint {
  const rate = text.trim();
  if (!isDecimal(rate, 18) || parseUnits(rate, 18) === 0n) {
    throw new Error(`Rate: “${rate}” is not a number above 0 with at most 18 decimal places.`);
  }
  return parseUnits(rate, 18);
}
// endregion rate
