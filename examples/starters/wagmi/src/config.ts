import { createConfig, http, injected, mock } from 'wagmi';
import { foundry, sepolia } from 'wagmi/chains';

const localUrl = import.meta.env.VITE_LOCAL_RPC_URL ?? 'http://127.0.0.1:8545';

// region config
/** The chain of `npm run chain`. */
export const local = { ...foundry, rpcUrls: { default: { http: [localUrl] } } } as const;

/** Lets anvil sign for an account of its own, so that the local chain needs no wallet. */
const account = import.meta.env.VITE_LOCAL_ACCOUNT;
const localAccount = account ? [mock({ accounts: [account] })] : [];

export const config = createConfig({
  chains: [local, sepolia],
  // wagmi also offers every wallet that announces itself to the page.
  connectors: [injected(), ...localAccount],
  transports: { [local.id]: http(), [sepolia.id]: http(import.meta.env.VITE_SEPOLIA_RPC_URL) },
});

export type ChainId = (typeof config)['chains'][number]['id'];
// endregion config

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
