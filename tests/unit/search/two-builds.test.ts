import { describe, expect, it, vi } from 'vitest';
import { buildEmbeddedIndex } from '../../../src/search/embedded/build.ts';
import { openLocalSearch } from '../../../src/search/local.ts';
import { createEmbeddedProvider } from '../../../src/search/embedded/provider.ts';
import { recordsOf } from './fixtures.ts';

/** Two builds with as many sections, of which one has other texts under the same headings. */
const build = (text: string) => {
  const records = [
    ...recordsOf('/concepts/a', 'First page', '<p>An early text about zebras.</p>'),
    ...recordsOf('/reference/b', 'Second page', `<p>${text}</p>`),
  ];
  const { json, rest } = buildEmbeddedIndex(records, { isLater: (page) => page.includes('/b') });
  return { first: json, rest: String(rest) };
};
const [old, now] = [build('All about quaggas.'), build('All about okapis.')];

function provider(firsts: string[], rests: string[]) {
  const next = (files: string[]) => async () => (files.length > 1 ? files.shift() : files[0]);
  const load = vi.fn(next(firsts));
  const loadRest = vi.fn(next(rests));
  const onFailure = vi.fn();
  return {
    load,
    loadRest,
    onFailure,
    search: createEmbeddedProvider({ load, loadRest, onFailure }),
  };
}

describe('the two files of the index', () => {
  it('name one build, and another text is another build', () => {
    const revisionOf = (file: string) => (JSON.parse(file) as { r: string }).r;
    expect(revisionOf(old.first)).toMatch(/^[\da-f]{12}$/);
    expect(revisionOf(old.rest)).toBe(revisionOf(old.first));
    expect(revisionOf(now.first)).not.toBe(revisionOf(old.first));
  });

  it('of two builds are both fetched once more', async () => {
    const { load, loadRest, onFailure, search } = provider([old.first, now.first], [now.rest]);
    await search.search('zebras');
    expect(await search.whole?.()).toBe(true);
    expect((await search.search('okapis')).nbHits).toBe(1);
    expect([load, loadRest].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('that still differ fail, are told of, and are fetched again by the next search', async () => {
    const { load, onFailure, search } = provider([old.first], [now.rest, now.rest, old.rest]);
    await expect(search.whole?.()).rejects.toMatchObject({ name: 'RetryError' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await search.whole?.()).toBe(true);
    expect((await search.search('quaggas')).nbHits).toBe(1);
    expect((await search.search('okapis')).nbHits).toBe(0);
  });

  it('are not mixed by a search and a preload that do not wait', async () => {
    const { search } = provider([old.first], [now.rest]);
    await search.preload();
    expect((await search.search('okapis')).nbHits).toBe(0);
    await new Promise((done) => setTimeout(done, 20));
    expect((await search.search('zebras')).nbHits).toBe(1);
  });

  it('of two builds are refused by programs too', async () => {
    await expect(openLocalSearch({ first: old.first, rest: now.rest })).rejects.toThrow(
      'of another build',
    );
  });
});

describe('an index that cannot be used', () => {
  it('is told of', async () => {
    const { onFailure, search } = provider(['{"v":0}'], ['{}']);
    await expect(search.search('zebras')).rejects.toMatchObject({ name: 'RetryError' });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
