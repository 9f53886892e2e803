import { describe, expect, it, vi } from 'vitest';
import { buildEmbeddedIndex } from './build.ts';
import { openLocalSearch } from '../local-search.ts';
import { createEmbeddedProvider } from './provider.ts';
import { fixtureRecords } from './fixtures.ts';

/** Two builds with the same headings and different texts. */
const build = (text: string) => {
  const records = [
    ...fixtureRecords('/concepts/a', 'First page', '<p>An early text about zebras.</p>'),
    ...fixtureRecords('/reference/b', 'Second page', `<p>${text}</p>`),
  ];
  const { index, texts } = buildEmbeddedIndex(records, {
    isDeferred: (page) => page.includes('/b'),
  });
  return { index, texts: String(texts) };
};
const [old, now] = [build('All about quaggas.'), build('All about okapis.')];

function provider(indexes: string[], texts: string[]) {
  const next = (files: string[]) => async () => (files.length > 1 ? files.shift() : files[0]);
  const loadIndex = vi.fn(next(indexes));
  const loadTexts = vi.fn(next(texts));
  const onFailure = vi.fn();
  return {
    loadIndex,
    loadTexts,
    onFailure,
    search: createEmbeddedProvider({ loadIndex, loadTexts, onFailure }),
  };
}

describe('the two files of the index', () => {
  it('name one build, and another text is another build', () => {
    const revisionOf = (file: string) => (JSON.parse(file) as { r: string }).r;
    expect(revisionOf(old.index)).toMatch(/^[\da-f]{12}$/);
    expect(revisionOf(old.texts)).toBe(revisionOf(old.index));
    expect(revisionOf(now.index)).not.toBe(revisionOf(old.index));
  });

  it('of two builds are both fetched once more', async () => {
    const { loadIndex, loadTexts, onFailure, search } = provider(
      [old.index, now.index],
      [now.texts],
    );
    await search.search('zebras');
    expect(await search.whole?.()).toBe(true);
    expect((await search.search('okapis')).nbHits).toBe(1);
    expect([loadIndex, loadTexts].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('that still differ fail, are told of, and are fetched again by the next search', async () => {
    const { loadIndex, onFailure, search } = provider(
      [old.index],
      [now.texts, now.texts, old.texts],
    );
    await expect(search.whole?.()).rejects.toMatchObject({ name: 'RetryError' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(loadIndex).toHaveBeenCalledTimes(2);
    expect(await search.whole?.()).toBe(true);
    expect((await search.search('quaggas')).nbHits).toBe(1);
    expect((await search.search('okapis')).nbHits).toBe(0);
  });

  it('are not mixed by a search and a preload that do not wait', async () => {
    const { search } = provider([old.index], [now.texts]);
    await search.preload();
    expect((await search.search('okapis')).nbHits).toBe(0);
    await new Promise((done) => setTimeout(done, 20));
    expect((await search.search('zebras')).nbHits).toBe(1);
  });

  it('of two builds are refused by programs too', async () => {
    await expect(openLocalSearch({ index: old.index, texts: now.texts })).rejects.toThrow(
      'from another build',
    );
  });
});

describe('an index that cannot be used', () => {
  it('rejects the query and reports the failure once when the index has an unknown version', async () => {
    const { onFailure, search } = provider(['{"v":0}'], ['{}']);
    await expect(search.search('zebras')).rejects.toMatchObject({ name: 'RetryError' });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
