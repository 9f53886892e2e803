import { erc721Abi, type Address } from 'viem';
import type { Config } from 'wagmi';
import { getConnection, getPublicClient, getWalletClient } from 'wagmi/actions';
import type { Clients } from '../lockup/clients';

// region clients
/** The client that reads a chain. Throws when the app's configuration has no such chain. */
export function publicClientOf(config: Config, chainId: number): Clients['publicClient'] {
  const publicClient = getPublicClient(config, { chainId });
  if (!publicClient) throw new Error(`This app knows no chain ${chainId}.`);
  return publicClient;
}

/** Both clients at the moment of a press. Throws while the wallet is missing, or on another chain. */
export async function clientsAtPress(config: Config, chainId: number): Promise<Clients> {
  const connection = getConnection(config);
  if (!connection.isConnected) throw new Error('Connect a wallet first.');
  if (connection.chainId !== chainId) throw new Error(`Switch your wallet to chain ${chainId}.`);
  const walletClient = await getWalletClient(config, { chainId });
  return { publicClient: publicClientOf(config, chainId), walletClient };
}

/** The owner of the stream's NFT at the moment of a press, who may not be the one of the last read. */
export const recipientAtPress = (
  config: Config,
  { chainId, contract, streamId }: { chainId: number; contract: Address; streamId: bigint },
): Promise<Address> =>
  publicClientOf(config, chainId).readContract({
    address: contract,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [streamId],
  });
// endregion clients
