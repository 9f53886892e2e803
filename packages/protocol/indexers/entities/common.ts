import { entity, type FieldRow } from '../entity';
import type { Entity } from '../types';

const CHAIN: FieldRow = ['chainId: BigInt!', 'EVM chain id, for example `8453` for Base.'];

/** The token entity; `lists` are the reverse lists of the indexer. */
export const asset = (lists: readonly FieldRow[]): Entity =>
  entity('Asset', 'state', 'An ERC-20 token that at least one indexed record uses.', [
    ['id: String!', '`asset-{chainId}-{address}`, with the address in lower case.'],
    ['address: Bytes!', 'Token contract, in lower case.'],
    CHAIN,
    [
      'decimals: BigInt!',
      'Decimals of the token; `0` when the token does not answer the call and, on Envio, when the node did not. Together with the symbol `UNKNOWN`, 0 means that the decimals are not known: read `decimals()` of the token.',
    ],
    [
      'name: String!',
      'Name of the token. The Graph reads it at the block of the first event, Envio at the latest block and without control characters and links. `Unknown` when the token has none or the indexer blocks it. Anyone can choose a name: do not treat it as proof of anything.',
    ],
    [
      'symbol: String!',
      'Symbol of the token, read like the name. Without one: `Unknown` on The Graph, `UNKNOWN` on Envio.',
    ],
    ...lists,
  ]);

export const watcher = (counters: readonly FieldRow[]): Entity =>
  entity(
    'Watcher',
    'state',
    'One row per chain with the counters that number records. Each counter holds the next number, so the count so far is one less.',
    [['id: String!', 'The chain id as text, for example `1`.'], CHAIN, ...counters],
  );

export const indexerInfo = entity(
  'IndexerInfo',
  'log',
  'How and when this index was deployed, one row per chain. Deployments older than July 31, 2026 may lack it.',
  [
    ['id: String!', 'The chain id as text.'],
    CHAIN,
    [
      'commitHash: String!',
      'Git commit of the indexers repository that this deployment was built from.',
    ],
    [
      'deployedAt: BigInt!',
      'When the deployment was prepared, in Unix seconds; the time of the first block where that is not known.',
    ],
    ['indexer: String!', 'Which indexer answers: `streams` or `airdrops`.'],
    [
      'protocols: [String!]!',
      'Products that the deployment covers, for example `flow` and `lockup`.',
    ],
    [
      'startBlock: BigInt!',
      'First block of the chain that was read. Nothing earlier is in the index.',
    ],
    ['vendor: String!', 'Who runs it: `envio` or `graph`.'],
    ['versionLabel: String', 'Label of the subgraph version. Null on Envio.'],
  ],
);

/** Transaction and log of an action row; the same on every action entity. */
export const actionOrigin = (counter: string): FieldRow[] => [
  [
    'id: String!',
    '`action-{chainId}-{txHash}-{logIndex}`. The log index counts within the block, not within the transaction.',
  ],
  [
    'subgraphId: BigInt!',
    `Number of the action on its chain, from \`Watcher.${counter}\`. Sort and page by it; do not store it, because a rebuild can renumber the rows.`,
  ],
  ['block: BigInt!', 'Number of the block that holds the event.'],
  CHAIN,
  [
    'from: Bytes!',
    'Account that sent the transaction. With a smart wallet or a relayer this is not the wallet that acted.',
  ],
  ['hash: Bytes!', 'Hash of the transaction.'],
  ['timestamp: BigInt!', 'Time of the block, in Unix seconds.'],
];

/** Origin of a stream row; the same for Lockup and Flow. */
export const streamOrigin = (counter: string, alias: string): FieldRow[] => [
  ['id: String!', '`{contract}-{chainId}-{tokenId}`, with the address in lower case.'],
  [
    'alias: String!',
    `\`{contractAlias}-{chainId}-{tokenId}\`, for example \`${alias}\`. The app uses it in links.`,
  ],
  CHAIN,
  [
    'subgraphId: BigInt!',
    `Number of the stream on its chain in order of creation, from 1, taken from \`Watcher.${counter}\`. Sort and page by it; do not store it, because a rebuild can renumber the rows.`,
  ],
  [
    'tokenId: BigInt!',
    'The `streamId` of the contract, which is also the id of the ERC-721 token. Every contract call needs it.',
  ],
  ['hash: Bytes!', 'Hash of the transaction that created the stream.'],
  [
    'timestamp: BigInt!',
    'When the stream was created, in Unix seconds. The schedule starts at `startTime`.',
  ],
];

