import { entity } from '../entity';
import type { Entity } from '../types';

const TOKEN = 'The token that is paid out. The schema allows null.';

/** Entities of the subgraph of the contracts of 2019 to 2021. */
export const legacyEntities: Entity[] = [
  entity(
    'Stream',
    'state',
    'A stream of Sablier Legacy: a fixed deposit, released evenly between two dates.',
    [
      [
        'id: ID!',
        'On v1.1 the stream id of the contract. On v1.0 the salary id of the payroll contract; `StreamToSalary` translates.',
      ],
      ['cancellation: Cancellation', 'How the stream ended early. Null while it is not canceled.'],
      ['deposit: BigInt!', "Tokens locked at creation, in the token's smallest unit."],
      [
        'ratePerSecond: BigInt!',
        "Tokens released per second, in the token's smallest unit. The deposit divided by the duration, without a remainder.",
      ],
      ['recipient: Bytes!', 'Account that is paid. It never changes: these streams are not NFTs.'],
      ['sender: Bytes!', 'Account that created the stream and paid the deposit.'],
      ['startTime: BigInt!', 'Start of the stream, in Unix seconds.'],
      ['stopTime: BigInt!', 'End of the stream, in Unix seconds.'],
      ['timestamp: BigInt!', 'When the stream was created, in Unix seconds.'],
      ['token: Token', TOKEN],
      ['txs: [StreamTransaction!] @by stream', 'Every event of the stream.'],
      ['withdrawals: [Withdrawal!] @by stream', 'Every withdrawal from the stream.'],
    ],
  ),
  entity('Cancellation', 'log', 'How a canceled stream was divided.', [
    ['id: ID!', 'The id of the stream.'],
    [
      'recipientBalance: BigInt!',
      "Tokens paid to the recipient on cancellation, in the token's smallest unit.",
    ],
    [
      'senderBalance: BigInt!',
      "Tokens returned to the sender on cancellation, in the token's smallest unit.",
    ],
    ['timestamp: BigInt!', 'When it was canceled, in Unix seconds.'],
    ['token: Token', TOKEN],
    ['txhash: String!', 'Hash of the transaction.'],
  ]),
  entity('Withdrawal', 'log', 'One withdrawal from a stream.', [
    ['id: ID!', 'Hash of the transaction and index of the log.'],
    ['amount: BigInt!', "Tokens withdrawn, in the token's smallest unit."],
    ['stream: Stream!', 'The stream that paid.'],
    ['timestamp: BigInt!', 'When it happened, in Unix seconds.'],
    ['token: Token', TOKEN],
    ['txhash: String!', 'Hash of the transaction.'],
  ]),
  entity('StreamTransaction', 'log', 'One event of a stream.', [
    ['id: ID!', 'Hash of the transaction and index of the log.'],
    ['block: Int!', 'Number of the block.'],
    ['event: String!', 'Name of the event, for example `CreateStream`.'],
    ['from: Bytes!', 'Account that called.'],
    ['stream: Stream!', 'The stream concerned.'],
    ['timestamp: BigInt!', 'Time of the block, in Unix seconds.'],
    ['to: Bytes', 'Contract that was called. Null when the transaction has no target.'],
    ['txhash: String!', 'Hash of the transaction.'],
  ]),
  entity(
    'StreamToSalary',
    'log',
    'Translates a stream id of v1.0 into the salary id by which the subgraph lists it.',
    [
      ['id: ID!', 'Stream id of the v1.0 contract.'],
      [
        'salaryId: BigInt!',
        'Salary id of the payroll contract, which is the id of the `Stream` row.',
      ],
    ],
  ),
  entity('Token', 'state', 'An ERC-20 token that at least one stream uses.', [
    ['id: ID!', 'Address of the token, in lower case: `0x…` alone, without `asset-` and chain id.'],
    [
      'decimals: Int',
      'Decimals of the token, or `0` when it does not say: read `decimals()` of the token before you format an amount. Never null.',
    ],
    ['name: String', 'Name of the token, or `Unknown` when it has none. Never null.'],
    ['symbol: String', 'Symbol of the token, or `Unknown` when it has none. Never null.'],
  ]),
];
