/* What a wallet needs, in a file of its own, which is fetched when the reader asks for it. */
export { Paste } from './Paste';
export { WalletReader } from './WalletReader';
export { WalletSender } from './WalletSender';