/** Parties and identity of a stream; the same for Lockup and Flow. */
export const streamCore = (product: 'Lockup' | 'Flow', version: string): FieldRow[] => [
  [
    `actions: [${product}Action!]! @by stream`,
    'Every event of this stream as a row. A list inside a row is paged like any other list.',
  ],
  ['asset: Asset!', 'The token that the stream pays out.'],
  [
    'assetDecimalsValue: BigInt!',
    'Copy of `asset.decimals`, so that a list can be formatted without a nested query. Before you send an amount, read `decimals()` of the token: 0 can mean unknown.',
  ],
  [
    `batch: ${product}Batch!`,
    'Streams created in the same transaction by the same sender. A stream created alone has a batch of size 1.',
  ],
  [
    `category: ${product}StreamCategory!`,
    product === 'Flow' ? 'Always `Flow`.' : 'The model that releases the tokens.',
  ],
  [
    'contract: Bytes!',
    `Address of the ${product} contract that holds the stream. Use it with \`version\` to choose the ABI for calls. A plain address: join it with \`Contract\` by value.`,
  ],
  ['position: BigInt!', 'Place of the stream in its batch, from 0.'],
  [
    'recipient: Bytes!',
    product === 'Flow'
      ? 'Current owner of the NFT. It follows transfers; the first recipient is in the `Create` action.'
      : 'Current owner of the NFT. It follows transfers, and is the zero address once the NFT is burned; the first recipient is in the `Create` action.',
  ],
  ['sender: Bytes!', 'Account that manages the stream. Set at creation and never changed.'],
  [
    'startTime: BigInt!',
    product === 'Flow'
      ? 'When the debt begins to grow, in Unix seconds.'
      : 'Start of the schedule, in Unix seconds. It can lie before or after the creation.',
  ],
  ['transferable: Boolean!', 'Whether the NFT can be transferred. Fixed at creation.'],
  ['version: String!', `Release of the contract, for example \`${version}\`.`],
  ['withdrawnAmount: BigInt!', "Sum of all withdrawals so far, in the token's smallest unit."],
];

/** Streams that one sender created in one transaction, and the senders who did so. */
export const batchEntities = (product: 'Lockup' | 'Flow'): Entity[] => [
  entity(
    `${product}Batch`,
    'state',
    `${product} streams that one sender created in one transaction. Every stream has a row here; a real batch has a \`size\` of 2 or more.`,
    [
      ['id: String!', '`batch-{chainId}-{sender}-{txHash}`, in this order.'],
      ['hash: Bytes', 'Hash of the transaction. Null while `size` is 1.'],
      ['timestamp: BigInt', 'Time of the transaction, in Unix seconds. Null while `size` is 1.'],
      [`batcher: ${product}Batcher`, 'The sender as a row. Null while `size` is 1.'],
      [
        'position: BigInt',
        'Number of this batch among the batches of the sender, from 1. While `size` is 1 it is null on The Graph and `0` on Envio.',
      ],
      [
        'size: BigInt!',
        'How many streams the sender created in the transaction so far: it grows with each.',
      ],
      [
        `streams: [${product}Stream!]! @by batch`,
        'The streams of the batch. Sort by `position` for the order of creation.',
      ],
    ],
  ),
  entity(
    `${product}Batcher`,
    'state',
    `A sender of at least one indexed ${product} stream, with the number of its batches.`,
    [
      ['id: String!', '`batcher-{chainId}-{sender}`, with the address in lower case.'],
      [
        'batchCounter: BigInt!',
        'Batches of 2 or more streams that the sender created so far. `0` for a sender that created all its streams alone.',
      ],
      [`batches: [${product}Batch!]! @by batcher`, 'Those batches.'],
    ],
  ),
];

export { CHAIN };
