// cspell:ignore streamin
import { describe, expect, it } from 'vitest';
import { buildEmbeddedIndex } from '../../../../src/search/embedded/build.ts';
import { createEmbeddedProvider } from '../../../../src/search/embedded/provider.ts';
import type { SearchResult } from '../../../../src/search/types.ts';
import { recordsForUpload } from '../../../../src/search/upload/records.ts';
import { SEARCH_KEY } from '../../../support/algolia/keys.ts';
import { APP_ID } from '../../../support/algolia/network.ts';
import { hostedProvider, INDEX, RECORDS, useNetwork } from './loopback.ts';

const holder = useNetwork();
const provider = (options = {}) => hostedProvider(holder.network, options);

describe('a hosted search over the wire', () => {
  it('posts the query in the body, with id and key in the query string', async () => {
    await provider().search('rate');
    const [request] = holder.network.log;
    expect(holder.network.log).toHaveLength(1);
    expect(request).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', role: 'dsn' });
    expect(request?.params.get('x-algolia-application-id')).toBe(APP_ID);
    expect(request?.params.get('x-algolia-api-key')).toBe(SEARCH_KEY);
    expect(request?.params.has('query')).toBe(false);
    expect(request?.headers['content-type']).toBe('text/plain');
    expect(request?.body).toMatchObject({ requests: [{ query: 'rate', indexName: INDEX }] });
  });

  it('finds the records of the right language and tag only', async () => {
    const { hits, nbHits } = await provider().search('rate');
    expect(hits.map(({ url }) => url)).toContain('/concepts/streaming#rate');
    expect(hits.map(({ url }) => url)).not.toContain('/concepts/old');
    expect(nbHits).toBe(hits.length);

    const old = await provider({ tags: ['docs-default-1.0'] }).search('rate');
    expect(old.hits.map(({ url }) => url)).toEqual(['/concepts/old']);
  });

  it('filters by section', async () => {
    const { hits } = await provider().search('rate', { section: 'Guides' });
    expect(hits.map(({ url }) => url)).toEqual(['/guides/flow/overview']);
  });

  it('finds nothing where the settings of the index name no facets', async () => {
    const index = holder.network.indices.get(INDEX);
    if (index) index.settings = {};
    expect(await provider().search('rate')).toMatchObject({ hits: [], nbHits: 0 });
  });

  it('turns pages', async () => {
    const all = await provider().search('rate');
    const second = await provider().search('rate', { hitsPerPage: 1, page: 1 });
    expect(second).toMatchObject({ page: 1, nbPages: all.nbHits, nbHits: all.nbHits });
    expect(second.hits).toEqual([all.hits[1]]);
  });

  it('marks the words of the query and leaves the text of the record as it is', async () => {
    const index = holder.network.indices.get(INDEX);
    const [first] = RECORDS;
    if (!index || !first) throw new Error('no records');
    const hostile = '<img src=x onerror=alert(1)> rate';
    const title = { ...first, hierarchy: { ...first.hierarchy, lvl1: hostile } };
    index.records = new Map([[first.objectID, { ...title }]]);
    const [hit] = (await provider().search('rate')).hits;
    expect(hit?.hierarchy.lvl1).toBe(hostile);
    expect(hit?._highlightResult.hierarchy.lvl1).toMatchObject({
      text: hostile,
      ranges: [{ start: hostile.indexOf('rate'), end: hostile.length }],
    });
  });

  it('shows the first words below a heading, as the embedded search does', async () => {
    const index = holder.network.indices.get(INDEX);
    if (!index) throw new Error('no index');
    const { json } = buildEmbeddedIndex(RECORDS.slice(0, -1));
    const records = recordsForUpload(json, undefined, 'https://docs.sablier.com');
    index.records = new Map(records.map((record) => [record.objectID, { ...record }]));
    const own = createEmbeddedProvider({ load: () => Promise.resolve(json) });
    const site = provider({ siteUrl: 'https://docs.sablier.com' });
    const shown = ({ hits }: SearchResult) =>
      hits.map((hit) => [hit.url, hit._snippetResult.content.text]);
    const answer = await site.search('streaming');
    expect(answer.hits[0]).toMatchObject({ url: '/concepts/streaming', content: null });
    expect(shown(answer)).toContainEqual(['/concepts/streaming', 'A rate per second']);
    expect(shown(answer)).toEqual(shown(await own.search('streaming')));
  });

  it('has no snippet of a heading that was uploaded without one', async () => {
    const { hits } = await provider().search('streaming');
    expect(hits[0]?._snippetResult.content.text).toBe('');
  });

  it('asks for the id of the query when somebody listens', async () => {
    expect((await provider().search('rate')).queryID).toBeUndefined();
    const events = { viewed: () => undefined, opened: () => undefined };
    expect((await provider({ events }).search('rate')).queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('proposes headings of earlier answers, then sections', async () => {
    const site = provider({ sections: ['Concepts', 'Guides', 'References', 'APIs'] });
    expect(await site.suggest('zzzz')).toEqual(['Concepts', 'Guides', 'References']);
    await site.search('rate');
    expect(await site.suggest('streamin')).toEqual(['Streaming', 'Concepts', 'Guides']);
  });
});
