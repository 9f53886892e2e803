import { INDEX, type IndexChange } from './types';

const LINEAR = 'CreateMerkleLL';

export const airdropsEventMappings: readonly IndexChange[] = [
  {
    release: 'v3.0',
    places: [
      'CampaignCategory.VariableClaimAmount',
      'Campaign.vcaUnlockPercentage',
      'Campaign.vcaStartTime',
      'Campaign.vcaEndTime',
      'Campaign.vcaForgoneAmount',
      'Action.vcaForgoneAmount',
    ],
    says: 'Campaigns with variable claim amounts have rows. The index does not read those of v2.0.',
    proof: INDEX,
  },
  {
    release: 'v3.0',
    places: ['ActionCategory.RedistributionEnabled', 'Campaign.vcaRedistributionEnabled'],
    says: 'Whether forgone tokens are shared, and the event that turned it on.',
    proof: { event: 'EnableRedistribution' },
  },
  {
    release: 'v3.0',
    places: ['Campaign'],
    says: 'A campaign made by `createMerkleExecute` has no row. Read it from the contract.',
    proof: { event: 'CreateMerkleExecute' },
  },
  {
    release: 'v2.0',
    places: ['Campaign.fee'],
    says: 'In US dollars with 8 decimals. On v1.3, in wei.',
    proof: { event: LINEAR, parameter: 'minFeeUSD' },
  },
  {
    release: 'v2.0',
    places: ['ActionCategory.LowerMinFeeUSD', 'Action.fee'],
    says: 'The comptroller lowered the fee; `fee` holds the new one in US dollars with 8 decimals. In a row of a claim it still holds wei.',
    proof: { event: 'LowerMinFeeUSD' },
  },
  {
    release: 'v2.0',
    places: ['Campaign.campaignStartTime'],
    says: 'The time that the creator set. Before, the time of the deployment.',
    proof: { event: LINEAR, parameter: 'campaignStartTime' },
  },
  {
    release: 'v2.0',
    places: ['Action.claimTo'],
    says: 'Can differ from `claimRecipient`. Before, the two are the same.',
    proof: { event: 'ClaimInstant', parameter: 'to' },
  },
  {
    release: 'v2.0',
    places: ['Action.claimStreamId', 'Action.claimTokenId'],
    says: 'Also null in a vested campaign when the vesting was over at the time of the claim: the tokens were paid at once.',
    proof: { event: 'ClaimLLWithTransfer' },
  },
  {
    release: 'v1.3',
    places: ['CampaignCategory.Instant', 'Campaign.category'],
    says: 'Instant campaigns exist. Their `stream` fields are null.',
    proof: { event: 'CreateMerkleInstant' },
  },
  {
    release: 'v1.3',
    places: ['Campaign.fee', 'Action.fee'],
    says: 'The fee of a claim and the coins sent with it, in wei. Null before.',
    proof: { event: LINEAR, parameter: 'fee' },
  },
  {
    release: 'v1.3',
    places: ['Campaign.streamInitialPercentage', 'Campaign.streamCliffPercentage'],
    says: 'The shares that unlock at the start and at the cliff. Null before.',
    proof: { event: LINEAR, parameter: 'startPercentage' },
  },
  {
    release: 'v1.3',
    places: ['Campaign.streamStart', 'Campaign.streamStartTime'],
    says: 'A fixed start of the vesting is possible. Before, each stream starts with its claim: false and null.',
    proof: { event: LINEAR, parameter: 'startTime' },
  },
  {
    release: 'v1.3',
    places: ['Campaign.streamShape'],
    says: 'The name that the creator declared. Null before.',
    proof: { event: LINEAR, parameter: 'shape' },
  },
  {
    release: 'v1.3',
    places: ['Campaign'],
    says: 'The date of creation no longer matters. Campaigns created on v1.1 and v1.2 since September 19, 2025 have no row, except those of a few exempt tokens. In every release, a vested campaign with an unofficial Lockup contract has none.',
    proof: INDEX,
  },
  {
    release: 'v1.2',
    places: ['CampaignCategory.LockupTranched', 'Campaign.streamTranches'],
    says: 'Tranched campaigns exist, with a row of `Tranche` for each step.',
    proof: { event: 'CreateMerkleLT' },
  },
  {
    release: 'v1.2',
    places: ['Campaign.name'],
    says: 'The name that the creator set. Null on v1.1.',
    proof: { event: LINEAR, parameter: 'name' },
  },
];
