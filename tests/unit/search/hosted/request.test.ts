import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import { createHostedProvider, type HostedClient } from '../../../../src/search/hosted/provider.ts';

interface Sent {
  method: string;
  url: string;
  data?: string | Uint8Array | undefined;
}

const OPTIONS = {
  appId: 'APPID',
  apiKey: 'key',
  indexName: 'docs',
  tags: ['default', 'docs-default-current'],
  siteUrl: 'https://docs.sablier.com',
};

/** Algolia's real client on a network that answers with `content`. */
function network(content: unknown, status = 200) {
  const sent: Sent[] = [];
  const client = liteClient(OPTIONS.appId, OPTIONS.apiKey, {
    authMode: 'WithinQueryParameters',
    requester: {
      send: (request) => {
        sent.push(request);
        const text = typeof content === 'string' ? content : JSON.stringify(content);
        return Promise.resolve({ content: text, status, isTimedOut: false });
      },
    },
  });
  return { client: client as HostedClient, sent };
}

const hit = (over: object = {}) => ({
  objectID: '1',
  url: 'https://docs.sablier.com/concepts/streaming#rate',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Concepts', lvl1: 'Streaming', lvl2: 'Rate' },
  _highlightResult: {
    hierarchy: {
      lvl2: {
        value: '<mark>Rate</mark><img onerror=x>',
        matchLevel: 'full',
        matchedWords: ['rate'],
      },
    },
  },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Rate</mark>', matchLevel: 'full' } } },
  ...over,
});
const answer = (...hits: unknown[]) => ({
  results: [{ hits, nbHits: 41, page: 0, nbPages: 3, queryID: 'q1' }],
});

describe('hosted search', () => {
  it('sends the request of the DocSearch modal', async () => {
    const { client, sent } = network(answer());
    await createHostedProvider({ ...OPTIONS, client }).search('rate');
    const url = new URL(sent[0]?.url ?? '');
    expect(sent[0]?.method).toBe('POST');
    expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APPID');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(JSON.parse(String(sent[0]?.data))).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: 'rate',
          attributesToRetrieve: [
            'hierarchy.lvl0',
            'hierarchy.lvl1',
            'hierarchy.lvl2',
            'hierarchy.lvl3',
            'hierarchy.lvl4',
            'hierarchy.lvl5',
            'hierarchy.lvl6',
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            'hierarchy.lvl1:10',
            'hierarchy.lvl2:10',
            'hierarchy.lvl3:10',
            'hierarchy.lvl4:10',
            'hierarchy.lvl5:10',
            'hierarchy.lvl6:10',
            'intro:10',
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      ],
    });
  });

  it('passes options on and cuts the query at 64 characters', async () => {
    const { client, sent } = network(answer());
    const provider = createHostedProvider({
      ...OPTIONS,
      client,
      events: { viewed: () => undefined, opened: () => undefined },
    });
    await provider.search('x'.repeat(100), {
      page: 2,
      hitsPerPage: 5,
      snippetWords: 5,
      section: 'Guides',
    });
    const { requests } = JSON.parse(String(sent[0]?.data)) as {
      requests: Record<string, unknown>[];
    };
    expect(requests[0]).toMatchObject({
      query: 'x'.repeat(64),
      page: 2,
      hitsPerPage: 5,
      clickAnalytics: true,
    });
    expect(requests[0]?.attributesToSnippet).toContain('content:5');
    expect(requests[0]?.facetFilters).toContain('hierarchy.lvl0:Guides');
  });

  it('returns the shape of the embedded search', async () => {
    const { client } = network(answer(hit()));
    const result = await createHostedProvider({ ...OPTIONS, client }).search('rate');
    expect(result).toMatchObject({ nbHits: 41, page: 0, nbPages: 3, query: 'rate', queryID: 'q1' });
    expect(result.hits[0]).toMatchObject({
      url: '/concepts/streaming#rate',
      url_without_anchor: '/concepts/streaming',
      anchor: 'rate',
      hierarchy: { lvl0: 'Concepts', lvl3: null },
    });
    expect(result.hits[0]?._highlightResult.hierarchy.lvl2).toEqual({
      text: 'Rate<img onerror=x>',
      ranges: [{ start: 0, end: 4 }],
      matchLevel: 'full',
      matchedWords: ['rate'],
    });
    expect(result.hits[0]?._snippetResult.hierarchy.lvl1.text).toBe('Streaming');
  });

  it('drops hits that lead nowhere and keeps other sites as they are', async () => {
    const { client } = network(
      answer(
        hit({ url: 'javascript:alert(1)' }),
        hit({ type: 'x' }),
        7,
        null,
        hit({ objectID: '2', url: 'https://blog.sablier.com/a' }),
      ),
    );
    const { hits } = await createHostedProvider({ ...OPTIONS, client }).search('rate');
    expect(hits.map(({ url }) => url)).toEqual(['https://blog.sablier.com/a']);
  });

  it('asks nothing for an empty query or after an abort', async () => {
    const { client, sent } = network(answer());
    const provider = createHostedProvider({ ...OPTIONS, client });
    expect(await provider.search('  ')).toMatchObject({ hits: [], nbHits: 0 });
    await expect(provider.search('x', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(sent).toEqual([]);
  });

  it('rejects with the error classes of the client', async () => {
    const search = (content: unknown, status?: number) =>
      createHostedProvider({ ...OPTIONS, client: network(content, status).client }).search('rate');
    await expect(search({ message: 'Invalid key' }, 403)).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid key',
    });
    await expect(search({ message: 'down' }, 500)).rejects.toMatchObject({ name: 'RetryError' });
    await expect(search('{', 200)).rejects.toMatchObject({ name: 'DeserializationError' });
    await expect(search({ results: [] })).rejects.toThrow(/without hits/);
  });
});
