import { isObjectType, type GraphQLSchema } from 'graphql';
import { findEnum, indexers } from '../../../src/protocol/indexers/model';
import { schemaOf } from '../../../src/protocol/indexers/schema';
import { readQuery, sampleAnswer } from '../../../src/protocol/indexers/queries';
import type { Row } from '../../../src/protocol/indexers/sample/row';
import { sampleRows } from '../../../src/protocol/indexers/sample/rows';
import type { IndexerName, Vendor } from '../../../src/protocol/indexers/types';

/** The indexers as the site knows them: their published schemas, and sample rows that fit these. */
export const indexer = {
  schema: (name: IndexerName, vendor: Vendor): GraphQLSchema => schemaOf(name, vendor),
  /** Names of the fields of an entity. @throws when the schema has none of this name */
  fields: (name: IndexerName, vendor: Vendor, entity: string): string[] => {
    const type = schemaOf(name, vendor).getType(entity);
    if (!isObjectType(type)) throw new Error(`${name} on ${vendor} has no entity ${entity}.`);
    return Object.keys(type.getFields());
  },
  /** Values of an enum, the same for both vendors. @throws when there is none of this name */
  values: (name: IndexerName, of: string): string[] =>
    Object.keys(findEnum(indexers[name], of).values),
  /** Sample rows of an entity. @throws when there are none */
  rows: (name: IndexerName, entity: string): readonly Row[] => {
    const rows = sampleRows[name][entity] ?? [];
    if (rows.length === 0) throw new Error(`${name} has no sample row of ${entity}.`);
    return rows;
  },
  /** What a query of examples/graphql answers on the sample rows. */
  answer: (query: string, vendor: Vendor) => sampleAnswer(readQuery(query, vendor)),
};
