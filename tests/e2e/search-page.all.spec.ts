// cspell:ignore cancelab cancelabilxxyyzz tranch
import { expectAccessible } from './support/axe';
import { isHosted } from './support/build';
import { hold, holdPage, open } from './support/page';
import { INDEX, plantIndex, zebras } from './support/search';
import { expect, test, type Page } from './support/test';

const field = (page: Page) => page.getByRole('searchbox');
const panel = (page: Page) => page.getByRole('list', { name: 'Best pages' });
const hits = (page: Page) => page.locator('main ol > li');
const count = (page: Page) => page.locator('main').getByRole('status');

test('opens with ?q= without a hydration error', { tag: '@hosted' }, async ({ page, seen }) => {
  await open(page, '/search?q=cliff');
  await expect(field(page)).toHaveValue('cliff');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByText(/^\d+ results$/).last()).toBeVisible();
  await expect(panel(page), 'the panel opens on focus or typing').toHaveCount(0);
  expect(seen.messages).toEqual([]);
});

test('is not indexed by robots and not in the sitemap', { tag: '@any-size' }, async ({ page }) => {
  const html = await (await page.request.get('/search')).text();
  expect(html).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/search<');
});

test(
  'the address follows the typing and Back leaves the page',
  { tag: ['@any-size', '@engine'] },
  async ({ page }) => {
    await open(page, '/concepts/streaming');
    await open(page, '/search');
    const entries = await page.evaluate(() => history.length);
    await field(page).pressSequentially('tranche', { delay: 20 });
    await expect(page).toHaveURL('/search?q=tranche');
    await field(page).fill('cliff & hook');
    await expect(page).toHaveURL('/search?q=cliff+%26+hook');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // Firefox has no load event for a page that it kept.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL('/concepts/streaming');
  },
);

test('what is typed while the address changes is kept', { tag: '@any-size' }, async ({ page }) => {
  await open(page, '/search');
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    const { replaceState } = history;
    history.replaceState = (...args) => {
      replaceState.apply(history, args);
      history.replaceState = replaceState;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, 'tranche');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  // At once: a pause between letters would let the address change before the last one.
  await field(page).fill('tranch');
  await expect(page).toHaveURL('/search?q=tranche');
  await expect(field(page)).toHaveValue('tranche');
});

