// What tests outside of this package compare with the contracts, with files and with pages.
export { readStreams } from './list';
export type { StreamFigures } from './read';
export { figureAmountText, figuresCsv, sumsOf } from './table';
