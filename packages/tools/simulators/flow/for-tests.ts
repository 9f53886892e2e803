// What tests outside of this package compare with the contracts, with files and with pages.
export { flowFunction, flowSolidity, flowTypescript } from './code';
export { readSharedFlow, writeSharedFlow } from './share';
