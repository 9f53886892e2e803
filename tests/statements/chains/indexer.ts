import { isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import {
  findEnum,
  indexerOf,
  indexers,
  type DataGroup,
} from '@sablier-docs/protocol/indexers/model';
import { indexerSchema } from '@sablier-docs/protocol/indexers/schema';
import { problemsOf, readQuery, sampleResult } from '@sablier-docs/protocol/indexers/queries';
import { executeQuery } from '@sablier-docs/protocol/indexers/sample/execute';
import type { Row } from '@sablier-docs/protocol/indexers/sample/row';
import { sampleRows } from '@sablier-docs/protocol/indexers/sample/rows';
import { rowsOn } from '@sablier-docs/protocol/indexers/sample/vendors';
import type { IndexerName, Vendor } from '@sablier-docs/protocol/indexers/types';

/** The indexers as the site knows them: their published schemas, and sample rows that fit these. */
export const indexer = {
  schema: (name: IndexerName, vendor: Vendor): GraphQLSchema => indexerSchema(name, vendor),
  /** Names of the fields of an entity. @throws when the schema has none of this name */
  fields: (name: IndexerName, vendor: Vendor, entity: string): string[] => {
    const type = indexerSchema(name, vendor).getType(entity);
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
  answer: (query: string, vendor: Vendor) => sampleResult(readQuery(query, vendor)),
  /** Rows of an entity as a vendor stores them. @throws when there are none */
  rowsOn: (name: IndexerName, vendor: Vendor, entity: string): readonly Row[] => {
    const rows = rowsOn(vendor, name)[entity] ?? [];
    if (rows.length === 0) throw new Error(`${name} has no sample row of ${entity}.`);
    return rows;
  },
  /** Names at the top of a query. */
  roots: (name: IndexerName, vendor: Vendor): string[] =>
    Object.keys(indexerSchema(name, vendor).getQueryType()?.getFields() ?? {}),
  /** Names of the arguments of a root, or of a field of an entity. @throws when there is none */
  args: (name: IndexerName, vendor: Vendor, field: string, of = 'Query'): string[] => {
    const type = indexerSchema(name, vendor).getType(of);
    const found = isObjectType(type) ? type.getFields()[field] : undefined;
    if (!found) throw new Error(`${of} of ${name} on ${vendor} has no ${field}.`);
    return found.args.map((argument) => argument.name);
  },
  /** Names in a filter. @throws when the schema has none of this name */
  filters: (name: IndexerName, vendor: Vendor, of: string): string[] => {
    const type = indexerSchema(name, vendor).getType(of);
    if (!isInputObjectType(type)) throw new Error(`${name} on ${vendor} has no filter ${of}.`);
    return Object.keys(type.getFields());
  },
  /** Whether a query without variables fits the schema of a vendor. */
  fits: (group: DataGroup, vendor: Vendor, text: string): boolean =>
    problemsOf({ group, vendor, text, variables: {} }).length === 0,
  /** What a query of examples/graphql gives under one of its roots: a list of rows. */
  list: (query: string, vendor: Vendor, root: string): Row[] => {
    const { data } = sampleResult(readQuery(query, vendor)) as { data: Record<string, Row[]> };
    const rows = data[root];
    if (!Array.isArray(rows)) throw new Error(`${query} on ${vendor} has no list ${root}.`);
    return rows;
  },
  /** What a query of examples/graphql answers when some of its variables are others. */
  ask: (query: string, vendor: Vendor, variables: Record<string, unknown>) => {
    const found = readQuery(query, vendor);
    const all = { ...found.variables, ...variables };
    return executeQuery(indexerOf(found.group).name, vendor, found.text, all);
  },
};
