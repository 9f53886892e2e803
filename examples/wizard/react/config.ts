import type { Chain } from 'viem';
import { sepolia } from 'viem/chains';
import { createConfig, http, injected } from 'wagmi';

/** Where the page creates streams. */
export const chain: Chain = sepolia;

export const config = createConfig({
  chains: [chain],
  // wagmi also offers every wallet that announces itself to the page.
  connectors: [injected()],
  transports: { [chain.id]: http(import.meta.env.VITE_RPC_URL || undefined) },
});
