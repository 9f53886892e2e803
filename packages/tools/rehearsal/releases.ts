import type { Release } from '@sablier-docs/chain/worlds/open';

/** Where a rehearsal finds a contract: its release on the page's chain, and its name in a world. */
export interface Rehearsed {
  readonly release: Release;
  readonly name: string;
}

/** Contracts of streams whose bytecode an installed package has, by release and contract. */
const PUBLISHED: Readonly<Record<string, Rehearsed>> = {
  'lockup v4.0 SablierLockup': { release: 'lockup-v4.0', name: 'lockup' },
  'flow v3.0 SablierFlow': { release: 'flow-v3.0', name: 'flow' },
  'lockup v1.2 SablierV2LockupLinear': { release: 'lockup-v1.2', name: 'lockupV1_2' },
  'lockup v1.2 SablierV2LockupDynamic': { release: 'lockup-v1.2', name: 'lockupV1_2.dynamic' },
  'lockup v1.2 SablierV2LockupTranched': { release: 'lockup-v1.2', name: 'lockupV1_2.tranched' },
  'lockup v1.0 SablierV2LockupLinear': { release: 'lockup-v1.0', name: 'lockupV1_0' },
  'lockup v1.0 SablierV2LockupDynamic': { release: 'lockup-v1.0', name: 'lockupV1_0.dynamic' },
};

export interface ReleaseOfContract {
  readonly product: string;
  readonly version: string;
  readonly contract: string;
}

/** Campaigns whose bytecode an installed package has: the contract of their streams, and what creates them. */
const CAMPAIGNS: Readonly<Record<string, RehearsedCampaign>> = {
  'airdrops v1.2 SablierV2MerkleLL': {
    streams: { product: 'lockup', version: 'v1.2', contract: 'SablierV2LockupLinear' },
    create: 'createMerkleLL',
  },
  'airdrops v1.2 SablierV2MerkleLT': {
    streams: { product: 'lockup', version: 'v1.2', contract: 'SablierV2LockupTranched' },
    create: 'createMerkleLT',
  },
};

/** The factory of both, as it is called in the ABIs; a world calls it `factory`. */
export const FACTORY: ReleaseOfContract = {
  product: 'airdrops',
  version: 'v1.2',
  contract: 'SablierV2MerkleLockupFactory',
};

export interface RehearsedCampaign {
  /** The contract that opens the streams of its claims. */
  readonly streams: ReleaseOfContract;
  /** Function of the factory. */
  readonly create: 'createMerkleLL' | 'createMerkleLT';
}

export const rehearsalKey = ({ product, version, contract }: ReleaseOfContract): string =>
  `${product} ${version} ${contract}`;

/** Every contract that can be rehearsed, by its key. */
export const rehearsedKeys = [
  ...Object.keys(PUBLISHED),
  ...Object.keys(CAMPAIGNS),
  rehearsalKey(FACTORY),
];

/** Where a contract is in a rehearsal; undefined when no installed package has its bytecode. */
export const rehearsedAt = (release: ReleaseOfContract): Rehearsed | undefined =>
  PUBLISHED[rehearsalKey(release)];

/** How a campaign is made in a rehearsal; undefined when no installed package has its bytecode. */
export const rehearsedCampaign = (
  campaign: Omit<ReleaseOfContract, 'product'>,
): RehearsedCampaign | undefined => CAMPAIGNS[rehearsalKey({ product: 'airdrops', ...campaign })];
