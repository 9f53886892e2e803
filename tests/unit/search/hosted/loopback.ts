import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createHostedClient } from '../../../../src/search/hosted/client.ts';
import {
  createHostedProvider,
  type HostedOptions,
} from '../../../../src/search/hosted/provider.ts';
import type { SearchRecord } from '../../../../src/search/types.ts';
import { emptyIndex } from '../../../support/algolia/engine.ts';
import { SEARCH_KEY } from '../../../support/algolia/keys.ts';
import { APP_ID, startNetwork, type Network } from '../../../support/algolia/network.ts';
import { requesterFor, type Attempt } from '../../../support/algolia/requester.ts';
import { h, recordsOf } from '../fixtures.ts';

export const INDEX = 'docs';
export const TAGS = ['default', 'docs-default-current'];
export const FACETS = ['language', 'docusaurus_tag', 'hierarchy.lvl0'];

/** Two pages, and one that no search of the site must find: it has another tag. */
export const RECORDS: SearchRecord[] = [
  ...recordsOf(
    '/concepts/streaming',
    'Streaming',
    `${h(2, 'rate', 'Rate')}<p>A rate per second</p>`,
  ),
  ...recordsOf('/guides/flow/overview', 'Flow guides', '<p>Choose a rate for each stream</p>'),
  ...recordsOf('/concepts/old', 'Old rate', '').map((record) => ({
    ...record,
    docusaurus_tag: 'docs-default-1.0',
  })),
];

/** Starts the service for the tests of a file, with the records above in its index. */
export function useNetwork(): { network: Network } {
  const holder = {} as { network: Network };
  beforeAll(async () => void (holder.network = await startNetwork()));
  beforeEach(() => {
    holder.network.reset();
    const index = emptyIndex();
    index.settings = { attributesForFaceting: FACETS };
    for (const record of RECORDS) index.records.set(record.objectID, { ...record });
    holder.network.indices.set(INDEX, index);
  });
  afterAll(() => holder.network.close());
  return holder;
}

/** The provider with the client that the site ships; only the addresses lead to this machine. */
export function hostedProvider(
  network: Network,
  options: Partial<HostedOptions> = {},
  attempts?: Attempt[],
) {
  return createHostedProvider({
    appId: APP_ID,
    apiKey: SEARCH_KEY,
    indexName: INDEX,
    tags: TAGS,
    requester: requesterFor(network, attempts),
    ...options,
  });
}

export const hostedClient = (network: Network, attempts?: Attempt[]) =>
  createHostedClient(APP_ID, SEARCH_KEY, { requester: requesterFor(network, attempts) });
