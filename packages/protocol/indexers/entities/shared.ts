import { entity } from '../entity';
import type { Entity } from '../types';
import { asset, CHAIN, indexerInfo, watcher } from './common';

/** Entities of the streams indexer that Lockup and Flow share. */
export const sharedEntities: Entity[] = [
  asset([
    ['flowStreams: [FlowStream!]! @by asset', 'Flow streams of this token.'],
    ['lockupStreams: [LockupStream!]! @by asset', 'Lockup streams of this token.'],
  ]),
  entity(
    'Contract',
    'state',
    'A Lockup or Flow contract in which at least one stream was created. One whose streams left only a `DeprecatedStream` has a row too, except a Flow contract on Envio. A contract that holds nothing but price-gated streams has no row.',
    [
      ['id: String!', '`contract-{chainId}-{address}`, with the address in lower case.'],
      ['address: Bytes!', 'Address of the contract, in lower case.'],
      ['alias: String!', 'Name of contract and release in the SDK, for example `LK3` or `FL4`.'],
      [
        'category: String!',
        'Product of the contract: `lockup` or `flow` on Envio, `Lockup` or `Flow` on The Graph.',
      ],
      CHAIN,
    ],
  ),
  entity(
    'DeprecatedStream',
    'log',
    'What is left of a stream that is not indexed: one created since September 19, 2025, 00:00 UTC on a release without fees, in a token that is not exempt.',
    [
      ['id: String!', 'The id that the stream would have: `{contract}-{chainId}-{tokenId}`.'],
      CHAIN,
      ['contractAddress: Bytes!', 'Contract that holds the stream. Read everything else from it.'],
      ['tokenId: BigInt!', 'The `streamId` of the contract.'],
      ['hash: Bytes!', 'Hash of the transaction that created the stream.'],
      ['timestamp: BigInt!', 'When the stream was created, in Unix seconds.'],
    ],
  ),
  watcher([
    ['flowActionCounter: BigInt!', 'Number that the next Flow action will get.'],
    ['flowStreamCounter: BigInt!', 'Number that the next Flow stream will get.'],
    ['lockupActionCounter: BigInt!', 'Number that the next Lockup action will get.'],
    ['lockupStreamCounter: BigInt!', 'Number that the next Lockup stream will get.'],
  ]),
  indexerInfo,
];
