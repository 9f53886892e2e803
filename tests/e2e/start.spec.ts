import { APPLICATION, chunkOf, giveSign, hold, markDocument } from './support/page';
import { field } from './support/search';
import { expect, isMathCdn, test, type Page } from './support/test';

const PATH = '/concepts/streaming';
const html = (page: Page) => page.locator('html');
const started = (page: Page) => expect(html(page)).toHaveAttribute('data-ready', '');
const untouched = (page: Page) => expect(html(page)).not.toHaveAttribute('data-ready');
const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });

test.describe('a reader who only reads', () => {
  for (const path of ['/', PATH, '/guides/lockup/deployments', '/api/lockup/the-graph/queries']) {
    test(`runs no application on ${path}`, async ({ page, seen }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await untouched(page);
      const ran = await page
        .locator('script[src]')
        .evaluateAll((scripts) =>
          scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname),
        );
      expect(ran.filter((file) => !/runtime~main|\/main\.|chat-widget/.test(file))).toEqual([]);
      expect(seen.messages).toEqual([]);
    });
  }

  test('has the application fetched ahead', async ({ page }) => {
    await page.goto(PATH);
    const ahead = page.locator('link[rel="prefetch"][as="script"]');
    await expect(ahead).not.toHaveCount(0);
  });

  test('copies code and the page, and chooses tabs', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await hold(page, APPLICATION);
    await page.goto('/api/lockup/envio/queries');
    await page.getByRole('tab', { name: 'The Graph' }).first().click();
    await expect(page.getByRole('tab', { name: 'The Graph' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await untouched(page);
    await page.goto('/guides/lockup/examples/hooks');
    const code = page.locator('.theme-code-block').first();
    await code.hover();
    const copy = code.getByRole('button', { name: 'Copy code to clipboard' });
    await copy.click();
    await expect(copy).toHaveAttribute('data-state', 'copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe((await code.locator('code').textContent())?.trimEnd());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
    await untouched(page);
    release();
  });

  test('has the colors of the system, and those chosen in another tab', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(PATH);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'dark' });
    await other.goto(PATH);
    await toggle(other).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page), 'a choice is stronger').toHaveAttribute('data-theme', 'light');
    await untouched(page);
    await giveSign(page);
    await started(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('follows links by full loads until the application is there', async ({ page, seen }) => {
    await hold(page, APPLICATION);
    await page.goto(PATH);
    const inPlace = await markDocument(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Streaming');
    expect(await inPlace()).toBe(false);
    expect(seen.messages).toEqual([]);
  });
});

test.describe('the first sign', () => {
  const SIGNS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the pointer moves': giveSign,
    'the page is scrolled': (page) => page.mouse.wheel(0, 200),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
    'the address says something to a tool': (page) => page.goto('/reference/errors?q=0x'),
    'a tool is near': (page) => page.goto('/apps/guides/csv-support'),
    'the search page is opened': (page) => page.goto('/search'),
    'a page is not found': (page) => page.goto('/no/such/page'),
  };
  for (const [what, give] of Object.entries(SIGNS)) {
    test(`${what}: the application starts`, async ({ page }) => {
      await page.goto(PATH);
      await page.waitForLoadState('networkidle');
      await untouched(page);
      await give(page);
      await started(page);
    });
  }
});

test.describe('what is pressed before the application is there', () => {
  test('is pressed once when it is, also by impatient readers', async ({ page, seen }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await hold(page, APPLICATION);
    await page.goto(PATH);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('data-waiting', '');
    await toggle(page).click();
    release();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await started(page);
    await expect(toggle(page)).not.toHaveAttribute('data-waiting');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(seen.messages).toEqual([]);
  });

  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`${key} opens the search`, async ({ page }) => {
      const release = await hold(page, APPLICATION);
      await page.goto(PATH);
      await page.keyboard.press(key);
      release();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
    });
  }

  test('a group of the sidebar, a menu and the announcement answer', async ({ page }) => {
    const release = await hold(page, APPLICATION);
    await page.goto(PATH);
    const group = page.locator('.theme-doc-sidebar-menu [role="button"][aria-expanded]').first();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await page.getByRole('button', { name: 'More ways to read this page' }).click();
    await page.locator('button[class*="announcementBarClose"]').click();
    release();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.locator('[class*="announcementBar_"]')).toHaveCount(0);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('an application that does not come', () => {
  const alert = (page: Page) => page.getByRole('alert');
  const noise = /Failed to load resource|Loading (?:CSS )?chunk/;

  test('is said above the text, and the next press asks again', async ({ page, seen }) => {
    let gone = true;
    await page.route(APPLICATION, (route) =>
      gone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
    );
    await page.goto(PATH);
    await giveSign(page);
    await expect(alert(page)).toContainText('This page could not be loaded completely.');
    await expect(page.locator('h1')).toHaveText('Streaming');
    gone = false;
    const inPlace = await markDocument(page);
    await toggle(page).click();
    await started(page);
    await expect(alert(page)).toHaveCount(0);
    await expect(toggle(page)).not.toHaveAttribute('data-waiting');
    expect(await inPlace(), 'nothing was reloaded').toBe(true);
    expect(seen.messages.filter((text) => !noise.test(text))).toEqual([]);
  });

  test('a page whose own code does not come says so to every press', async ({ page }) => {
    await page.route(chunkOf(PATH), (route) => route.abort());
    await page.goto(PATH);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(alert(page)).toBeVisible();
    await expect(alert(page), 'it is not in the way of reading').not.toBeInViewport();
    await toggle(page).click();
    await expect(toggle(page)).not.toHaveAttribute('data-waiting');
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test('Retry loads the page anew', async ({ page }) => {
    let gone = true;
    await page.route(APPLICATION, (route) => (gone ? route.abort() : route.fallback()));
    await page.goto(PATH);
    await page.keyboard.press('/');
    await giveSign(page);
    await expect(alert(page)).toBeVisible();
    gone = false;
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await giveSign(page);
    await started(page);
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page), 'what was pressed is forgotten').toHaveCount(0);
  });
});

test('nothing moves when the application starts', async ({ page }) => {
  await page.route(
    (url) => isMathCdn(url.href),
    (route) => route.abort(),
  );
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.navbar__inner *, main *, footer *')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()),
    );
  const before = await boxes();
  await giveSign(page);
  await started(page);
  expect(await boxes()).toEqual(before);
});
