import type { OnDemand } from '@site/src/components/Tool/useOnDemand';

/** The code that talks with wallets: most readers of the page never need it. */
export const loadWallet = () => import('./Wallet');

export type WalletParts = OnDemand<typeof import('./Wallet')>;
