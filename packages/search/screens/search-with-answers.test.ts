import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchClient } from './client';
import { directHits } from './direct-answers';
import { docsearchSearch, NO_RESULTS, type Results } from './Modal/docsearch-search';
import { mayFindMore, searchWithAnswers } from './search-with-answers';

vi.mock('./client', () => ({
  searchClient: { search: vi.fn(), whole: vi.fn(), suggest: vi.fn() },
}));
vi.mock('./direct-answers', () => ({ directHits: vi.fn() }));

const search = vi.mocked(searchClient.search);
const whole = vi.mocked((searchClient as Required<typeof searchClient>).whole);
const direct = vi.mocked(directHits);
const hit = (objectID: string) => ({ objectID, url: `/${objectID}`, hierarchy: {} }) as never;
const response = (ids: string[], over = {}) =>
  ({ hits: ids.map(hit), nbHits: ids.length, nbPages: 1, page: 0, query: '', ...over }) as never;

beforeEach(() => {
  vi.resetAllMocks();
  direct.mockResolvedValue([]);
  vi.mocked(searchClient.suggest).mockResolvedValue(['Streaming']);
});

describe('a query with its direct answers', () => {
  it('has a direct answer and no response when the search fails', async () => {
    search.mockRejectedValue(new TypeError('offline'));
    direct.mockResolvedValue([hit('answer:a')]);
    expect(await searchWithAnswers({ query: '0x12' }, '0x1234')).toEqual({
      direct: [hit('answer:a')],
      response: undefined,
      suggestions: [],
    });
    expect(direct).toHaveBeenCalledWith('0x1234');
  });

  it('has suggestions for a first page without a row, and none for a further page', async () => {
    search.mockResolvedValue(response([]));
    expect((await searchWithAnswers({ query: 'zzz' }, 'zzz')).suggestions).toEqual(['Streaming']);
    expect((await searchWithAnswers({ query: 'zzz', page: 1 }, '')).suggestions).toEqual([]);
  });

  it('may find more after a response of a part of the index alone, once the rest has come', async () => {
    const answers = async (isPartial: boolean) => {
      search.mockResolvedValue(response(['a'], { isPartial }));
      return searchWithAnswers({ query: 'a' }, 'a');
    };
    whole.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await mayFindMore(await answers(false))).toBe(false);
    expect(await mayFindMore(await answers(true))).toBe(true);
    expect(await mayFindMore(await answers(true))).toBe(false);
  });
});

describe("the search of DocSearch's client", () => {
  const open = () => {
    const results: Results = { ...NO_RESULTS };
    const onMore = vi.fn();
    const ask = docsearchSearch({ results, wholeOf: (text) => text, onMore }) as unknown as (
      asked: object,
    ) => Promise<{ results: { hits: { objectID: string }[] }[] }>;
    return { results, onMore, ask: (query: string) => ask({ requests: [{ query }] }) };
  };

  it('puts direct answers above the hits, and repeats a query that may find more', async () => {
    const { ask, onMore, results } = open();
    search.mockResolvedValue(response(['a'], { isPartial: true }));
    direct.mockResolvedValue([hit('answer:a')]);
    whole.mockResolvedValue(true);
    const [shown] = (await ask('flow')).results;
    expect(shown?.hits.map(({ objectID }) => objectID)).toEqual(['answer:a', 'a']);
    expect(results).toMatchObject({ query: 'flow', failed: false, nbHits: 1 });
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledWith('flow'));
  });

  it('says that a query failed instead of rejecting', async () => {
    const { ask, results } = open();
    search.mockRejectedValue(new TypeError('offline'));
    expect((await ask('flow')).results).toEqual([{ nbHits: 0, hits: [] }]);
    expect(results).toMatchObject({ query: 'flow', failed: true });
  });

  it('keeps the results of the last query when an earlier one is answered after it', async () => {
    const { ask, results } = open();
    let answerEarly: (late: never) => void = () => undefined;
    const early = new Promise<never>((resolve) => (answerEarly = resolve));
    search.mockReturnValueOnce(early).mockResolvedValueOnce(response(['b', 'c']));
    const first = ask('fl');
    await ask('flow');
    answerEarly(response(['a']));
    await first;
    expect(results).toMatchObject({ query: 'flow', nbHits: 2 });
  });
});
