import { buildSchema, type GraphQLSchema } from 'graphql';
import { indexers } from './model';
import { envioSdl } from './sdl/envio';
import { theGraphSdl } from './sdl/the-graph';
import type { IndexerName, Vendor } from './types';

const write = { 'the-graph': theGraphSdl, envio: envioSdl };

/** A vendor's schema as text. @throws when the vendor does not run the indexer */
export function schemaText(indexer: IndexerName, vendor: Vendor): string {
  const found = indexers[indexer];
  if (!found.vendors.includes(vendor)) throw new Error(`${vendor} has no ${indexer} indexer.`);
  return write[vendor](found);
}

const built = new Map<string, GraphQLSchema>();

/** A vendor's schema, ready to validate and run queries. Built once per process. */
export function indexerSchema(indexer: IndexerName, vendor: Vendor): GraphQLSchema {
  const key = `${indexer} ${vendor}`;
  const schema = built.get(key) ?? buildSchema(schemaText(indexer, vendor));
  built.set(key, schema);
  return schema;
}
