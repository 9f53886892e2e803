import { readFileSync } from 'node:fs';
import { redirects } from '../../config/redirects';
import { buildOfTest } from './support/build';
import { hydrated, open } from './support/page';
import { sitemapPaths } from './support/routes';
import { expect, test, type Page } from './support/test';

/** Follows a link that a page of the site could have. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'on' });
    document.querySelector('main h1')?.after(link);
  }, href);
  await page.getByRole('link', { name: 'on', exact: true }).click();
}

test.describe('an unknown path', { tag: '@core' }, () => {
  for (const path of ['/no-such-page', '/concepts/no-such-page', '/guides/no/such/page']) {
    test(`${path} shows the not-found page`, async ({ page, seen }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.locator('.navbar')).toBeVisible();
      // The browser itself reports the status of the document.
      expect(seen.messages.filter((text) => !text.includes('404'))).toEqual([]);
    });
  }

  test('leads on: its links work, and so does its search', async ({ page }) => {
    await open(page, '/no-such-page');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('main').getByRole('link', { name: 'Find out why' }).click();
    await expect(page).toHaveURL('/support/transaction-failed');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('transaction failed');
  });

  test('inside the site shows it too', async ({ page }) => {
    await open(page, '/concepts/streaming');
    await followLink(page, '/gone');
    await expect(page).toHaveURL('/gone');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('.html and index.html', { tag: '@core' }, () => {
  /** Serves the built file under its full name, as a host does that knows nothing of clean paths. */
  const serveFile = (page: Page, path: string, file: string) =>
    page.route(
      (url) => url.pathname === path,
      (route) =>
        route.fulfill({ body: readFileSync(`${buildOfTest()}/${file}`), contentType: 'text/html' }),
    );

  for (const [path, file, clean, title] of [
    ['/concepts/streaming.html', 'concepts/streaming.html', '/concepts/streaming', 'Streaming'],
    [
      '/concepts/streaming/index.html',
      'concepts/streaming.html',
      '/concepts/streaming',
      'Streaming',
    ],
    ['/index.html', 'index.html', '/', 'Tokens released by the second'],
  ] as const) {
    test(`${path} becomes ${clean}`, async ({ page, seen }) => {
      await serveFile(page, path, file);
      await open(page, `${path}?from=mail#next`);
      await expect(page).toHaveURL(`${clean}?from=mail#next`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(seen.messages).toEqual([]);
    });
  }

  test('a link to .html inside the site opens the page under its clean path', async ({
    page,
    seen,
  }) => {
    await open(page, '/concepts/streaming');
    await followLink(page, '/concepts/fees.html?x=1#next');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees');
    await expect(page).toHaveURL('/concepts/fees?x=1#next');
    expect(seen.messages).toEqual([]);
  });
});

test.describe('the base-URL banner', () => {
  const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');
  const failAssets = async (page: Page) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    // With a wrong base URL the stylesheet is missing too; where it loads, it hides the banner.
    await page.route('**/assets/css/*', (route) => route.abort());
  };

  test('shows on the home path when the script failed', async ({ page }) => {
    await failAssets(page);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText('baseUrl');
  });

  test('is on no other path', async ({ page }) => {
    await failAssets(page);
    await page.goto('/concepts/streaming');
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('does not show when the script loaded', async ({ page }) => {
    await open(page, '/');
    await expect(banner(page)).toHaveCount(0);
  });
});

test('the draft page is not published', async ({ page }) => {
  expect((await page.request.get('/guides/frontend')).status()).toBe(404);
  expect(sitemapPaths()).not.toContain('/guides/frontend');
  await open(page, '/guides/lockup/overview');
  await expect(page.locator('a[href="/guides/frontend"]')).toHaveCount(0);
});

test.describe('redirects', () => {
  const live = redirects.filter(([, to]) => sitemapPaths().includes(to));

  test('every one whose target is written leads there', async ({ page }) => {
    expect(live.length).toBeGreaterThan(10);
    for (const [from, to] of live) {
      const answer = await page.request.get(`${from}?utm=a%20b`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([308, `${to}?utm=a%20b`]);
    }
  });

  for (const [host, follows] of [
    ['a host that follows the rules', true],
    ['a host that serves files alone', false],
  ] as const) {
    /** Serves the redirect page itself. */
    const prepare = async (page: Page, from: string) => {
      if (follows) return;
      const body = readFileSync(`${buildOfTest()}${from}/index.html`);
      await page.route(
        (url) => url.pathname === from,
        (route) => route.fulfill({ body, contentType: 'text/html' }),
      );
    };

    for (const [at, [from, to]] of live.slice(0, 3).entries()) {
      const title = `${from} keeps ?query and #hash and leaves no entry in the history: ${host}`;
      // In Firefox the page of plugin-client-redirects leaves one.
      test(title, { tag: follows || at > 0 ? [] : '@engine' }, async ({ page, seen }) => {
        await prepare(page, from);
        await open(page, '/support/faq');
        const entries = await page.evaluate(() => history.length);
        await page.goto(`${from}?utm=a%20b#next`);
        await expect(page).toHaveURL(`${to}?utm=a%20b#next`);
        await hydrated(page);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
        await page.goBack();
        await expect(page).toHaveURL('/support/faq');
        expect(seen.messages).toEqual([]);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test(`they lead there too: ${host}`, async ({ page }) => {
        await prepare(page, '/concepts/protocol/fees');
        await page.goto('/concepts/protocol/fees');
        await expect(page).toHaveURL('/concepts/fees');
      });
    });
  }
});

test.describe('sidebars and landing pages', () => {
  for (const [label, landing] of [
    ['Concepts', '/concepts/what-is-sablier'],
    ['Guides', '/guides/lockup/overview'],
    ['References', '/reference/overview'],
    ['APIs', '/api/overview'],
    ['Apps', '/apps/features/overview'],
    ['Support', '/support/faq'],
  ] as const) {
    test(`${label} lands on ${landing}, with its sidebar`, async ({ page }) => {
      await open(page, '/');
      await page.locator('.navbar').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(landing);
      const here = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
      await expect(here).toHaveAttribute('href', landing);
      const section = landing.split('/')[1] ?? '';
      const links = await page
        .locator('.theme-doc-sidebar-menu a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      expect(links.filter((href) => href.split('/')[1] !== section)).toEqual([]);
    });
  }
});
