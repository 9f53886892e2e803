// cspell:ignore cancelab cancelabilxxyyzz tranch
import { expectAccessible } from './support/axe';
import { isHosted } from './support/build';
import { hold, holdPage, open } from './support/page';
import { INDEX } from './support/search';
import { expect, test, type Page } from './support/test';

const field = (page: Page) => page.getByRole('searchbox');
const hits = (page: Page) => page.locator('main article');
const count = (page: Page) => page.locator('main').getByRole('status');

test(
  'opens with ?q= without a hydration error, and Escape clears it',
  { tag: '@hosted' },
  async ({ page, seen }) => {
    await open(page, '/search?q=cliff');
    await expect(field(page)).toHaveValue('cliff');
    await expect(hits(page).first()).toBeVisible();
    await expect(count(page)).toHaveText(/^\d+ documents found$/);
    // As the dialog does that is opened here.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/search?q=hook';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(field(page)).toHaveValue('hook');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(hits(page)).toHaveCount(0);
    await expect(page).toHaveURL('/search');
    expect(seen.messages).toEqual([]);
  },
);

test(
  'without a query: tasks; with one: help from people, with the query in it',
  { tag: '@any-size' },
  async ({ page, seen }) => {
    await open(page, '/search');
    const tasks = page.getByRole('heading', { name: 'Start from your task' });
    await expect(tasks).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find out why' })).toHaveAttribute(
      'href',
      '/support/transaction-failed',
    );
    const report = page.getByRole('link', { name: 'Report what you did not find' });
    await expect(report).toHaveAttribute('href', /issues\/new\?/);
    await field(page).fill('cliff & hook');
    await expect(hits(page).first()).toBeVisible();
    await expect(tasks).toBeHidden();
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await expect(page).toHaveURL('/support/faq?ask=cliff%20%26%20hook#help');
    const mail = page.locator('main a[href^="mailto:"]').last();
    await mail.evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLAnchorElement).click();
    });
    await expect(mail).toHaveAttribute('href', /\?subject=cliff%20%26%20hook$/);
    expect(seen.messages).toEqual([]);
  },
);

test(
  'the address follows the typing and Back leaves the page @night',
  { tag: ['@any-size', '@engine', '@engine-night'] },
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
    const link = page.locator('main article a').first();
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
  'more results come as the end of the list comes into view, and none of them for another query',
  { tag: ['@hosted', '@any-size'] },
  async ({ page }) => {
    await open(page, '/search?q=stream');
    await expect.poll(() => hits(page).count()).toBeGreaterThanOrEqual(20);
    const first = await hits(page).count();
    await page.mouse.wheel(0, 50_000);
    // The list is drawn again when all texts are searched, so the last hit may go while the page scrolls to it.
    await expect(async () => {
      await hits(page).last().scrollIntoViewIfNeeded();
      // More than two pages: the end of the list is seen again.
      expect(await hits(page).count()).toBeGreaterThan(2 * first);
    }).toPass({ timeout: 15_000 });
    const urls = await hits(page)
      .locator('h2 a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(urls).size).toBe(urls.length);

    await field(page).fill('cliff');
    await expect(hits(page).locator('h2 a').first()).not.toHaveAttribute('href', urls[0] ?? '');
  },
);

test(
  'no results: other queries and the issue, by keyboard @night',
  { tag: ['@any-size', '@hosted'] },
  async ({ page }) => {
    await open(page, '/search?q=cancelabilxxyyzz');
    const main = page.locator('main');
    await expect(main).toContainText('No results for "cancelabilxxyyzz"');
    await expect(main).toContainText('Try searching for');
    await expect(main).toContainText('Believe this query should return results? Let us know.');
    const report = page.getByRole('link', { name: 'Let us know.' });
    await expect(report).toHaveAttribute('href', /issues\/new\?title=.*cancelabilxxyyzz/);
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(main.locator('button:focus')).toHaveText(isHosted() ? 'Concepts' : /cancelab/i);
    await page.keyboard.press('Enter');
    await expect(hits(page).first()).toBeVisible();
  },
);

test(
  'after 300 ms without an answer the search is stalled, and an error stays until a query succeeds',
  { tag: ['@any-size', '@hosted'] },
  async ({ page }) => {
    const release = await hold(page, INDEX);
    await open(page, '/search?q=flow');
    await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'stalled');
    await expect(count(page)).toHaveText('Still searching');
    release();
    await expect(page.locator('[data-status]')).toHaveAttribute('data-status', 'idle');
    await expect(count(page)).toHaveText(/found$/);
    await page.unroute(INDEX);

    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=flow');
    const main = page.locator('main');
    await expect(main).toContainText('Unable to fetch results');
    await expect(main).toContainText('You might want to check your network connection.');
    await page.unroute(INDEX);
    await field(page).press('End');
    await field(page).press('s');
    await expect(hits(page).first()).toBeVisible();
    await expect(main).not.toContainText('Unable to fetch results');
  },
);

test('passes axe with results, and without', { tag: '@any-size' }, async ({ page }) => {
  await open(page, '/search?q=stream');
  await expect(hits(page).first()).toBeVisible();
  await expectAccessible(page, 'main');
  await open(page, '/search?q=cancelabilxxyyzz');
  await expect(page.getByText('Try searching for')).toBeVisible();
  await expectAccessible(page, 'main');
});

test(
  'nothing typed is lost while the field starts @night',
  { tag: ['@engine', '@islands', '@any-size'] },
  async ({ page }) => {
    for (const state of ['commit', 'domcontentloaded', 'load'] as const) {
      await page.goto('about:blank');
      await page.goto('/search', { waitUntil: state });
      await field(page).focus();
      await page.keyboard.type('base', { delay: 40 });
      await expect(page).toHaveURL('/search?q=base');
      await expect(field(page)).toHaveValue('base');
    }
  },
);
