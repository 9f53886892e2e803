/* The code for wallets, in a chunk of its own, which is fetched on demand. */
export { WalletReader } from '@sablier-docs/kit/wallet/view/WalletReader';
export { readFiguresOfAll } from '../read';
export { FiguresTable } from './FiguresTable';
