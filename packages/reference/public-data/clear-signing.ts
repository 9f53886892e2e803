import { hash } from 'node:crypto';
import { products } from '@sablier-docs/protocol/releases';
import { readDescriptors } from '../clear-signing';
import type { Described } from '../clear-signing/types';
import type { Field } from './schema';

/** Path of a descriptor on the site, without a leading slash; the file has the name that the public registry wants. */
const descriptorPath = ({ contract, release }: Pick<Described, 'contract' | 'release'>) =>
  `data/v1/clear-signing/calldata-${contract}-${release}.json`;

const textOf = ({ descriptor }: Described) => `${JSON.stringify(descriptor, null, 2)}\n`;

/** Every descriptor by the path of its file. */
export const descriptorFiles = (): ReadonlyMap<string, string> =>
  new Map(readDescriptors().map((one) => [descriptorPath(one), textOf(one)]));

/** A row for each descriptor, with size and digest to verify a download. */
export const descriptorRows = () =>
  readDescriptors().map((one) => {
    const { context, display } = one.descriptor;
    const isCreated = 'factory' in context.contract;
    const { deployments } =
      'factory' in context.contract ? context.contract.factory : context.contract;
    const text = textOf(one);
    return {
      product: one.product,
      release: one.release,
      contract: one.contract,
      path: `/${descriptorPath(one)}`,
      functions: Object.keys(display.formats).length,
      byFactory: isCreated,
      chainIds: deployments.map(({ chainId }) => chainId),
      bytes: Buffer.byteLength(text),
      sha256: hash('sha256', text),
    };
  });

const text = (says: string, more = {}): Field => ({ says, schema: { type: 'string', ...more } });
const count = (says: string): Field => ({ says, schema: { type: 'integer', minimum: 1 } });

export const descriptorFields: Readonly<Record<string, Field>> = {
  product: text('lockup, flow or airdrops', { enum: products }),
  release: text('release of the product, such as v4.0', { pattern: '^v\\d+\\.\\d+$' }),
  contract: text('contract whose calls it describes'),
  path: text('where the file is, below the address of the site', { pattern: '^/data/v1/' }),
  functions: count('functions that it describes'),
  byFactory: {
    says: 'whether it is bound to what a factory creates, as campaigns are, and not to addresses',
    schema: { type: 'boolean' },
  },
  chainIds: {
    says: 'chains of the contract, or of the factory',
    schema: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
  },
  bytes: count('size of the file in bytes'),
  sha256: text('SHA-256 of the file, in hexadecimal', { pattern: '^[0-9a-f]{64}$' }),
};
