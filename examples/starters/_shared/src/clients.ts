import {
  createPublicClient,
  createWalletClient,
  http,
  isHex,
  type Account,
  type Chain,
  type Hex,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

// region clients
/** One client that reads, one that signs. */
export interface Clients {
  publicClient: PublicClient<Transport, Chain>;
  walletClient: WalletClient<Transport, Chain, Account>;
}

/** @param url of a node of that chain; without it viem asks a public one */
export function connect(chain: Chain, privateKey: Hex, url?: string): Clients {
  const transport = http(url);
  const account = privateKeyToAccount(privateKey);
  return {
    publicClient: createPublicClient({ chain, transport, pollingInterval: 500 }),
    walletClient: createWalletClient({ account, chain, transport }),
  };
}
// endregion clients

// region key
/** The key in `PRIVATE_KEY`, from the environment or from the file `.env`. Throws without one. */
export function keyFromEnvironment(): Hex {
  const key = process.env.PRIVATE_KEY;
  if (!isHex(key) || key.length !== 66) {
    throw new Error('Set PRIVATE_KEY to 0x and 64 hexadecimal digits.');
  }
  return key;
}
// endregion key

/** Waits until a transaction is in a block; throws when it reverted there. */
export async function confirmed({ publicClient }: Clients, hash: Hex) {
  const receipt = await publicClient.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}
