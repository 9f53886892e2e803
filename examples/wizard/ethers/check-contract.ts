import type { Provider } from 'ethers';

/** Throws unless there is a contract at the address, so that a typing error creates no stream. */
export async function checkContract(provider: Provider, address: string): Promise<void> {
  const code = await provider.getCode(address);
  if (code === '0x') throw new Error(`There is no contract at ${address}.`);
}
