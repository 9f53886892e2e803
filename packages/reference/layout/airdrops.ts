import type { Inheritor } from './inheritance';

const from = '@sablier/airdrops';
const utils = '@sablier/evm-utils';
const contract = (name: string, bases: string[]): Inheritor => ({
  name,
  kind: 'contract',
  from,
  bases,
});
const partial = (name: string, bases: string[], source = from): Inheritor => ({
  name,
  kind: 'abstract',
  from: source,
  bases,
});

/** Campaigns and what they inherit from. No package has this Solidity. */
export const campaignInheritance: readonly Inheritor[] = [
  contract('SablierMerkleLL', ['SablierMerkleSignature', 'SablierMerkleLockup']),
  contract('SablierMerkleLT', ['SablierMerkleLockup', 'SablierMerkleSignature']),
  contract('SablierMerkleInstant', ['SablierMerkleSignature']),
  contract('SablierMerkleVCA', ['SablierMerkleSignature']),
  contract('SablierMerkleExecute', ['ReentrancyGuard', 'SablierMerkleBase']),
  partial('SablierMerkleLockup', ['SablierMerkleBase']),
  partial('SablierMerkleSignature', ['SablierMerkleBase']),
  partial('SablierMerkleBase', ['Adminable']),
  partial('Adminable', [], utils),
  partial('ReentrancyGuard', [], '@openzeppelin/contracts'),
];

/** Factories and what they inherit from. */
export const factoryInheritance: readonly Inheritor[] = [
  ...['Instant', 'LL', 'LT', 'VCA', 'Execute'].map((type) =>
    contract(`SablierFactoryMerkle${type}`, ['SablierFactoryMerkleBase']),
  ),
  partial('SablierFactoryMerkleBase', ['Comptrollerable']),
  partial('Comptrollerable', [], utils),
];

/** The storage of a campaign's value. */
export interface CampaignValue {
  /** Name of its getter; absent for a value without one. */
  getter?: string;
  /** Description of a value without a getter. */
  label?: string;
  keptIn: 'code' | 'storage';
}

export interface CampaignState {
  contract: string;
  values: readonly CampaignValue[];
}

const code = (...getters: string[]) =>
  getters.map((getter): CampaignValue => ({ getter, keptIn: 'code' }));
const storage = (...getters: string[]) =>
  getters.map((getter): CampaignValue => ({ getter, keptIn: 'storage' }));
const hidden = (label: string): CampaignValue => ({ label, keptIn: 'storage' });

/** Values of campaigns, by the contract that declares them. `code` is fixed at creation. */
export const campaignState: readonly CampaignState[] = [
  {
    contract: 'SablierMerkleBase',
    values: [
      ...code(
        'IS_SABLIER_MERKLE',
        'CAMPAIGN_START_TIME',
        'CLAIM_TYPE',
        'COMPTROLLER',
        'EXPIRATION',
        'MERKLE_ROOT',
        'TOKEN',
      ),
      ...storage('admin', 'campaignName', 'firstClaimTime', 'ipfsCID', 'minFeeUSD'),
      hidden('bitmap of claimed indexes, read through `hasClaimed`'),
    ],
  },
  {
    contract: 'SablierMerkleSignature',
    values: [hidden('attestor of the campaign, read through `attestor`')],
  },
  {
    contract: 'SablierMerkleLockup',
    values: [
      ...code('SABLIER_LOCKUP', 'STREAM_CANCELABLE', 'STREAM_TRANSFERABLE'),
      ...storage('streamShape'),
      hidden('stream ids by recipient, read through `claimedStreams`'),
    ],
  },
  {
    contract: 'SablierMerkleLL',
    values: code(
      'VESTING_CLIFF_DURATION',
      'VESTING_CLIFF_UNLOCK_PERCENTAGE',
      'VESTING_GRANULARITY',
      'VESTING_START_TIME',
      'VESTING_START_UNLOCK_PERCENTAGE',
      'VESTING_TOTAL_DURATION',
    ),
  },
  {
    contract: 'SablierMerkleLT',
    values: [...code('VESTING_START_TIME'), ...storage('tranchesWithPercentages')],
  },
  {
    contract: 'SablierMerkleVCA',
    values: [
      ...code('AGGREGATE_AMOUNT', 'UNLOCK_PERCENTAGE', 'VESTING_END_TIME', 'VESTING_START_TIME'),
      ...storage('isRedistributionEnabled', 'totalForgoneAmount', 'totalRedistributionAmountPaid'),
      hidden('sum of the allocations that were claimed early'),
    ],
  },
  { contract: 'SablierMerkleExecute', values: code('SELECTOR', 'TARGET') },
];
