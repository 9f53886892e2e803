// What tests outside of this package compare with the contracts, with files and with pages.
export { campaignCommands } from './commands';
export { campaignRows } from './display-rows';
export { fetchCampaign } from './fetch';
export { gatewayLinks } from './ipfs-gateways';
export { parsePastedCampaign } from './parse-pasted';
export { rootOf } from './results';
