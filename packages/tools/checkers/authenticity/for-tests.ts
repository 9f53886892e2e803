// What tests outside of this package compare with the contracts, with files and with pages.
export { checkMessage } from './check';
export { describeFindings } from './describe';
export { digitRanges } from './digit-ranges';
export { LONGEST_TEXT } from './limits';
export type { KnownLists } from './types';
export type { Verdict } from './verdict';
