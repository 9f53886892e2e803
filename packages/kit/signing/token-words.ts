import { contractName, isEndless, isStreamId, units, who } from './phrases';
import type { Explanation, SigningLists } from './types';

type Words = Pick<Explanation, 'tone' | 'title' | 'says'>;

const WITHOUT_CONTRACT =
  'Call data names no contract. Look in your wallet at which contract is called: it decides which of the two holds.';

/** What an approval of this account is for, or that it is for nothing here. */
const needed = (spender: string, lists: SigningLists): string =>
  contractName(spender, lists)
    ? 'That is a contract of Sablier. It needs the approval when you create or fund a stream, and for nothing else.'
    : `${who(spender, lists)} is no contract of Sablier on any chain that these pages know. No withdrawal, claim or cancellation needs this approval.`;

/** Whether the contract that is called holds stream NFTs, is another one, or is not known. */
export type Target = 'nft' | 'foreign' | 'unknown';

/** `approve(address, uint256)`, which tokens and NFTs share. */
export function approveWords(
  spender: string,
  amount: bigint,
  target: Target,
  lists: SigningLists,
): Words {
  const isBack = amount === 0n;
  const howMuch = isEndless(amount)
    ? 'all of this token that you have, now and later, without a limit'
    : `up to ${units(amount)}`;
  const onToken = isBack
    ? `takes back the approval of ${who(spender, lists)}`
    : `lets ${who(spender, lists)} take ${howMuch} from the account that signs`;
  const onNft = isStreamId(amount)
    ? `lets ${who(spender, lists)} move stream NFT ${amount}, withdraw from that stream, and void it if it is a payment stream`
    : 'no stream has this ID, so it fails';
  return {
    tone: isBack && target !== 'nft' ? 'plain' : 'other',
    title: isEndless(amount)
      ? 'approve: an approval without a limit'
      : 'approve: an approval of a token or an NFT',
    says: [
      ...(target === 'nft' ? [] : [`On a token, it ${onToken}.`]),
      ...(target === 'foreign' ? [] : [`On a contract of stream NFTs: ${onNft}.`]),
      ...(target === 'unknown' ? [WITHOUT_CONTRACT] : []),
      ...(isBack ? [] : [needed(spender, lists)]),
    ],
  };
}

/** `transferFrom(address, address, uint256)`, which tokens and NFTs share. */
export function transferFromWords(
  from: string,
  to: string,
  amount: bigint,
  target: Target,
  lists: SigningLists,
): Words {
  const onNft = isStreamId(amount)
    ? `gives stream NFT ${amount} of ${who(from, lists)} away to ${who(to, lists)}, with everything that the stream still pays`
    : 'no stream has this ID, so it fails';
  return {
    tone: 'other',
    title: 'transferFrom: moves a token, or gives a stream away',
    says: [
      ...(target === 'nft'
        ? []
        : [`On a token, it moves ${units(amount)} from ${who(from, lists)} to ${who(to, lists)}.`]),
      ...(target === 'foreign' ? [] : [`On a contract of stream NFTs: ${onNft}.`]),
      ...(target === 'unknown' ? [WITHOUT_CONTRACT] : []),
      'No withdrawal, claim or cancellation needs it.',
    ],
  };
}

/** `setApprovalForAll(address, bool)`, which all NFTs share. */
export function approvalForAllWords(
  operator: string,
  approved: boolean,
  target: Target,
  lists: SigningLists,
): Words {
  if (!approved) {
    return {
      tone: 'plain',
      title: 'setApprovalForAll: takes an approval back',
      says: [
        `${who(operator, lists)} can then no longer move the NFTs of this contract, apart from those that were approved to it one by one.`,
      ],
    };
  }
  const streams =
    target === 'foreign'
      ? ''
      : ' If it is a contract of stream NFTs, these are all your streams there, now and later: it can withdraw from them to its own address, give them away, and void payment streams.';
  return {
    tone: 'other',
    title: 'setApprovalForAll: hands over all NFTs of a contract',
    says: [
      `Lets ${who(operator, lists)} move every NFT of this contract that the account has.${streams}`,
      ...(target === 'unknown'
        ? ['Call data names no contract. Look in your wallet at which contract is called.']
        : []),
      contractName(operator, lists)
        ? 'That is a contract of Sablier, and no page here asks for this approval.'
        : `${who(operator, lists)} is no contract of Sablier. No withdrawal, claim or cancellation needs this approval.`,
    ],
  };
}
