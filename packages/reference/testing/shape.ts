/**
 * Numbers of declarations in each source file of the packages, counted once from the compiler's syntax tree
 * by another program. Columns: external and public functions, public state variables, internal and private
 * functions, events, errors, structs, enums, modifiers.
 */
export type Row = readonly [
  name: string,
  functions: number,
  getters: number,
  internal: number,
  events: number,
  errors: number,
  structs: number,
  enums: number,
  modifiers: number,
];

export const lockupShape: readonly Row[] = [
  ['LockupNFTDescriptor', 1, 0, 10, 0, 0, 1, 0, 0],
  ['SablierBatchLockup', 7, 0, 2, 0, 0, 0, 0, 0],
  ['SablierLockup', 22, 0, 7, 0, 0, 0, 0, 0],
  ['SablierLockupDynamic', 2, 0, 1, 0, 0, 0, 0, 0],
  ['SablierLockupLinear', 2, 0, 1, 0, 0, 0, 0, 0],
  ['SablierLockupPriceGated', 1, 0, 1, 0, 0, 0, 0, 0],
  ['SablierLockupState', 20, 4, 5, 0, 0, 0, 0, 2],
  ['SablierLockupTranched', 2, 0, 1, 0, 0, 0, 0, 0],
  ['ILockupNFTDescriptor', 1, 0, 0, 0, 0, 0, 0, 0],
  ['ISablierBatchLockup', 7, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierLockup', 20, 0, 0, 7, 0, 0, 0, 0],
  ['ISablierLockupDynamic', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierLockupLinear', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierLockupPriceGated', 1, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierLockupRecipient', 2, 0, 0, 0, 0, 0, 0, 0],
  ['ISablierLockupState', 24, 0, 0, 0, 0, 0, 0, 0],
  ['ISablierLockupTranched', 2, 0, 0, 1, 0, 0, 0, 0],
  ['Errors', 0, 0, 0, 0, 44, 0, 0, 0],
  ['LockupHelpers', 6, 0, 4, 0, 0, 0, 0, 0],
  ['LockupMath', 4, 0, 0, 0, 0, 0, 0, 0],
  ['NFTSVG', 0, 0, 4, 0, 0, 2, 0, 0],
  ['SVGElements', 0, 0, 8, 0, 0, 0, 1, 0],
  ['BatchLockup', 0, 0, 0, 0, 0, 7, 0, 0],
  ['Lockup', 0, 0, 0, 0, 0, 6, 2, 0],
  ['LockupDynamic', 0, 0, 0, 0, 0, 2, 0, 0],
  ['LockupLinear', 0, 0, 0, 0, 0, 2, 0, 0],
  ['LockupPriceGated', 0, 0, 0, 0, 0, 1, 0, 0],
  ['LockupTranched', 0, 0, 0, 0, 0, 2, 0, 0],
];

export const flowShape: readonly Row[] = [
  ['FlowNFTDescriptor', 1, 0, 0, 0, 0, 0, 0, 0],
  ['SablierFlow', 31, 0, 16, 0, 0, 0, 0, 1],
  ['SablierFlowState', 11, 4, 1, 0, 0, 0, 0, 4],
  ['IFlowNFTDescriptor', 1, 0, 0, 0, 0, 0, 0, 0],
  ['ISablierFlow', 29, 0, 0, 10, 0, 0, 0, 0],
  ['ISablierFlowState', 15, 0, 0, 0, 0, 0, 0, 0],
  ['Errors', 0, 0, 0, 0, 28, 0, 0, 0],
  ['FlowHelpers', 0, 0, 2, 0, 0, 0, 0, 0],
  ['Flow', 0, 0, 0, 0, 0, 1, 1, 0],
];

/** Contracts of `@sablier/evm-utils` that both products repeat. */
export const sharedShape: readonly Row[] = [
  ['Batch', 1, 0, 0, 0, 0, 0, 0, 0],
  ['Comptrollerable', 2, 1, 2, 0, 0, 0, 0, 1],
  ['NoDelegateCall', 0, 0, 1, 0, 0, 0, 0, 1],
  ['IBatch', 1, 0, 0, 0, 0, 0, 0, 0],
  ['IComptrollerable', 3, 0, 0, 2, 0, 0, 0, 0],
];

/** Airdrops, without internal functions and modifiers, which no ABI holds. */
export const airdropsShape: readonly Row[] = [
  ['SablierFactoryMerkleExecute', 2, 0, 0, 0, 0, 0, 0, 0],
  ['SablierFactoryMerkleInstant', 2, 0, 0, 0, 0, 0, 0, 0],
  ['SablierFactoryMerkleLL', 2, 0, 0, 0, 0, 0, 0, 0],
  ['SablierFactoryMerkleLT', 3, 0, 0, 0, 0, 0, 0, 0],
  ['SablierFactoryMerkleVCA', 2, 0, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleExecute', 1, 2, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleInstant', 4, 0, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleLL', 4, 6, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleLT', 5, 1, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleVCA', 7, 7, 0, 0, 0, 0, 0, 0],
  ['SablierFactoryMerkleBase', 1, 1, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleBase', 6, 11, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleLockup', 1, 4, 0, 0, 0, 0, 0, 0],
  ['SablierMerkleSignature', 3, 0, 0, 0, 0, 0, 0, 0],
  ['ISablierFactoryMerkleBase', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierFactoryMerkleExecute', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierFactoryMerkleInstant', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierFactoryMerkleLL', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierFactoryMerkleLT', 3, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierFactoryMerkleVCA', 2, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierMerkleBase', 17, 0, 0, 3, 0, 0, 0, 0],
  ['ISablierMerkleExecute', 3, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierMerkleInstant', 4, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierMerkleLL', 10, 0, 0, 2, 0, 0, 0, 0],
  ['ISablierMerkleLockup', 5, 0, 0, 0, 0, 0, 0, 0],
  ['ISablierMerkleLT', 6, 0, 0, 2, 0, 0, 0, 0],
  ['ISablierMerkleSignature', 3, 0, 0, 1, 0, 0, 0, 0],
  ['ISablierMerkleVCA', 14, 0, 0, 3, 0, 0, 0, 0],
  ['Errors', 0, 0, 0, 0, 34, 0, 0, 0],
  ['SignatureHash', 0, 4, 0, 0, 0, 0, 0, 0],
  ['MerkleBase', 0, 0, 0, 0, 0, 1, 0, 0],
  ['MerkleExecute', 0, 0, 0, 0, 0, 1, 0, 0],
  ['MerkleInstant', 0, 0, 0, 0, 0, 1, 0, 0],
  ['MerkleLL', 0, 0, 0, 0, 0, 1, 0, 0],
  ['MerkleLockup', 0, 0, 0, 0, 0, 1, 0, 0],
  ['MerkleLT', 0, 0, 0, 0, 0, 2, 0, 0],
  ['MerkleVCA', 0, 0, 0, 0, 0, 1, 0, 0],
  ['ClaimType', 0, 0, 0, 0, 0, 0, 1, 0],
];

/** Contracts of `@sablier/evm-utils` that Airdrops repeats. */
export const airdropsSharedShape: readonly Row[] = [
  ['Adminable', 1, 1, 2, 0, 0, 0, 0, 1],
  ['Comptrollerable', 2, 1, 2, 0, 0, 0, 0, 1],
  ['IAdminable', 2, 0, 0, 1, 0, 0, 0, 0],
  ['IComptrollerable', 3, 0, 0, 2, 0, 0, 0, 0],
];
