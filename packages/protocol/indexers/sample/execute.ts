import {
  executeSync,
  GraphQLScalarType,
  parse,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { findEntity, indexers } from '../model';
import { indexerSchema } from '../schema';
import { camel, plural } from '../sdl/write';
import type { Entity, IndexerName, Vendor } from '../types';
import { aggregate, select, type ListArgs } from './lists';
import type { Row } from './row';
import { sampleBlockAt, SAMPLE_NOW } from './values';
import { rowsOn } from './vendors';
import { related, type Index } from './where';

/** Format of a scalar's value in a result. */
const FORMATS: Record<string, RegExp> = {
  BigInt: /^-?\d+$/,
  numeric: /^-?\d+$/,
  Bytes: /^0x([0-9a-f]{2})*$/,
  bigint: /^-?\d+$/,
};

/** Progress of the sample index, for `_meta`. */
const HEAD = { number: sampleBlockAt(SAMPLE_NOW), timestamp: SAMPLE_NOW };
const META = {
  'the-graph': {
    block: { ...HEAD, hash: `0x${'ab'.repeat(32)}`, parentHash: null },
    deployment: 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG',
    hasIndexingErrors: false,
  },
  envio: [
    {
      chainId: 1,
      progressBlock: HEAD.number,
      sourceBlock: HEAD.number + 1,
      isReady: true,
      eventsProcessed: 412_350,
    },
  ],
} satisfies Record<Vendor, unknown>;

/**
 * Runs a query on the sample rows, with the vendor's rules for names, filters, order and pages. Values have
 * the format of their scalar.
 * @throws when the query does not run, or a value is missing or malformed
 */
export function executeQuery(
  indexer: IndexerName,
  vendor: Vendor,
  query: string,
  variables: Record<string, unknown>,
  rows = rowsOn(vendor, indexer),
): Record<string, unknown> {
  const result: ExecutionResult = executeSync({
    schema: checked(indexerSchema(indexer, vendor)),
    document: parse(query),
    variableValues: variables,
    fieldResolver: resolver({ indexer: indexers[indexer], rows }, vendor),
  });
  const [error] = result.errors ?? [];
  if (error) throw new Error(`The sample query failed: ${error.message}`);
  return { data: result.data };
}

/** The schema with scalars that reject a value in another format. */
function checked(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, format] of Object.entries(FORMATS)) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) continue;
    scalar.serialize = (value) => {
      if (typeof value === 'string' && format.test(value)) return value;
      throw new Error(`${JSON.stringify(value)} is not a valid ${name}.`);
    };
  }
  return schema;
}

function resolver(index: Index, vendor: Vendor): GraphQLFieldResolver<unknown, unknown> {
  const { entities } = index.indexer;
  return (source, args: ListArgs & { id?: string }, _context, { fieldName, parentType }) => {
    if (parentType.name === 'Query') return root(index, vendor, fieldName, args);
    const row = source as Row;
    const entity = entities.find(({ name }) => name === parentType.name);
    const name = fieldName.replace(/_(id|aggregate)$/, '');
    const field = entity?.fields.find((candidate) => candidate.name === name);
    if (!entity || !field || fieldName.endsWith('_id')) return row[entity ? name : fieldName];
    if (field.kind === 'relation') return related(index, entity, row, name)[0] ?? null;
    if (field.kind !== 'derived') return row[name];
    const target = findEntity(index.indexer, field.of);
    const found = select(vendor, index, target, related(index, entity, row, name), args);
    return fieldName.endsWith('_aggregate') ? aggregate(found) : found;
  };
}

function root(index: Index, vendor: Vendor, name: string, args: ListArgs & { id?: string }) {
  if (name === '_meta') return vendor === 'envio' ? progressOf(args) : META[vendor];
  const matches = ({ name: entity }: Entity) =>
    vendor === 'envio'
      ? name.replace(/_(by_pk|aggregate)$/, '') === entity
      : [camel(entity), plural(camel(entity))].includes(name);
  const entity = index.indexer.entities.find(matches);
  if (!entity) throw new Error(`The sample index has no root "${name}".`);
  const rows = index.rows[entity.name] ?? [];
  if (args.id !== undefined) return rows.find(({ id }) => id === args.id) ?? null;
  const found = select(vendor, index, entity, rows, args);
  return name.endsWith('_aggregate') ? aggregate(found) : found;
}

/** Envio has one row per chain that it indexes, so a chain without an index has none. */
function progressOf({ where }: ListArgs) {
  const { _eq: wanted } = (where?.['chainId'] ?? {}) as { _eq?: number };
  return META.envio.filter(({ chainId }) => wanted === undefined || wanted === chainId);
}
