import type { Product } from '@sablier-docs/protocol/releases';
import { callerRule } from './callers';

const titles: Readonly<Record<string, string>> = {
  'lockup.create': 'Create streams',
  'lockup.end': 'Cancel and renounce',
  'lockup.withdraw': 'Withdraw',
  'lockup.nft': 'Transfer, approve and burn the NFT',
  'lockup.protocol': 'Several calls at once, and the protocol',
  'flow.create': 'Create and fund streams',
  'flow.manage': 'Change, pause and end streams',
  'flow.withdraw': 'Withdraw',
  'flow.nft': 'Transfer and approve the NFT',
  'flow.protocol': 'Several calls at once, and the protocol',
  'airdrops.create': 'Create campaigns',
  'airdrops.claim': 'Claim',
  'airdrops.manage': 'Run the campaign',
  'airdrops.protocol': 'The protocol',
};

const standard = /^(?:balanceOf|ownerOf|name|symbol|getApproved|isApprovedForAll|tokenURI)$/;

/** Purposes of a product, in order of use. */
export const purposesOf = (product: Product) => [
  ...Object.entries(titles).flatMap(([key, title]) =>
    key.startsWith(`${product}.`) ? [title] : [],
  ),
  'Read',
  'Read the NFT',
];

/** The purpose of a function: the group of its access rule, or reading. */
export function purposeOf(product: Product, name: string, writes: boolean): string {
  if (!writes) return standard.test(name) ? 'Read the NFT' : 'Read';
  const rule = callerRule(product, name);
  const title = rule && titles[`${product}.${rule.group}`];
  if (!title) throw new Error(`No purpose for ${product} ${name}.`);
  return title;
}

/** Functions of ERC-721, which the reference names and OpenZeppelin documents. */
export const nftTexts: Readonly<Record<string, string>> = {
  approve: 'Lets one account withdraw from this stream to any address and move its NFT.',
  balanceOf: 'Counts the streams that an account receives.',
  getApproved: 'Returns the account that is approved for this NFT, or the zero address.',
  isApprovedForAll: 'Returns whether an account is operator for all NFTs of an owner.',
  name: 'Returns the name of the NFT collection.',
  ownerOf: 'Returns the recipient of a stream; an id without an NFT reverts.',
  safeTransferFrom: 'Moves the NFT, and asks a contract that receives it whether it takes NFTs.',
  setApprovalForAll: 'Makes an account operator for all NFTs of the caller, or ends that.',
  supportsInterface: 'Answers whether the contract implements an interface, as ERC-165 defines it.',
  symbol: 'Returns the symbol of the NFT collection.',
  tokenURI: 'Returns the metadata of a stream NFT.',
  transferFrom:
    'Moves the NFT, and with it everything in the stream that the recipient has not withdrawn.',
};
