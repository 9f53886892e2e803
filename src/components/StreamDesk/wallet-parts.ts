import type { OnDemand } from '@site/src/components/Tool/useOnDemand';

/** The code that talks with wallets: most readers of the page never need it. */
export const loadWallet = () => import('./wallet');

export type WalletParts = OnDemand<typeof import('./wallet')>;
