import type { Account, Chain, Hash, PublicClient, Transport, WalletClient } from 'viem';
import { getPublicClient, getWalletClient } from 'wagmi/actions';
import { chain, config } from './config';

/** One client that reads, one that signs. */
export interface Clients {
  publicClient: PublicClient<Transport, Chain>;
  walletClient: WalletClient<Transport, Chain, Account>;
}

/**
 * The clients of the connected wallet. Throws when there is none, or when it is on another chain.
 * @param sent hears the hash of every transaction
 */
export async function walletClients(sent: (hash: Hash) => void): Promise<Clients> {
  const publicClient = getPublicClient(config, { chainId: chain.id });
  const wallet = await getWalletClient(config, { chainId: chain.id });
  if (!publicClient) throw new Error(`There is no node of ${chain.name}.`);
  const writeContract: typeof wallet.writeContract = async (request) => {
    const hash = await wallet.writeContract(request);
    sent(hash);
    return hash;
  };
  return { publicClient, walletClient: { ...wallet, writeContract } };
}
