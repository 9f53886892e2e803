/* The code for wallets, in a chunk of its own, which is fetched on demand. */
export { PasteResults } from '../../wallet/view/PasteResults';
export { WalletReader } from '../../wallet/view/WalletReader';
export { WalletSender } from '../../wallet/view/WalletSender';
export { fetchCampaign } from '../reading/fetch';
export { parsePastedCampaign } from '../reading/parse-pasted';
export { CampaignFigures } from './CampaignFigures';
export { RehearseCampaign } from './RehearseCampaign';
export { fetchCreation } from '../created';
