import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import fc from 'fast-check';
import type { Hex } from '../../hex';
import type { World } from '../../worlds/open';
import { amount, DAY, role, UNIT, type Functions } from './values';

/** Who is on the list of the campaign, each with an amount of DAI. */
const LIST = [
  ['recipient', 100n * UNIT],
  ['operator', 50n * UNIT],
  ['stranger', 25n * UNIT + 1n],
] as const;

/** What the campaign holds: less than the list adds up to, so that the last claim may fail. */
export const FUNDS = 150n * UNIT;

const treeOf = ({ accounts }: World) =>
  StandardMerkleTree.of(
    LIST.map(([who, of], index) => [String(index), accounts[who], String(of)]),
    ['uint256', 'address', 'uint128'],
  );

const base = {
  asset: 'dai',
  cancelable: true,
  expiration: 0,
  // Also the sender of the streams that claims open.
  initialAdmin: 'sender',
  ipfsCID: '',
  name: 'Campaign',
  transferable: true,
};

/** Arguments that create the campaign of a world. */
export const campaignOf = (world: World): readonly unknown[] => [
  { ...base, expiration: EXPIRATION, merkleRoot: treeOf(world).root },
  'lockupV1_2',
  { cliff: 0, total: 100 * DAY },
  FUNDS,
  LIST.length,
];
/** 2027-01-31 00:00:00 UTC. */
const EXPIRATION = 1_801_353_600;

/** A proof in the place of its name, which needs the addresses of the world. */
export function withProofs(world: World, args: readonly unknown[]): readonly unknown[] {
  return args.map((one) => {
    const [, index] = /^proof of (\d)$/.exec(typeof one === 'string' ? one : '') ?? [];
    return index === undefined ? one : (treeOf(world).getProof(Number(index)) as Hex[]);
  });
}

const claim = fc.constantFrom(
  ...LIST.map(([who, of], at) => [at, who, of, `proof of ${at}`] as const),
);
/** With something in it that is not on the list. */
const wrong = fc
  .tuple(fc.integer({ min: 0, max: 3 }), role, amount, fc.constantFrom(...LIST.keys()))
  .map(([at, who, of, proof]) => [at, who, of, `proof of ${proof}`]);

export const campaign: Functions = {
  claim: fc.oneof({ weight: 3, arbitrary: claim }, wrong),
  clawback: fc.tuple(role, fc.oneof(amount, fc.constant(UNIT))),
  hasClaimed: fc.tuple(fc.integer({ min: 0, max: 2 })),
  hasExpired: fc.constant([]),
  transferAdmin: fc.tuple(fc.constantFrom('sender', 'stranger')),
};

export const factory: Functions = {
  createMerkleLL: fc
    .tuple(
      fc.constantFrom('Campaign', 'Another', 'a name with more than thirty-two letters'),
      amount,
    )
    .map(([name, sum]) => [
      { ...base, name, merkleRoot: `0x${'11'.repeat(32)}` },
      'lockupV1_2',
      { cliff: 0, total: DAY },
      sum,
      3,
    ]),
  createMerkleLT: fc
    .array(
      fc.record({
        unlockPercentage: fc.constantFrom(UNIT / 2n, UNIT / 4n, UNIT),
        duration: fc.integer({ min: 0, max: 30 * DAY }),
      }),
      { maxLength: 3 },
    )
    .map((tranches) => [
      { ...base, merkleRoot: `0x${'22'.repeat(32)}` },
      'lockupV1_2.tranched',
      tranches,
      UNIT,
      3,
    ]),
};

/** A claim that works. */
export const opening = ['claim', claim] as const;
