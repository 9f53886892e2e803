import type { Address, PublicClient } from 'viem';

/** Throws unless there is a contract at the address, so that a typing error creates no stream. */
export async function checkContract(publicClient: PublicClient, address: Address) {
  const code = await publicClient.getCode({ address });
  if (!code) throw new Error(`There is no contract at ${address}.`);
}
