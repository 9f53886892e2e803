// cspell:ignore connectionrefused
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import glossary from '@sablier-docs/protocol/glossary/entries.json';
import readersWords from '@sablier-docs/protocol/glossary/readers-words.json';
import { SEARCH_TAGS } from '@sablier-docs/search/config';
import { contextualFilters } from '@sablier-docs/search/docsearch/filters';
import { recordsForUpload, synonymsForUpload } from '@sablier-docs/search/upload/records';
import { indexSettings } from '@sablier-docs/search/upload/settings';
import { answer, emptyIndex, type StoredIndex } from '@sablier-docs/search/testing/algolia/engine';
import { roleOf, startNetwork, type Network } from '@sablier-docs/search/testing/algolia/network';
import { buildOfTest } from './build';

/** Name of the index that the build was made for; see scripts/run.mjs. */
export const INDEX_NAME = 'sablier-docs';

let starting: Promise<Network> | undefined;
let own: StoredIndex | undefined;

/** The service of this test process, with the records of the build in its index. */
export function service(): Promise<Network> {
  const build = buildOfTest();
  starting ??= startNetwork().then(async (network) => {
    const read = (file: string) => readFileSync(`${build}/${file}`, 'utf8');
    const records = recordsForUpload(
      read('search-index.json'),
      read('search-texts.json'),
      'https://docs.sablier.com',
    );
    own = indexOf(records);
    network.indices.set(INDEX_NAME, own);
    // The first search prepares the index, which may take longer than a browser waits for a host.
    const facetFilters = contextualFilters(SEARCH_TAGS);
    const request = { indexName: INDEX_NAME, query: 'a', hitsPerPage: 20, facetFilters };
    await answer(own, request, 0);
    return network;
  });
  return starting;
}

/** Leads the requests of a page for the service to this machine; the browser sees the real names. */
export async function connect(page: Page): Promise<void> {
  const network = await service();
  const lead = async (route: Route) => {
    const request = route.request();
    const url = network.addressFor(request.url()) ?? '';
    try {
      const response = await fetch(url, {
        method: request.method(),
        headers: { 'content-type': request.headers()['content-type'] ?? '' },
        body: request.postData(),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const headers = {
        'content-type': response.headers.get('content-type') ?? '',
        'access-control-allow-origin': '*',
      };
      await route.fulfill({ status: response.status, headers, body });
    } catch {
      await route.abort('connectionrefused').catch(() => undefined);
    }
  };
  await page.route(
    ({ hostname }) => roleOf(hostname) !== undefined,
    (route) => lead(route).catch(() => undefined),
  );
}

/** Lets the service search these records until the test ends. */
export async function plant(records: readonly { objectID: string }[]): Promise<void> {
  (await service()).indices.set(INDEX_NAME, indexOf(records));
}

/** Reverts a test's changes of the service. */
export async function restore(): Promise<void> {
  const network = await service();
  network.reset();
  if (own) network.indices.set(INDEX_NAME, own);
}

export async function disconnect(): Promise<void> {
  await (await starting)?.close();
}

function indexOf(records: readonly { objectID: string }[]): StoredIndex {
  const index = emptyIndex();
  index.settings = indexSettings;
  for (const record of records) index.records.set(record.objectID, { ...record });
  for (const synonym of synonymsForUpload([...glossary, ...readersWords]))
    index.synonyms.set(synonym.objectID, synonym);
  return index;
}
