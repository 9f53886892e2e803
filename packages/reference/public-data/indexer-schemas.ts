import { hash } from 'node:crypto';
import { indexers } from '@sablier-docs/protocol/indexers/model';
import { schemaText } from '@sablier-docs/protocol/indexers/schema';
import {
  indexerNames,
  vendors,
  type IndexerName,
  type Vendor,
} from '@sablier-docs/protocol/indexers/types';
import type { Field } from './schema';

/** Path of a vendor's schema on the site, without a leading slash. */
const pathOf = (indexer: IndexerName, vendor: Vendor) =>
  `data/v1/schemas/${indexer}.${vendor}.graphql`;

const each = indexerNames.flatMap((indexer) =>
  vendors
    .filter((vendor) => indexers[indexer].vendors.includes(vendor))
    .map((vendor) => ({
      indexer,
      vendor,
      path: pathOf(indexer, vendor),
      text: `${schemaText(indexer, vendor)}\n`,
    })),
);

/** The GraphQL schema of every indexer on every vendor that runs it, by the path of its file. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(each.map(({ path, text }) => [path, text]));

/** A row for each schema file, with size and digest to verify a download. */
export const schemaRows = () =>
  each.map(({ indexer, vendor, path, text }) => ({
    indexer,
    vendor,
    path: `/${path}`,
    bytes: Buffer.byteLength(text),
    sha256: hash('sha256', text),
  }));

const text = (says: string, more: object): Field => ({ says, schema: { type: 'string', ...more } });

export const schemaFields: Readonly<Record<string, Field>> = {
  indexer: text('streams for Lockup and Flow, airdrops, or legacy', { enum: indexerNames }),
  vendor: text('the-graph or envio', { enum: vendors }),
  path: text('where the file is, below the address of the site', { pattern: '^/data/v1/' }),
  bytes: { says: 'size of the file in bytes', schema: { type: 'integer', minimum: 1 } },
  sha256: text('SHA-256 of the file, in hexadecimal', { pattern: '^[0-9a-f]{64}$' }),
};
