import { entity } from '../entity';
import type { Entity } from '../types';
import { actionOrigin, asset, CHAIN, indexerInfo, watcher } from './common';
import { campaignEntity } from './campaign';

const action = entity('Action', 'log', 'One event of a campaign.', [
  ...actionOrigin('actionCounter'),
  ['campaign: Campaign!', 'The campaign concerned.'],
  ['category: ActionCategory!', 'Which event it was.'],
  [
    'fee: BigInt',
    '`Claim`: coins sent with the transaction, in wei; null on v1.1 and v1.2. `LowerMinFeeUSD`: the new minimum in US dollars with 8 decimals. Null for other categories.',
  ],
  [
    'claimAmount: BigInt',
    "`Claim`: tokens claimed, in the token's smallest unit, without what redistribution adds to the payment in a VCA campaign. Null for other categories.",
  ],
  [
    'claimIndex: BigInt',
    '`Claim`: index of the leaf in the Merkle tree. Null for other categories.',
  ],
  ['claimRecipient: Bytes', '`Claim`: account named in the leaf. Null for other categories.'],
  [
    'claimTo: Bytes',
    '`Claim`: account that received the tokens or the stream. Before v2.0 always the recipient. Null for other categories.',
  ],
  [
    'claimStreamId: String',
    '`Claim` that created a Lockup stream: its id, equal to `LockupStream.id` in the streams indexer. Null when tokens were paid at once.',
  ],
  [
    'claimTokenId: BigInt',
    '`Claim` that created a Lockup stream: its `streamId` on chain. Null when tokens were paid at once.',
  ],
  [
    'clawbackAmount: BigInt',
    "`Clawback`: tokens taken back, in the token's smallest unit. Null for other categories.",
  ],
  [
    'clawbackFrom: Bytes',
    '`Clawback`: the admin who took the tokens back. Null for other categories.',
  ],
  ['clawbackTo: Bytes', '`Clawback`: account that received them. Null for other categories.'],
  [
    'vcaForgoneAmount: BigInt',
    "`Claim` of a VCA campaign: tokens that the recipient gave up by claiming early, in the token's smallest unit. Null otherwise.",
  ],
]);

const activity = entity(
  'Activity',
  'state',
  'Claims of one campaign on one UTC day. Days without a claim have no row.',
  [
    ['id: String!', '`activity-{campaignId}-{day}`.'],
    ['amount: BigInt!', "Tokens claimed on that day, in the token's smallest unit."],
    ['campaign: Campaign!', 'The campaign that was claimed from.'],
    ['claims: BigInt!', 'Number of claims on that day.'],
    ['day: BigInt!', 'Number of the day since 1970: Unix seconds divided by 86,400, rounded down.'],
    [
      'timestamp: BigInt!',
      "Time of the day's first claim, in Unix seconds. For the start of the day, multiply `day` by 86,400.",
    ],
  ],
);

const factory = entity('Factory', 'state', 'A contract that deploys campaigns.', [
  ['id: String!', '`factory-{chainId}-{address}`, with the address in lower case.'],
  ['address: Bytes!', 'Address of the factory, in lower case.'],
  ['alias: String!', 'Name of factory and release in the SDK, for example `MSF4` or `MF2_LL`.'],
  ['campaignCounter: BigInt!', 'Campaigns that the factory deployed so far.'],
  CHAIN,
  ['campaigns: [Campaign!]! @by factory', 'Those campaigns.'],
]);

const tranche = entity(
  'Tranche',
  'log',
  'One step of the vesting that a tranched campaign gives each claimant.',
  [
    ['id: String!', '`tranche-{campaignId}-{position}`.'],
    ['campaign: Campaign!', 'The campaign that the tranche belongs to.'],
    ['duration: BigInt!', 'Length of the step, in seconds.'],
    ['endDuration: BigInt!', 'Seconds from the start of the vesting to the end of this step.'],
    [
      'endPercentage: BigInt!',
      'Share unlocked by this step and those before it: `1000000000000000000` is 100 percent.',
    ],
    ['percentage: BigInt!', 'Share that this step unlocks: `1000000000000000000` is 100 percent.'],
    ['position: BigInt!', 'Place in the list of steps, from 0.'],
    ['startDuration: BigInt!', 'Seconds from the start of the vesting to the start of this step.'],
    [
      'startPercentage: BigInt!',
      'Share unlocked by the steps before this one: `1000000000000000000` is 100 percent.',
    ],
  ],
);

/** Entities of the airdrops indexer. */
export const airdropsEntities: Entity[] = [
  campaignEntity,
  action,
  activity,
  factory,
  tranche,
  asset([['campaigns: [Campaign!]! @by asset', 'Campaigns that distribute this token.']]),
  watcher([
    ['actionCounter: BigInt!', 'Number that the next action will get.'],
    ['campaignCounter: BigInt!', 'Number that the next campaign will get.'],
  ]),
  indexerInfo,
];
