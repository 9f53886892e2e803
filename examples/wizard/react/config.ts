import type { Chain } from 'viem';
import { foundry, sepolia } from 'viem/chains';
import { createConfig, http, injected, mock } from 'wagmi';
import { local } from './local';

/** Where the page creates streams; `npm run start:local` takes the local chain. */
export const chain: Chain = local
  ? { ...foundry, rpcUrls: { default: { http: [local.url] } } }
  : sepolia;

export const config = createConfig({
  chains: [chain],
  // wagmi also offers every wallet that announces itself to the page. The local chain signs for its own account.
  connectors: [injected(), ...(local ? [mock({ accounts: [local.account] })] : [])],
  transports: { [chain.id]: http(local?.url || import.meta.env.VITE_RPC_URL || undefined) },
});
