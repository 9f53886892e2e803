import { describe, expect, it } from 'vitest';
import { hostedSearchHit } from './to-search-hit.ts';
import { APP_ID, SEARCH_KEY } from '../testing/algolia/keys.ts';
import { hostedSearch, INDEX, RECORDS, useNetwork } from '../testing/loopback.ts';

const holder = useNetwork();
const search = (query: string, params = {}, options = {}) =>
  hostedSearch(holder.network, options).search(query, params);

describe('a hosted search over the wire', () => {
  it('posts the query in the body, with id and key in the query string', async () => {
    await search('rate');
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
    const { hits, nbHits } = await search('rate');
    expect(hits.map(({ url }) => url)).toContain('/concepts/streaming#rate');
    expect(hits.map(({ url }) => url)).not.toContain('/concepts/old');
    expect(nbHits).toBe(hits.length);

    const old = await search('rate', {}, { tags: ['docs-default-1.0'] });
    expect(old.hits.map(({ url }) => url)).toEqual(['/concepts/old']);
  });

  it('finds nothing where the settings of the index name no facets', async () => {
    const index = holder.network.indices.get(INDEX);
    if (index) index.settings = {};
    expect(await search('rate')).toMatchObject({ hits: [], nbHits: 0 });
  });

  it('returns the second hit alone for page 1 with one hit a page', async () => {
    const all = await search('rate');
    const second = await search('rate', { hitsPerPage: 1, page: 1 });
    expect(second).toMatchObject({ page: 1, nbPages: all.nbHits, nbHits: all.nbHits });
    expect(second.hits).toEqual([all.hits[1]]);
  });

  it('has the id of the query when it is asked for', async () => {
    expect((await search('rate')).queryID).toBeUndefined();
    expect((await search('rate', { clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('marks the words of the query and escapes the text of the record', async () => {
    const index = holder.network.indices.get(INDEX);
    const [first] = RECORDS;
    if (!index || !first) throw new Error('no records');
    const hostile = '<img src=x onerror=alert(1)> rate';
    const title = { ...first, hierarchy: { ...first.hierarchy, lvl1: hostile } };
    index.records = new Map([[first.objectID, { ...title }]]);
    const [hit] = (await search('rate')).hits;
    const escaped = '&lt;img src=x onerror=alert(1)&gt; ';
    expect(hit?.hierarchy.lvl1).toBe(`${escaped}rate`);
    expect(hit?._highlightResult.hierarchy.lvl1.value).toBe(`${escaped}<mark>rate</mark>`);
  });

  it('proposes sections when nothing is found', async () => {
    expect(await hostedSearch(holder.network).suggest('zzzz')).toEqual(['Concepts', 'Guides']);
  });
});

describe('a hit of the service', () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.sablier.com/concepts/streaming#rate',
    type: 'lvl2',
    content: null,
    hierarchy: { lvl0: 'Concepts', lvl1: 'Streaming', lvl2: 'Rate' },
  };
  const read = (over: object) => hostedSearchHit({ ...hit, ...over }, 'https://docs.sablier.com');

  it('leads to a path of this site', () => {
    expect(read({})).toMatchObject({
      url: '/concepts/streaming#rate',
      url_without_anchor: '/concepts/streaming',
      anchor: 'rate',
      hierarchy: { lvl0: 'Concepts', lvl3: null },
    });
  });

  it('keeps its address when it leads to another site, and is left out when it leads nowhere', () => {
    expect(read({ url: 'https://blog.sablier.com/a' })?.url).toBe('https://blog.sablier.com/a');
    expect(read({ url: 'javascript:alert(1)' })).toBeUndefined();
    expect(read({ type: 'x' })).toBeUndefined();
    expect(hostedSearchHit(7, undefined)).toBeUndefined();
    expect(hostedSearchHit(null, undefined)).toBeUndefined();
  });
});
