// cspell:ignore qqxxyyzz Cimg Cscript
import { hostileQueries } from '../support/hostile-queries';
import { hydrated, open } from './support/page';
import { dialog, field, openSearch, options } from './support/search';
import { expect, test, type Page } from './support/test';

// A recording of hundreds of queries is slower than the queries.
test.use({ trace: 'off' });

const HOSTILE_HASHES = [
  '<img src=x onerror="window.harmed=1">',
  '__proto__',
  'constructor',
  '%',
  '%E0%A4%A',
  '"><script>window.harmed=1</script>',
  '[id="x"],*',
  '💧',
  'x'.repeat(10_000),
];

async function expectUnharmed(page: Page, root: string, what: string): Promise<void> {
  const found = await page.evaluate((selector) => {
    const marks = '[onerror], [onload], script, img, iframe, object, a[href^="javascript:"]';
    return {
      harmed: 'harmed' in window,
      markup: [...document.querySelectorAll(`${selector} :is(${marks})`)].map((e) => e.outerHTML),
    };
  }, root);
  expect(found, what).toEqual({ harmed: false, markup: [] });
}

// Thousands of them are asked without a browser, in tests/built; these see what becomes of the answers.
const [IN_MODAL, IN_ADDRESS] = process.env.TEST_ALL ? [400, 25] : [120, 6];

test(`${IN_MODAL} hostile queries in the modal: nothing becomes markup, nothing is said`, async ({
  page,
  seen,
}) => {
  test.setTimeout(300_000);
  await openSearch(page);
  await field(page).fill('stream');
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  const status = dialog(page).locator('[data-status]');
  for (const query of hostileQueries(IN_MODAL, 7)) {
    await field(page).fill(query.slice(0, 200));
    await expect(status, JSON.stringify(query)).toHaveAttribute('data-status', 'idle');
    await expectUnharmed(page, 'dialog', JSON.stringify(query));
  }
  expect(seen.messages).toEqual([]);
});

test(`${IN_ADDRESS} hostile queries in the address`, async ({ page, seen }) => {
  test.setTimeout(300_000);
  for (const query of hostileQueries(80, 11).slice(-IN_ADDRESS)) {
    await open(page, `/search?q=${encodeURIComponent(Buffer.from(query).toString())}`);
    await expect(page.locator('[data-status]'), query).toHaveAttribute('data-status', 'idle', {
      timeout: 60_000,
    });
    await expectUnharmed(page, 'main', JSON.stringify(query));
  }
  expect(seen.messages).toEqual([]);
});

test('any hash shows its page', async ({ page, seen }) => {
  for (const hash of HOSTILE_HASHES) {
    await page.goto('about:blank');
    const answer = await page.goto(`/concepts/streaming#${hash}`);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1'), hash.slice(0, 40)).toHaveText('Streaming');
    await expectUnharmed(page, 'main article', hash.slice(0, 40));
  }
  expect(seen.messages).toEqual([]);
});

const UNKNOWN = [
  '/qqxxyyzz',
  '/__proto__',
  '/constructor',
  '/concepts/streaming/more',
  '/concepts/__proto__',
  '/%3Cimg%20src=x%20onerror=%22window.harmed=1%22%3E',
  '/search/qqxxyyzz?q=%3Cscript%3E',
  '/%F0%9F%92%A7',
  '/a/b/c/d/e/f/g',
  `/${'x'.repeat(200)}`,
];

test('any unknown path shows the page that says so', async ({ page, seen }) => {
  for (const path of UNKNOWN) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1'), path).toHaveText(/not found/i);
    await expectUnharmed(page, 'main', path);
  }
  expect(seen.messages.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});
