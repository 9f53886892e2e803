import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSearch } from '../create-search.ts';
import { createEmbeddedProvider } from './provider.ts';
import { looksAtHeadings } from './query.ts';
import { timeSlices } from './time-slices.ts';
import { siteIndex } from './fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => createEmbeddedProvider({ loadIndex: () => Promise.resolve(siteIndex()) });

describe('the first letters of a word', () => {
  it.each(['s', ' st ', 'v4'])('are looked up in headings: %j', (query) => {
    expect(looksAtHeadings(query)).toBe(true);
  });

  it.each(['', 'str', 's t', 'v4.0', '?'])('are not all there is: %j', (query) => {
    expect(looksAtHeadings(query)).toBe(false);
  });

  it('are answered before the texts are read, and the answer says so', async () => {
    const first = await open().search('st');
    expect(first.isPartial).toBe(true);
    expect(first.nbHits).toBeGreaterThan(0);
    expect((await open().search('stream')).isPartial).toBeUndefined();
  });

  it('find as much as ever once the texts are read', async () => {
    const provider = open();
    await provider.search('st');
    expect(await provider.whole?.()).toBe(true);
    const again = await provider.search('st');
    expect(again.isPartial).toBeUndefined();
    expect(again.nbHits).toBeGreaterThan(0);
  });
});

describe('reading the index', () => {
  it('lets the browser have a turn after 8 ms, without a timer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const pause = timeSlices();
    expect(pause()).toBeUndefined();
    const end = performance.now() + 9;
    while (performance.now() < end);
    await pause();
    expect(pause()).toBeUndefined();
  });
});

describe('the first file', () => {
  const site = {
    config: { provider: 'embedded' as const },
    indexUrl: '/search-index.json',
    textsUrl: '/search-texts.json',
    indexName: 'x',
    tags: [],
    sections: [],
    siteUrl: 'https://docs.example',
    issues: 'https://example.com/issues',
  };

  const flow = { query: 'flow' };

  it('is fetched beside the code, and once', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(siteIndex())));
    vi.stubGlobal('fetch', fetched);
    const opening = createSearch(site);
    expect(fetched).toHaveBeenCalledWith('/search-index.json');
    expect((await (await opening).search(flow)).nbHits).toBeGreaterThan(0);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failure', async () => {
    const fetched = vi
      .fn(() => Promise.resolve(new Response(siteIndex())))
      .mockRejectedValueOnce(new TypeError('offline'));
    vi.stubGlobal('fetch', fetched);
    const provider = await createSearch(site);
    await expect(provider.search(flow)).rejects.toMatchObject({ name: 'RetryError' });
    expect((await provider.search(flow)).nbHits).toBeGreaterThan(0);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
