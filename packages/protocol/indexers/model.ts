import { airdropsEntities } from './entities/airdrops';
import { flowEntities } from './entities/flow';
import { legacyEntities } from './entities/legacy';
import { lockupEntities } from './entities/lockup';
import { sharedEntities } from './entities/shared';
import { airdropEnums, streamEnums } from './enums';
import type { Entity, EnumType, Indexer, IndexerName } from './types';

/** Entities on the page of a product, in order: its own first, then the shared ones. */
export const entitiesOf = {
  lockup: [...lockupEntities, ...sharedEntities],
  flow: [...flowEntities, ...sharedEntities],
  airdrops: airdropsEntities,
  legacy: legacyEntities,
} as const satisfies Record<string, Entity[]>;

export type DataGroup = keyof typeof entitiesOf;

export const indexers: Record<IndexerName, Indexer> = {
  streams: {
    name: 'streams',
    vendors: ['the-graph', 'envio'],
    entities: [...lockupEntities, ...flowEntities, ...sharedEntities],
    enums: streamEnums,
    aggregated: [
      'Asset',
      'FlowStream',
      'LockupStream',
      'FlowAction',
      'LockupAction',
      'FlowBatch',
      'LockupBatch',
      'IndexerInfo',
    ],
  },
  airdrops: {
    name: 'airdrops',
    vendors: ['the-graph', 'envio'],
    entities: airdropsEntities,
    enums: airdropEnums,
    aggregated: ['Asset', 'IndexerInfo', 'Action', 'Activity', 'Campaign'],
  },
  legacy: {
    name: 'legacy',
    vendors: ['the-graph'],
    entities: legacyEntities,
    enums: [],
    aggregated: [],
  },
};

/** The indexer of a product or data group. */
export const indexerOf = (group: DataGroup): Indexer =>
  indexers[group === 'lockup' || group === 'flow' ? 'streams' : group];

/** @throws when the indexer has no entity of that name */
export function findEntity({ name, entities }: Indexer, wanted: string): Entity {
  const found = entities.find((candidate) => candidate.name === wanted);
  if (!found) throw new Error(`The ${name} indexer has no entity "${wanted}".`);
  return found;
}

/** @throws when the indexer has no enum of that name */
export function findEnum({ name, enums }: Indexer, wanted: string): EnumType {
  const found = enums.find((candidate) => candidate.name === wanted);
  if (!found) throw new Error(`The ${name} indexer has no enum "${wanted}".`);
  return found;
}
