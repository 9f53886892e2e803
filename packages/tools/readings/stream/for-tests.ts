// What tests outside of this package compare with the contracts, with files and with pages.
export { computeStream } from './compute';
export { amountWithSymbol, streamDisplayRows } from './display-rows';
export { fetchStream } from './fetch';
export { type StreamResults, streamViewWord } from './results';
