/* The code for wallets, in a chunk of its own, which is fetched on demand. */
export { PasteResults } from '../../wallet/view/PasteResults';
export { WalletReader } from '../../wallet/view/WalletReader';
export { WalletSender } from '../../wallet/view/WalletSender';
export { fetchLegacy } from '../legacy/fetch';
export { parsePastedLegacy } from '../legacy/parse-pasted';
export { fetchStream } from '../reading/fetch';
export { fetchSeveral } from '../several/fetch';
export { parsePastedStream } from '../reading/parse-pasted';
export { StreamFigures } from './StreamFigures';
export { LegacyFigures } from './Legacy/LegacyFigures';
