// region common
import { erc20Abi, formatUnits, getAddress, isAddress, parseUnits, type Address } from 'viem';
import type { Clients } from './clients';

/** The address in a field. Throws a sentence when it is none, or when its checksum is wrong. */
export function addressFrom(label: string, text: string): Address {
  const address = text.trim();
  if (!isAddress(address)) throw new Error(`${label}: “${address}” is not an address.`);
  return getAddress(address);
}

const isDecimal = (text: string, digits: number): boolean => {
  const [, fraction = ''] = text.split('.');
  return /^\d+(?:\.\d+)?$/.test(text) && fraction.length <= digits;
};

/**
 * The amount in a field, in the token's smallest unit. Throws a sentence when the token has no such amount,
 * and when the wallet does not have it for each of `count` streams.
 */
export async function amountFrom(clients: Clients, token: Address, text: string, count: number) {
  const { publicClient, walletClient } = clients;
  const at = { address: token, abi: erc20Abi } as const;
  const decimals = await publicClient.readContract({ ...at, functionName: 'decimals' });
  const typed = text.trim();
  if (!isDecimal(typed, decimals) || parseUnits(typed, decimals) === 0n) {
    throw new Error(`Amount: enter a number above 0 with at most ${decimals} decimal places.`);
  }
  const amount = parseUnits(typed, decimals);
  const account = walletClient.account.address;
  const held = await publicClient.readContract({
    ...at,
    functionName: 'balanceOf',
    args: [account],
  });
  const needed = amount * BigInt(count);
  if (held < needed) {
    const [needs, has] = [needed, held].map((units) => formatUnits(units, decimals));
    throw new Error(`The wallet has ${has} of the ${needs} tokens that this needs.`);
  }
  return { amount, decimals };
}
// endregion common

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
