// What tests outside of this package compare with the contracts, with files and with pages.
export { findEntries, openCampaignFile } from './campaign';
export { CampaignFileError, readCampaignFile } from './campaign-file';
export { campaignJson } from './write-file';
