import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createEmbeddedProvider } from '@sablier-docs/search/embedded/provider';
import { HITS_PER_PAGE } from '@sablier-docs/search/limits';
import { MAX_QUERY_LENGTH } from '@sablier-docs/search/query';
import type { HighlightResult, SearchHit } from '@sablier-docs/search/types';
import { hostileQueries } from '@sablier-docs/search/testing/hostile-queries';
import { BUILD } from './site';

const index = readFileSync(path.join(BUILD, 'search-index.json'), 'utf8');
const texts = readFileSync(path.join(BUILD, 'search-texts.json'), 'utf8');
const provider = createEmbeddedProvider({
  loadIndex: () => Promise.resolve(index),
  loadTexts: () => Promise.resolve(texts),
});

function textsOf({ _highlightResult: all, _snippetResult: short }: SearchHit): HighlightResult[] {
  const levels = [all, short].flatMap(({ hierarchy }) => Object.values(hierarchy));
  return [...levels, all.content, short.content];
}
/** A range is empty, out of order or not within the text. */
const isBroken = ({ text, ranges }: HighlightResult) =>
  ranges.some(
    ({ start, end }, i) => start < (ranges[i - 1]?.end ?? 0) || end <= start || end > text.length,
  );

const COUNT = process.env.TEST_ALL ? 10_000 : 1_000;
/** Other queries in each run; a failure names the seed that brings them back. */
const SEED = Number(process.env.SEARCH_SEED ?? randomInt(2 ** 32));

it(`answers ${COUNT} random and hostile queries without an exception`, async () => {
  const repeat = `SEARCH_SEED=${SEED}`;
  console.log(`Random queries: ${repeat} brings these queries back`);
  let found = 0;
  await provider.whole?.();
  for (const [at, query] of hostileQueries(COUNT, SEED).entries()) {
    // A turn of the event loop now and then: the test runner wants a word in between.
    if (at % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    const result = await provider.search(query).catch((error: unknown) => {
      throw new Error(`${repeat}: ${JSON.stringify(query)}`, { cause: error });
    });
    if (result.hits.length > 0) found += 1;
    const broken =
      Array.from(result.query).length > MAX_QUERY_LENGTH ||
      result.hits.length > HITS_PER_PAGE ||
      result.nbHits < result.hits.length ||
      result.hits.some((hit) => !/^\/(?!\/)/.test(hit.url) || textsOf(hit).some(isBroken));
    if (broken)
      expect.fail(
        `${repeat}: ${JSON.stringify(query)} -> ${JSON.stringify(result).slice(0, 2_000)}`,
      );
    if (at % 100 === 0)
      expect((await provider.suggest(query)).length, repeat).toBeLessThanOrEqual(3);
  }
  console.log(`Random queries: ${found} of ${COUNT} queries found something`);
  expect(found / COUNT, `${repeat}: queries reach the results`).toBeGreaterThan(0.2);
  expect(found / COUNT, `${repeat}: and the empty answer`).toBeLessThan(0.99);
  expect(({} as Record<string, unknown>).harmed, 'no prototype was touched').toBeUndefined();
});
