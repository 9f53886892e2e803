/* The code that reads new campaigns, in a chunk of its own, which is fetched on demand. */
export { WalletReader } from '@sablier-docs/kit/wallet/view/WalletReader';
export { WalletSender } from '@sablier-docs/kit/wallet/view/WalletSender';
export { fetchCreated } from '../fetch-created';
export { NewCampaign } from './NewCampaign';
export { default as campaigns } from '@facts/campaigns.json';
