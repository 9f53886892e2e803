/* The code for wallets, in a chunk of its own, which is fetched on demand. */
export { PasteResults } from '@sablier-docs/kit/wallet/view/PasteResults';
export { WalletReader } from '@sablier-docs/kit/wallet/view/WalletReader';
export { WalletSender } from '@sablier-docs/kit/wallet/view/WalletSender';
export { fetchLegacy } from '../legacy/fetch';
export { parsePastedLegacy } from '../legacy/parse-pasted';
export { fetchStream } from '../../../readings/stream/fetch';
export { fetchSeveral } from '../several/fetch';
export { parsePastedStream } from '../../../readings/stream/parse-pasted';
export { StreamFigures } from './StreamFigures';
export { LegacyFigures } from './Legacy/LegacyFigures';
