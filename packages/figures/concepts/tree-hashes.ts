// cspell:ignore afadf
/*
 * A list of eight: the account of leaf i has the address of 40 digits i + 1 and (i + 1) * 10 tokens of 18 decimals. The
 * hashes are written down, since code that computes them weighs more than the figure; packages/tools/merkle computes them
 * again in its test. Six digits of each are shown.
 */

/** The hashes of the tree: node 0 is the root, the children of node i are 2i + 1 and 2i + 2. */
export const TREE_NODES = [
  '1c70c3',
  '5abb3c',
  '839ade',
  '1a1820',
  '305f6c',
  'ddc55b',
  '7ad952',
  'e6eab9',
  '9d7da7',
  '8b88e0',
  '823e6e',
  '600557',
  '5d8e86',
  '4d3af7',
  '3912e3',
] as const;

/** The node of each leaf. Leaves are in the order of their hashes. */
export const LEAF_PLACES = [8, 9, 10, 13, 14, 12, 7, 11] as const;

/** For each leaf with one token too many: its hash, and what it folds up to with the proof of the right one. */
export const WRONG_PATHS = [
  ['b16da0', '09ff20', '47309c', '63c752'],
  ['6a8f1d', '7e0e13', 'b7e652', 'ba7bd0'],
  ['69a075', '2eb535', 'e00855', '5f72a3'],
  ['5730b3', '46f535', 'c14316', '20de26'],
  ['afadf3', 'f0f0ba', 'e9141a', 'f59fe9'],
  ['f1006e', '46a76f', '598157', 'a871c1'],
  ['dca2e9', 'ec27e8', '5ae298', 'cda772'],
  ['b7411f', 'bec16c', '3e995b', 'acf890'],
] as const;
