import { deployedProducts } from '@sablier-docs/protocol/deployments';
import { products } from '@sablier-docs/protocol/releases';

/** A field with its description, also used on the page that documents the files. */
export interface Field {
  says: string;
  schema: object;
}

const text = (says: string, more = {}): Field => ({ says, schema: { type: 'string', ...more } });
const flag = (says: string): Field => ({ says, schema: { type: 'boolean' } });
const address = { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' };
const release = { type: 'string', pattern: '^v\\d+\\.\\d+$' };
const newest = {
  type: ['object', 'null'],
  required: ['release', 'latest'],
  properties: { release, latest: { type: 'boolean' } },
};
const webAddress = { type: 'string', pattern: '^https://' };

export const deploymentFields: Readonly<Record<string, Field>> = {
  product: text('lockup, flow, airdrops or legacy', { enum: deployedProducts }),
  release: { says: 'release of the product, such as v4.0', schema: release },
  latest: flag('whether it is the newest release of its product'),
  chainId: { says: 'chain id as in EIP-155', schema: { type: 'integer', minimum: 1 } },
  contract: text('name of the contract'),
  address: { says: 'its address in checksum form', schema: address },
  alias: {
    says: 'short name of the contract in stream ids, such as LK3; null for others',
    schema: { type: ['string', 'null'] },
  },
  block: {
    says: 'block of creation; null where it is not recorded',
    schema: { type: ['integer', 'null'], minimum: 0 },
  },
  explorer: { says: 'the address on the explorer of the chain', schema: webAddress },
};

export const chainFields: Readonly<Record<string, Field>> = {
  id: { says: 'chain id as in EIP-155', schema: { type: 'integer', minimum: 1 } },
  name: text('name of the chain'),
  slug: text('its short name in the SDK, such as mainnet for Ethereum'),
  testnet: flag('whether its coins have no value'),
  currency: text('symbol of the coin that pays gas'),
  explorer: {
    says: 'name and address of its explorer; null where there is none',
    schema: {
      type: ['object', 'null'],
      required: ['name', 'url'],
      properties: { name: { type: 'string' }, url: webAddress },
    },
  },
  releases: {
    says: 'for each product its newest release on this chain, and whether that is the newest of all; null where there is none',
    schema: {
      type: 'object',
      required: [...products],
      properties: Object.fromEntries(products.map((product) => [product, newest])),
    },
  },
};

/**
 * JSON Schema (2020-12) of a file with a list of rows. It allows unknown fields, because the files may gain
 * some.
 */
export function dataSchema(
  id: string,
  title: string,
  list: string,
  fields: Readonly<Record<string, Field>>,
): object {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, { says, schema }]) => [
      name,
      { description: says, ...schema },
    ]),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    type: 'object',
    required: ['source', list],
    properties: {
      $schema: { type: 'string' },
      source: { type: 'string', description: 'package and version that the data came from' },
      [list]: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', required: Object.keys(fields), properties },
      },
    },
  };
}
