// cspell:ignore afad
/*
 * A list of eight: the account of leaf i has the address of 40 digits i + 1 and (i + 1) * 10 tokens of 18 decimals. The
 * hashes are written down, since code that computes them weighs more than the figure; packages/tools/merkle computes them
 * again in its test. Four digits of each are shown.
 */

/** The hashes of the tree: node 0 is the root, the children of node i are 2i + 1 and 2i + 2. */
export const TREE_NODES = [
  '1c70',
  '5abb',
  '839a',
  '1a18',
  '305f',
  'ddc5',
  '7ad9',
  'e6ea',
  '9d7d',
  '8b88',
  '823e',
  '6005',
  '5d8e',
  '4d3a',
  '3912',
] as const;

/** The node of each leaf. Leaves are in the order of their hashes. */
export const LEAF_PLACES = [8, 9, 10, 13, 14, 12, 7, 11] as const;

/** For each leaf with one token too many: its hash, and what it folds up to with the proof of the right one. */
export const WRONG_PATHS = [
  ['b16d', '09ff', '4730', '63c7'],
  ['6a8f', '7e0e', 'b7e6', 'ba7b'],
  ['69a0', '2eb5', 'e008', '5f72'],
  ['5730', '46f5', 'c143', '20de'],
  ['afad', 'f0f0', 'e914', 'f59f'],
  ['f100', '46a7', '5981', 'a871'],
  ['dca2', 'ec27', '5ae2', 'cda7'],
  ['b741', 'bec1', '3e99', 'acf8'],
] as const;
