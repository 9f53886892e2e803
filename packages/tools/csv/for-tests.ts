// What tests outside of this package compare with the contracts, with files and with pages.
export { checkCsv } from './check';
export { csvField } from './field';
export { writeProblemList } from './problem-list';
export { INTERVAL_SECONDS } from './rates';
export { csvRule } from './rules';
export { splitCsv } from './split';
