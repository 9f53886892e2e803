import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createHostedClient } from '../hosted/client.ts';
import { contextualFilters } from '../docsearch/filters.ts';
import { createHostedSearch } from '../hosted/search.ts';
import type { SearchRecord } from '../types.ts';
import { emptyIndex } from './algolia/engine.ts';
import { APP_ID, SEARCH_KEY } from './algolia/keys.ts';
import { startNetwork, type Network } from './algolia/network.ts';
import { requesterFor, type Attempt } from './algolia/requester.ts';
import { h, fixtureRecords } from '../embedded/fixtures.ts';

export const INDEX = 'docs';
export const TAGS = ['default', 'docs-default-current'];
const FACETS = ['language', 'docusaurus_tag', 'hierarchy.lvl0'];

/** Two pages, and one with another tag, which no search of the site may find. */
export const RECORDS: SearchRecord[] = [
  ...fixtureRecords(
    '/concepts/streaming',
    'Streaming',
    `${h(2, 'rate', 'Rate')}<p>A rate per second</p>`,
  ),
  ...fixtureRecords('/guides/flow/overview', 'Flow guides', '<p>Choose a rate for each stream</p>'),
  ...fixtureRecords('/concepts/old', 'Old rate', '').map((record) => ({
    ...record,
    docusaurus_tag: 'docs-default-1.0',
  })),
];

/** Starts the service for the tests of a file, with these records in its index. */
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

interface Options {
  apiKey?: string;
  indexName?: string;
  tags?: readonly string[];
}

/** The search of the site, called in the same way as by DocSearch; only the hosts are on this machine. */
export function hostedSearch(
  network: Network,
  { apiKey = SEARCH_KEY, indexName = INDEX, tags = TAGS }: Options = {},
  attempts?: Attempt[],
) {
  const requester = requesterFor(network, attempts);
  const site = { siteUrl: 'https://docs.sablier.com', sections: ['Concepts', 'Guides'] };
  const opening = createHostedSearch({ appId: APP_ID, apiKey }, site, { requester });
  const marks = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
  return {
    async search(query: string, params: object = {}) {
      const request = {
        indexName,
        query,
        facetFilters: contextualFilters(tags),
        ...marks,
        ...params,
      };
      return (await opening).search(request);
    },
    suggest: async (query: string) => (await opening).suggest(query),
  };
}

export const hostedClient = (network: Network, attempts?: Attempt[]) =>
  createHostedClient(APP_ID, SEARCH_KEY, { requester: requesterFor(network, attempts) });
