/* The code for wallets, in a chunk of its own, which is fetched on demand. */
export { PasteResults } from '@sablier-docs/kit/wallet/view/PasteResults';
export { WalletReader } from '@sablier-docs/kit/wallet/view/WalletReader';
export { WalletSender } from '@sablier-docs/kit/wallet/view/WalletSender';
export { fetchCampaign } from '../../../readings/campaign/fetch';
export { parsePastedCampaign } from '../../../readings/campaign/parse-pasted';
export { CampaignFigures } from './CampaignFigures';
export { RehearseCampaign } from './RehearseCampaign';
export { strangeLockup } from './strange-lockup';
export { fetchCreation } from '../../../readings/campaign/created';
