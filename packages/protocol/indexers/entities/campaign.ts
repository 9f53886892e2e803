import { entity, type FieldRow } from '../entity';

const UNIT = "in the token's smallest unit";
const WHOLE = '`1000000000000000000` is 100 percent';

const identity: FieldRow[] = [
  [
    'id: String!',
    '`{campaign}-{chainId}`, with the address in lower case. Campaigns have no alias.',
  ],
  ['chainId: BigInt!', 'EVM chain id, for example `8453` for Base.'],
  [
    'subgraphId: BigInt!',
    'Number of the campaign on its chain in order of creation, from 1. Sort and page by it; do not store it, because a rebuild can renumber the rows.',
  ],
  ['hash: Bytes!', 'Hash of the transaction that deployed the campaign.'],
  ['timestamp: BigInt!', 'When the campaign was deployed, in Unix seconds.'],
  ['actions: [Action!]! @by campaign', 'Every event of the campaign as a row.'],
  ['clawbackAction: Action', 'The latest clawback as a row. Null before the first.'],
  [
    'category: CampaignCategory!',
    'What a claim gives: tokens at once, a stream, or an amount that grows with time.',
  ],
  ['name: String', 'Name that the creator stored on chain. Null on v1.1, which had none.'],
  [
    'nickname: String!',
    'Label for lists: token symbol and name, or token symbol and shortened admin where the release has no names. An empty name counts as none on Envio only.',
  ],
  ['activities: [Activity!]! @by campaign', 'Claims per day.'],
  ['address: Bytes!', 'Address of the campaign contract, in lower case.'],
  ['admin: Bytes!', 'Account that may claw tokens back. It follows transfers of the role.'],
  [
    'aggregateAmount: BigInt!',
    `Sum of all leaves as the creator declared it, ${UNIT}. It does not say that the campaign is funded.`,
  ],
  ['asset: Asset!', 'The token that the campaign distributes.'],
  [
    'claimedAmount: BigInt!',
    `Tokens claimed so far, ${UNIT}. On Envio it stays 0 for campaigns with variable amounts: add up \`claimAmount\` of their actions there. It leaves out what redistribution adds to a claim.`,
  ],
  [
    'claimedCount: BigInt!',
    'Number of claims so far. On Envio it stays 0 for campaigns with variable amounts: count their actions there.',
  ],
  ['clawbackTime: BigInt', 'Time of the latest clawback, in Unix seconds. Null before the first.'],
  ['expiration: BigInt', 'When claims end, in Unix seconds. `0` means never.'],
  ['expires: Boolean!', 'Whether `expiration` is greater than 0.'],
  ['factory: Factory!', 'The factory that deployed the campaign.'],
  [
    'fee: BigInt',
    'Smallest fee of a claim. On v1.3 in wei; since v2.0 in US dollars with 8 decimals, to be converted by the contract. Null before v1.3.',
  ],
  [
    'ipfsCID: String!',
    'CID of the file with all recipients and the tree. Anyone can read it from IPFS.',
  ],
  ['position: BigInt!', 'Place among the campaigns of its factory, from 0.'],
  ['root: Bytes!', 'Root of the Merkle tree, as stored on chain.'],
  [
    'campaignStartTime: BigInt!',
    'When claims begin, in Unix seconds. Before v2.0, the time of the deployment.',
  ],
  ['totalRecipients: BigInt!', 'Number of leaves as the creator declared it.'],
  ['version: String!', 'Release of the campaign contract, for example `v3.0`.'],
];

const vesting: FieldRow[] = [
  [
    'lockup: Bytes',
    'Vested campaigns: Lockup contract in which claims create streams. Null otherwise.',
  ],
  [
    'streamCancelable: Boolean',
    'Vested campaigns: whether claimed streams start out cancelable. Null otherwise.',
  ],
  ['streamCliff: Boolean', 'Linear vesting: whether it has a cliff. Null otherwise.'],
  ['streamCliffDuration: BigInt', 'Linear vesting: seconds from start to cliff. Null otherwise.'],
  [
    'streamCliffPercentage: BigInt',
    `Linear vesting since v1.3: share unlocked at the cliff; ${WHOLE}. Null otherwise.`,
  ],
  [
    'streamInitial: Boolean',
    'Linear vesting: whether a share unlocks at the start. Null otherwise.',
  ],
  [
    'streamInitialPercentage: BigInt',
    `Linear vesting since v1.3: share unlocked at the start; ${WHOLE}. Null otherwise.`,
  ],
  [
    'streamShape: String',
    'Vested campaigns since v1.3: shape that the creator declared for the streams. Null otherwise.',
  ],
  [
    'streamStart: Boolean',
    'Vested campaigns: true when all streams start at one fixed time, false when each starts with its claim. Null otherwise.',
  ],
  [
    'streamStartTime: BigInt',
    'Vested campaigns: that fixed start, in Unix seconds. `0` or null when streams start with the claim.',
  ],
  [
    'streamTotalDuration: BigInt',
    'Vested campaigns: length of the vesting, in seconds. Null otherwise.',
  ],
  ['streamTranches: [Tranche!]! @by campaign', 'Tranched vesting: its steps. Empty otherwise.'],
  [
    'streamTransferable: Boolean',
    'Vested campaigns: whether the NFTs of claimed streams can be transferred. Null otherwise.',
  ],
];

const variable: FieldRow[] = [
  [
    'vcaRedistributionEnabled: Boolean',
    'VCA campaigns: whether tokens that early claimants give up are shared among those who claim their full amount. For other campaigns null on The Graph and false on Envio.',
  ],
  [
    'vcaForgoneAmount: BigInt',
    `VCA campaigns: tokens given up by early claimants so far, ${UNIT}. Null before the first claim, and for other campaigns.`,
  ],
  [
    'vcaUnlockPercentage: BigInt',
    `VCA campaigns: share that is available at \`vcaStartTime\`; ${WHOLE}. Null otherwise.`,
  ],
  [
    'vcaStartTime: BigInt',
    'VCA campaigns: when the claimable amount begins to grow, in Unix seconds. Null otherwise.',
  ],
  [
    'vcaEndTime: BigInt',
    'VCA campaigns: from when a claim pays the full amount, in Unix seconds. Null otherwise.',
  ],
];

export const campaignEntity = entity(
  'Campaign',
  'state',
  'A Merkle campaign: what it distributes, on what terms, and how much was claimed. Fields that start with `stream` belong to vested campaigns, those that start with `vca` to variable claim amounts.',
  [...identity, ...vesting, ...variable],
);
