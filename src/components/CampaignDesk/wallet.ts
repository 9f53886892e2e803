/* What a wallet needs, in a file of its own, which is fetched when the reader asks for it. */
export { WalletReader } from '@site/src/components/Wallet/WalletReader';
export { WalletSender } from '@site/src/components/Wallet/WalletSender';
export { askCampaign } from '@site/src/tools/campaigns/reading/ask';
export { Findings } from './Findings';
export { Paste } from './Paste';
