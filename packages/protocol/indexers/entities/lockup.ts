import { entity } from '../entity';
import type { Entity } from '../types';
import { actionOrigin, batchEntities, streamCore, streamOrigin } from './common';

const stream = entity(
  'LockupStream',
  'state',
  'A Lockup stream as its events left it: parties, schedule, flags and running totals. Amounts that change with the clock are not here; ask the contract for them.',
  [
    ...streamOrigin('lockupStreamCounter', 'LK3-1-12'),
    ...streamCore('Lockup', 'v4.0'),
    [
      'canceledAction: LockupAction',
      'The cancellation as a row. Null while the stream is not canceled.',
    ],
    [
      'renounceAction: LockupAction',
      'The event that made the stream non-cancelable: a renouncement, or the creation for a stream that never was cancelable. Null otherwise.',
    ],
    [
      'cancelable: Boolean!',
      'The cancelable flag as set at creation; a cancellation or a renouncement turns it false. It stays true when the stream ends, although the contract refuses to cancel a settled stream: test `endTime` too, or ask `isCancelable`.',
    ],
    ['canceled: Boolean!', 'Whether the stream was canceled.'],
    [
      'canceledTime: BigInt',
      'When it was canceled, in Unix seconds. Null while it is not canceled.',
    ],
    [
      'depositAmount: BigInt!',
      "Tokens locked at creation, in the token's smallest unit. Fees of older releases are not part of it.",
    ],
    ['duration: BigInt!', '`endTime` minus `startTime`, in seconds.'],
    ['endTime: BigInt!', 'End of the schedule, in Unix seconds.'],
    [
      'funder: Bytes!',
      "Account that called the contract and paid the tokens. For a stream from an airdrop claim, the campaign's address; for one from a batch, that of `SablierBatchLockup`.",
    ],
    [
      'intactAmount: BigInt!',
      "Tokens still inside the stream, in the token's smallest unit: the deposit minus withdrawals, and after a cancellation what was left for the recipient minus later withdrawals.",
    ],
    ['depleted: Boolean!', 'Whether `intactAmount` is 0, so that nothing is left to withdraw.'],
    [
      'proxender: Bytes',
      'Owner of the PRBProxy that is the sender. Null except on Lockup v1.0 with such a proxy.',
    ],
    ['proxied: Boolean!', 'Whether the sender is a PRBProxy.'],
    [
      'renounceTime: BigInt',
      'When the flag turned false by a renouncement or at creation, in Unix seconds. Null otherwise.',
    ],
    [
      'shape: String',
      'Name of the release curve, for example `linear` or `tranchedMonthly`. Since v2.0 the creator can declare it; otherwise the index infers it, and writes `unknown` where nothing fits.',
    ],
    [
      'shapeSource: ShapeSource',
      'Whether `shape` was declared in the event or inferred from the schedule.',
    ],
    ['cliff: Boolean', 'Linear streams: whether there is a cliff. Null for other models.'],
    [
      'cliffAmount: BigInt',
      "Linear streams: tokens unlocked at the cliff, in the token's smallest unit. Before v2.0 it is computed as the deposit's share of the time up to the cliff. Null without a cliff.",
    ],
    [
      'cliffTime: BigInt',
      'Linear streams: when the cliff ends, in Unix seconds. Null without a cliff.',
    ],
    [
      'granularity: BigInt',
      'Linear streams since v4.0: seconds between two unlocks. Null on older releases and other models.',
    ],
    [
      'initial: Boolean',
      'Linear streams: whether tokens unlock at the start. Null for other models.',
    ],
    [
      'initialAmount: BigInt',
      "Linear streams since v2.0: tokens unlocked at the start, in the token's smallest unit. Null when nothing unlocks at the start, and for other models.",
    ],
    [
      'segments: [Segment!]! @by stream',
      'Dynamic streams: the pieces of the curve. Empty for other models.',
    ],
    [
      'tranches: [Tranche!]! @by stream',
      'Tranched streams: the steps of the schedule. Empty for other models.',
    ],
  ],
);

const action = entity(
  'LockupAction',
  'log',
  'One event of a Lockup contract. What the two address and two amount fields hold depends on the category; the table of actions lists it.',
  [
    ...actionOrigin('lockupActionCounter'),
    ['category: LockupActionCategory!', 'Which event it was.'],
    ['contract: Bytes!', 'Address of the contract that emitted the event.'],
    [
      'fee: BigInt',
      'Coins sent with the whole transaction, in wei. Every action of one transaction repeats it, so do not add it up. Null or 0 where the release takes no coin.',
    ],
    [
      'stream: LockupStream',
      'The stream concerned. Null for `ApprovalForAll`, which concerns an owner.',
    ],
    ['addressA: Bytes', 'First account of the event, by category. Null where the event has none.'],
    ['addressB: Bytes', 'Second account of the event, by category. Null where the event has none.'],
    [
      'amountA: BigInt',
      "First amount of the event, by category, in the token's smallest unit. Null where the event has none.",
    ],
    [
      'amountB: BigInt',
      "Second amount of the event, by category, in the token's smallest unit. A withdrawn amount is here. Null where the event has none.",
    ],
  ],
);

const segment = entity('Segment', 'log', 'One piece of the curve of a dynamic stream.', [
  ['id: String!', '`segment-{streamId}-{position}`.'],
  ['amount: BigInt!', "Tokens released by this segment, in the token's smallest unit."],
  [
    'endAmount: BigInt!',
    "Tokens released by this segment and those before it, in the token's smallest unit.",
  ],
  ['endTime: BigInt!', 'End of the segment, in Unix seconds: the timestamp stored on chain.'],
  [
    'exponent: BigInt!',
    'Exponent of the curve with 18 decimals: `1000000000000000000` is a straight line.',
  ],
  ['position: BigInt!', 'Place in the list of segments, from 0.'],
  [
    'startAmount: BigInt!',
    "Tokens released by the segments before this one, in the token's smallest unit.",
  ],
  ['startTime: BigInt!', 'End of the segment before, or the start of the stream, in Unix seconds.'],
  ['stream: LockupStream!', 'The stream that the segment belongs to.'],
]);

const tranche = entity('Tranche', 'log', 'One unlock of a tranched stream.', [
  ['id: String!', '`tranche-{streamId}-{position}`.'],
  ['amount: BigInt!', "Tokens that this tranche unlocks, in the token's smallest unit."],
  [
    'endAmount: BigInt!',
    "Tokens unlocked by this tranche and those before it, in the token's smallest unit.",
  ],
  ['endTime: BigInt!', 'When the tranche unlocks, in Unix seconds.'],
  ['position: BigInt!', 'Place in the list of tranches, from 0.'],
  [
    'startAmount: BigInt!',
    "Tokens unlocked by the tranches before this one, in the token's smallest unit.",
  ],
  [
    'startTime: BigInt!',
    'Unlock of the tranche before, or the start of the stream, in Unix seconds.',
  ],
  ['stream: LockupStream!', 'The stream that the tranche belongs to.'],
]);

/** Entities of the streams indexer that only Lockup fills. */
export const lockupEntities: Entity[] = [
  stream,
  action,
  segment,
  tranche,
  ...batchEntities('Lockup'),
];
