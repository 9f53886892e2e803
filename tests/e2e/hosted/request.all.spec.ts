import { INDEX_NAME, service } from '../support/hosted';
import { requestsFor } from '../support/page';
import { ask, field, link, openSearch, options, announcement } from '../support/search';
import { expect, isMathCdn, test } from '../support/test';

test('a search is one POST to the read host, with everything the service is asked @any-size', async ({
  page,
  seen,
}) => {
  const { log } = await service();
  const index = requestsFor(page, 'search-index.json');
  await openSearch(page);
  await page.waitForLoadState('networkidle');
  expect(log, 'nothing is asked before there is a query').toEqual([]);
  await field(page).fill('cliff');
  await expect(announcement(page)).toHaveText(/^\d+ results?$/);

  // On a busy machine the answer may take longer than a second, and another host is asked as well.
  expect(log.filter(({ role }) => role === 'dsn')).toHaveLength(1);
  const [request] = log;
  expect(request).toMatchObject({ method: 'POST', role: 'dsn', path: '/1/indexes/*/queries' });
  expect(request?.headers['content-type']).toBe('text/plain');
  expect(Object.fromEntries(request?.params ?? [])).toMatchObject({
    'x-algolia-application-id': 'APPID',
    'x-algolia-api-key': 'search-only-key',
    'x-algolia-agent': expect.stringMatching(/^Algolia for JavaScript \(5\./) as unknown,
  });
  const words = (page.viewportSize()?.width ?? 0) <= 768 ? 5 : 10;
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(request?.body).toEqual({
    requests: [
      {
        indexName: INDEX_NAME,
        query: 'cliff',
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        facetFilters: [
          'language:en',
          [
            'docusaurus_tag:default',
            'docusaurus_tag:docs-default-current',
            'docusaurus_tag:docs-snippets-current',
          ],
        ],
      },
    ],
  });
  await expect(link(options(page).first())).toHaveAttribute('href', /^\//);
  expect(index, 'the embedded index is not fetched').toEqual([]);
  expect(seen.messages).toEqual([]);
  expect(seen.foreign.filter((url) => !isMathCdn(url))).toEqual([]);
});

test(
  'a query that was asked before is not asked again @night',
  { tag: '@any-size' },
  async ({ page }) => {
    const { log } = await service();
    const timesAsked = (query: string) =>
      log.filter(({ body }) => JSON.stringify(body ?? '').includes(`"query":"${query}"`)).length;
    await openSearch(page);
    await ask(page, 'cliff');
    const before = timesAsked('cliff');
    expect(before).toBeGreaterThan(0);
    await field(page).fill('tranche');
    await expect(options(page).first()).toContainText(/tranche/i);
    expect(timesAsked('tranche')).toBeGreaterThan(0);
    await field(page).fill('cliff');
    await expect(options(page).first()).toContainText(/cliff/i);
    expect(timesAsked('cliff')).toBe(before);
  },
);

test('the modal says who answers @night', { tag: '@any-size' }, async ({ page }) => {
  await openSearch(page);
  await expect(page.locator('.DocSearch-Footer')).toContainText('Search by');
});
