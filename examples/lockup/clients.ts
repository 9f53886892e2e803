import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem';

/** What every sample needs: one client that reads, one that signs. */
export interface Clients {
  publicClient: PublicClient<Transport, Chain>;
  walletClient: WalletClient<Transport, Chain, Account>;
}
