/* What a wallet needs, in a file of its own, which is fetched when the reader asks for it. */
export { WalletReader } from '@site/src/components/Wallet/WalletReader';
export { WalletSender } from '@site/src/components/Wallet/WalletSender';
export { askLegacy } from '@site/src/tools/desk/legacy/ask';
export { askStream } from '@site/src/tools/desk/reading/ask';
export { Findings } from './Findings';
export { LegacyFindings } from './Legacy/Findings';
export { LegacyPaste } from './Legacy/Paste';
export { Paste } from './Paste';
