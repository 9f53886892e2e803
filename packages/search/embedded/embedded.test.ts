import { describe, expect, it, vi } from 'vitest';
import { buildEmbeddedIndex } from './build.ts';
import { packedRecords as unpackRecords, unpack } from './pack.ts';
import { createEmbeddedProvider } from './provider.ts';
import { fixtureRecords, siteIndex, siteProvider, siteRecords } from './fixtures.ts';

describe('the built index', () => {
  it('is the same for the same records and gives them back', () => {
    expect(siteIndex()).toBe(siteIndex());
    expect(unpackRecords(unpack(JSON.parse(siteIndex())).pages)).toEqual(siteRecords());
  });

  it('counts the records and pages that it was made of', () => {
    const built = buildEmbeddedIndex(siteRecords());
    expect(built.records).toBe(siteRecords().length);
    expect(built.pages).toBe(15);
  });

  it('throws for no records, an id that comes twice, and a section before its title', () => {
    const page = fixtureRecords('/x', 'X', '<p>x</p>');
    expect(() => buildEmbeddedIndex([])).toThrow(/no records/);
    expect(() => buildEmbeddedIndex([...page, ...page])).toThrow(/two records have the id/);
    expect(() => buildEmbeddedIndex(page.slice(1))).toThrow(/before the title/);
  });
});

describe('loading', () => {
  it('happens once, and only when something is searched', async () => {
    const loadIndex = vi.fn(() => Promise.resolve<unknown>(siteIndex()));
    const provider = createEmbeddedProvider({ loadIndex });
    await provider.search('   ');
    expect(loadIndex).not.toHaveBeenCalled();
    await Promise.all([provider.preload(), provider.search('stream'), provider.search('flow')]);
    expect(loadIndex).toHaveBeenCalledTimes(1);
  });

  it('answers from an index that was parsed already', async () => {
    const provider = createEmbeddedProvider({
      loadIndex: () => Promise.resolve<unknown>(JSON.parse(siteIndex())),
    });
    expect((await provider.search('flow')).nbHits).toBeGreaterThan(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('no fetch');
      },
    ],
    ['is no JSON', () => Promise.resolve('<!doctype html>')],
    ['is another version', () => Promise.resolve('{"v":0}')],
    ['is empty', () => Promise.resolve(null)],
  ])('that %s is reported and tried again by the next search', async (_name, failure) => {
    const loadIndex = vi
      .fn<() => Promise<unknown>>()
      .mockImplementationOnce(failure)
      .mockResolvedValue(siteIndex());
    const provider = createEmbeddedProvider({ loadIndex });
    await expect(provider.search('flow')).rejects.toMatchObject({ name: 'RetryError' });
    expect((await provider.search('flow')).nbHits).toBeGreaterThan(0);
    expect(loadIndex).toHaveBeenCalledTimes(2);
  });

  it('never fails a preload or a suggestion', async () => {
    const loadIndex = vi.fn(() => Promise.reject(new Error('offline')));
    const provider = createEmbeddedProvider({ loadIndex });
    await expect(provider.preload()).resolves.toBeUndefined();
    await Promise.resolve();
    expect(loadIndex).toHaveBeenCalledTimes(1);
    await expect(provider.suggest('flow')).resolves.toEqual([]);
  });
});

describe('aborting', () => {
  it('rejects before and during a load, and the load goes on', async () => {
    let finish: (file: string) => void = () => undefined;
    const loadIndex = vi.fn(
      () =>
        new Promise<unknown>((resolve) => {
          finish = resolve;
        }),
    );
    const provider = createEmbeddedProvider({ loadIndex });
    await expect(provider.search('x', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(loadIndex).not.toHaveBeenCalled();
    const controller = new AbortController();
    const search = provider.search('flow', { signal: controller.signal });
    await Promise.resolve();
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    finish(siteIndex());
    expect((await provider.search('flow')).nbHits).toBeGreaterThan(0);
    expect(loadIndex).toHaveBeenCalledTimes(1);
  });
});

describe('hostile queries', () => {
  const provider = siteProvider();
  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'a__proto__b',
    '.*+?^${}()|[]\\',
    '(',
    '\\',
    '🎉🔥',
    '\ud83c',
    'مرحبا بالعالم',
    '\u202egnimaerts',
    '%00',
    '\u0000stream',
    '<script>alert(1)</script>',
    'a'.repeat(10_000),
    'stream '.repeat(2_000),
    '_',
    '0x',
    '-',
    "'s",
    '१२३',
    'ﬁnal',
    '1,000,000',
    'll '.repeat(30),
  ])('answers %j without an error and cuts it to 64 characters', async (query) => {
    const result = await provider.search(query);
    expect(Array.from(result.query).length).toBeLessThanOrEqual(64);
    expect(await provider.suggest(query)).toBeInstanceOf(Array);
  });

  it('returns no hits for page 99, and the first page for page -1', async () => {
    expect((await provider.search('stream', { page: 99 })).hits).toEqual([]);
    expect((await provider.search('stream', { page: -1, hitsPerPage: 0 })).hits).toHaveLength(1);
  });
});

describe('suggestions', () => {
  it('are at most three headings like the query, each with results', async () => {
    const provider = siteProvider();
    const suggestions = await provider.suggest('cancelling streams forever');
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const text of suggestions) expect((await provider.search(text)).nbHits).toBeGreaterThan(0);
    expect(await provider.suggest('qqqq')).toEqual([]);
  });
});
