// What tests outside of this package compare with the contracts, with files and with pages.
export { contractReleases, findRows, lookupRows } from './view/rows';
