import { buildTree, proofOf, type Leaf } from '@sablier-docs/tools/merkle/tree';
import { DAY_SECONDS, playgroundTokens, type Places } from './places';
import type { CampaignTerms } from './scenes';
import type { Actor } from './steps';

/** Accounts of a campaign's list, in its order. */
export const listed = ({ list }: CampaignTerms): readonly Actor[] => Object.keys(list) as Actor[];

const leavesOf = (terms: CampaignTerms, { accounts }: Places): Leaf[] =>
  listed(terms).map((who, index) => ({
    index,
    address: accounts[who],
    amount: playgroundTokens(terms.list[who] ?? '0'),
  }));

/** Arguments of `createMerkleLL` of Airdrops v1.2. @param start of the scene, in Unix seconds */
export function campaignArgs(
  terms: CampaignTerms,
  places: Places,
  start: number,
): readonly unknown[] {
  const { accounts, contracts } = places;
  const base = {
    asset: contracts.dai,
    cancelable: true,
    expiration: start + terms.expires * DAY_SECONDS,
    initialAdmin: accounts.sender,
    ipfsCID: '',
    merkleRoot: buildTree(leavesOf(terms, places)).root,
    name: 'Campaign',
    transferable: true,
  };
  const durations = { cliff: 0, total: terms.days * DAY_SECONDS };
  return [
    base,
    contracts.lockupV1_2,
    durations,
    playgroundTokens(terms.deposit),
    listed(terms).length,
  ];
}

/**
 * Arguments of `claim` for an account. One that is not on the list tries the first proof.
 * @param amount in place of that of the list, in units
 */
export function claimOf(
  terms: CampaignTerms,
  places: Places,
  who: Actor,
  amount?: bigint,
): readonly unknown[] {
  const at = Math.max(0, listed(terms).indexOf(who));
  const of = amount ?? playgroundTokens(terms.list[who] ?? '0');
  const proof = proofOf(buildTree(leavesOf(terms, places)), at);
  return [BigInt(at), places.accounts[who], of, proof];
}
