import {
  createPublicClient,
  createWalletClient,
  custom,
  http,
  type Chain,
  type EIP1193Provider,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Clients } from './clients';

// region script
/**
 * The clients of a script, whose wallet signs with a private key.
 * @param url of a node of that chain; without it viem asks a public one
 */
export function scriptClients(chain: Chain, privateKey: Hex, url?: string): Clients {
  const transport = http(url);
  const account = privateKeyToAccount(privateKey);
  return {
    publicClient: createPublicClient({ chain, transport }),
    walletClient: createWalletClient({ account, chain, transport }),
  };
}
// endregion script

// region browser
/**
 * The clients of a page, where the reader's wallet signs. Asks for an account; throws when the wallet
 * gives none, or is on another chain.
 * @param provider `window.ethereum`, or what a connector gives you
 */
export async function browserClients(chain: Chain, provider: EIP1193Provider): Promise<Clients> {
  const transport = custom(provider);
  const [account] = await provider.request({ method: 'eth_requestAccounts' });
  if (!account) throw new Error('The wallet gave no account.');
  // The account is named by its address, so viem leaves the signature to the wallet.
  const walletClient = createWalletClient({ account, chain, transport });
  if ((await walletClient.getChainId()) !== chain.id) {
    throw new Error(`Switch the wallet to ${chain.name}.`);
  }
  return { publicClient: createPublicClient({ chain, transport }), walletClient };
}
// endregion browser
