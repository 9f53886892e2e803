import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createEmbeddedProvider } from '../../src/search/embedded/provider';
import { HITS_PER_PAGE, MAX_QUERY_LENGTH } from '../../src/search/limits';
import type { HighlightResult, SearchHit } from '../../src/search/types';
import { hostileQueries } from '../support/hostile-queries';
import { BUILD } from './site';

const index = readFileSync(path.join(BUILD, 'search-index.json'), 'utf8');
const provider = createEmbeddedProvider({ load: () => Promise.resolve(index) });

function textsOf({ _highlightResult: all, _snippetResult: short }: SearchHit): HighlightResult[] {
  const levels = [all, short].flatMap(({ hierarchy }) => Object.values(hierarchy));
  return [...levels, all.content, short.content];
}
/** A range is empty, out of order or not within the text. */
const isBroken = ({ text, ranges }: HighlightResult) =>
  ranges.some(
    ({ start, end }, i) => start < (ranges[i - 1]?.end ?? 0) || end <= start || end > text.length,
  );

it('answers 10,000 random and hostile queries without an exception', async () => {
  let found = 0;
  for (const [at, query] of hostileQueries(10_000).entries()) {
    // A turn of the event loop now and then: the test runner wants a word in between.
    if (at % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    const result = await provider.search(query);
    if (result.hits.length > 0) found += 1;
    const broken =
      Array.from(result.query).length > MAX_QUERY_LENGTH ||
      result.hits.length > HITS_PER_PAGE ||
      result.nbHits < result.hits.length ||
      result.hits.some((hit) => !/^\/(?!\/)/.test(hit.url) || textsOf(hit).some(isBroken));
    if (broken)
      expect.fail(`${JSON.stringify(query)} -> ${JSON.stringify(result).slice(0, 2_000)}`);
    if (at % 100 === 0) expect((await provider.suggest(query)).length).toBeLessThanOrEqual(3);
  }
  console.log(`Drill: ${found} of 10000 queries found something`);
  expect(found, 'the drill reaches the results').toBeGreaterThan(2_000);
  expect(found, 'and the empty answer').toBeLessThan(9_900);
  expect(({} as Record<string, unknown>).harmed, 'no prototype was touched').toBeUndefined();
}, 600_000);