test(
  'a click on a result wins over an address that is still to be written',
  { tag: '@any-size' },
  async ({ page }) => {
    await open(page, '/search?q=cliff');
    const link = page.locator('main ol a').first();
    const href = (await link.getAttribute('href')) ?? '';
    const release = await holdPage(page, href.replace(/#.*/, ''));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).press('End');
    await field(page).press('Space');
    await link.evaluate((element: HTMLElement) => element.click());
    await page.clock.runFor(1000);
    release();
    await expect(page).toHaveURL(href);
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  },
);

test(
  'pages through the results, twenty at a time',
  { tag: ['@hosted', '@any-size'] },
  async ({ page }) => {
    await open(page, '/search?q=stream');
    await expect(hits(page)).toHaveCount(20);
    const first = await hits(page).first().innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?q=stream&page=2');
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(hits(page).first()).not.toHaveText(first);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(hits(page).first()).toHaveText(first, { useInnerText: true });
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.goForward();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await field(page).fill('streams');
    await expect(page).toHaveURL('/search?q=streams');
  },
);

test(
  'Back and Forward in quick succession keep the page of results',
  { tag: '@any-size' },
  async ({ page }) => {
    await open(page, '/search?q=stream');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    // The pause after which the address follows the reader falls between the two.
    for (const pause of [150, 230, 270, 290]) {
      await page.evaluate(async (time) => {
        history.back();
        await new Promise((done) => setTimeout(done, time));
        history.forward();
      }, pause);
      await page.waitForTimeout(500);
      await expect(page, `pause ${pause}`).toHaveURL('/search?q=stream&page=2');
      await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    }
  },
);

test(
  'an address with any page number shows results',
  { tag: '@any-size' },
  async ({ page, seen }) => {
    for (const value of ['0', '-3', 'x', '1e99', '2.5', '999']) {
      await open(page, `/search?q=stream&page=${value}`);
      await expect(hits(page).first(), value).toBeVisible();
    }
    await expect(page.getByText(/^Page (\d+) of \1$/), 'the last one').toBeVisible();
    expect(seen.messages).toEqual([]);
  },
);

test(
  'a page beyond the first part of the index waits for the second',
  { tag: '@any-size' },
  async ({ page }) => {
    const release = await hold(page, '**/search-texts.json');
    await open(page, '/search?q=stream&page=999');
    await expect(page.getByText('Searching…')).toBeVisible();
    await expect(page, 'the address stays while pages are missing').toHaveURL(/page=999$/);
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.getByText(/^Page (\d+) of \1$/), 'the last of all').toBeVisible();
  },
);

test.describe('the panel', () => {
  test.beforeEach(async ({ page }) => {
    await plantIndex(page, zebras);
    await open(page, '/search');
    await field(page).pressSequentially('zebra');
    await expect(panel(page)).toBeVisible();
  });

  test(
    'names each page once, at most five, the best first',
    { tag: ['@any-size', '@hosted'] },
    async ({ page }) => {
      const urls = await panel(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(urls.length).toBe(4);
      expect(new Set(urls).size).toBe(urls.length);
      const best = await hits(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
      expect(urls).toEqual([...new Set(best)]);
    },
  );

  test(
    'Escape closes it, a second Escape clears query and results',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue('zebra');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await expect(hits(page)).toHaveCount(0);
      await expect(page).toHaveURL('/search');
      await expect(field(page)).toBeFocused();
    },
  );

  test('a click on a result below it opens the result', async ({ page }) => {
    const link = hits(page).last().getByRole('link');
    const href = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(href ?? '');
  });

  test('submitting closes it', { tag: '@any-size' }, async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(hits(page).first()).toBeVisible();
  });

  test(
    'leaving the field closes it, coming back and typing open it',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.keyboard.press('Shift+Tab');
      await expect(panel(page)).toHaveCount(0);
      await field(page).focus();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.type('s');
      await expect(panel(page)).toBeVisible();
    },
  );

  test('its links are reached by Tab and open the page', { tag: '@any-size' }, async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = panel(page).getByRole('link').first();
    await expect(link).toBeFocused();
    const href = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test('Clear empties the field and keeps the focus', async ({ page }) => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
  });
});

test(
  'no results: other queries and the issue, by keyboard',
  { tag: ['@any-size', '@hosted'] },
  async ({ page }) => {
    await open(page, '/search?q=cancelabilxxyyzz');
    const main = page.locator('main');
    await expect(main).toContainText('No results for cancelabilxxyyzz');
    await expect(main).toContainText('Try searching for');
    const report = page.getByRole('link', {
      name: 'Believe this query should return results? Let us know.',
    });
    await expect(report).toHaveAttribute('href', /issues\/new\?title=.*cancelabilxxyyzz/);
    await field(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main.locator('button:focus')).toHaveText(isHosted() ? 'Concepts' : /cancelab/i);
    await page.keyboard.press('Enter');
    await expect(hits(page).first()).toBeVisible();
  },
);

test(
  'the error stays until a query succeeds',
  { tag: ['@any-size', '@hosted'] },
  async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=flow');
    const main = page.locator('main');
    await expect(main).toContainText('Unable to fetch results');
    await expect(main).toContainText('You might want to check your network connection.');
    await page.unroute(INDEX);
    await field(page).press('s');
    await expect(hits(page).first()).toBeVisible();
    await expect(main).not.toContainText('Unable to fetch results');
  },
);

test(
  'after 300 ms without an answer the search is stalled',
  { tag: '@any-size' },
  async ({ page }) => {
    const release = await hold(page, INDEX);
    await open(page, '/search?q=flow');
    await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'stalled');
    await expect(count(page)).toHaveText('Still searching');
    release();
    await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'idle');
    await expect(count(page)).toHaveText(/^\d+ results?$/);
  },
);

test(
  'passes axe with results, with the panel, and without results',
  { tag: '@hosted' },
  async ({ page }) => {
    await open(page, '/search?q=stream');
    await expect(hits(page).first()).toBeVisible();
    await field(page).focus();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page, 'main');
    await open(page, '/search?q=cancelabilxxyyzz');
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expectAccessible(page, 'main');
  },
);
