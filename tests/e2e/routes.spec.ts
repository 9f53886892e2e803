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
  test('shows the not-found page, from outside and from inside the site', async ({
    page,
    seen,
  }) => {
    for (const path of ['/no-such-page', '/concepts/no-such-page', '/guides/no/such/page']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page not found');
      await expect(page.locator('.navbar'), path).toBeVisible();
    }
    // The browser itself reports the status of the document.
    expect(seen.messages.filter((text) => !text.includes('404'))).toEqual([]);
    await open(page, '/concepts/streaming');
    await followLink(page, '/gone');
    await expect(page).toHaveURL('/gone');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test('leads on: pages like the address, a search for its words, and tasks', async ({ page }) => {
    await open(page, '/contracts/v2/guides/local-enviroment');
    const main = page.locator('main');
    await expect(main.locator('likely-pages a').first()).toHaveAttribute(
      'href',
      /\/local-environment$/,
    );
    await expect(main.locator('likely-pages li')).toHaveCount(3);
    await expect(main.getByRole('link', { name: /^Search for/ })).toHaveAttribute(
      'href',
      '/search?q=guides%20local%20enviroment',
    );
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue('guides local enviroment');
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: 'Find out why' }).click();
    await expect(page).toHaveURL('/support/transaction-failed');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('transaction failed');
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

  test('becomes the clean address, with query and hash', async ({ page, seen }) => {
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
      await serveFile(page, path, file);
      await open(page, `${path}?from=mail#next`);
      await expect(page).toHaveURL(`${clean}?from=mail#next`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(seen.messages, path).toEqual([]);
    }
  });

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

  test('is on no other path, and not where the script loaded', async ({ page }) => {
    await open(page, '/');
    await expect(banner(page)).toHaveCount(0);
    await failAssets(page);
    await page.goto('/concepts/streaming');
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('redirects', () => {
  const live = redirects.filter(([, to]) => sitemapPaths().includes(to));

  test('every one whose target is written leads there @night', async ({ page }) => {
    expect(live.length).toBeGreaterThan(10);
    for (const [from, to] of live) {
      const answer = await page.request.get(`${from}?utm=a%20b`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([308, `${to}?utm=a%20b`]);
    }
  });

  /** Serves the redirect page itself, as a host does that serves files alone. */
  const servePage = async (page: Page, from: string) => {
    const body = readFileSync(`${buildOfTest()}${from}/index.html`);
    await page.route(
      (url) => url.pathname === from,
      (route) => route.fulfill({ body, contentType: 'text/html' }),
    );
  };

  async function expectKept(page: Page, [from, to]: (typeof live)[number]): Promise<void> {
    // A way forward that an earlier one has left would count.
    await page.goto('about:blank');
    await open(page, '/support/faq');
    const entries = await page.evaluate(() => history.length);
    await page.goto(`${from}?utm=a%20b#next`);
    await expect(page).toHaveURL(`${to}?utm=a%20b#next`);
    await hydrated(page);
    expect(await page.evaluate(() => history.length), from).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/support/faq');
  }

  const kept = 'keep ?query and #hash and leave no entry in the history';

  test(`${kept}: a host that follows the rules`, async ({ page, seen }) => {
    for (const one of live.slice(0, 3)) {
      await expectKept(page, one);
    }
    expect(seen.messages).toEqual([]);
  });

  // In Firefox the page of plugin-client-redirects leaves an entry; the first has a page of its own.
  for (const [at, some] of [live.slice(0, 1), live.slice(1, 3)].entries()) {
    const tag = at === 0 ? ['@engine'] : [];
    test(
      `${kept}: files alone, ${some.map(([from]) => from).join(', ')}`,
      { tag },
      async ({ page, seen }) => {
        for (const one of some) {
          await servePage(page, one[0]);
          await expectKept(page, one);
        }
        expect(seen.messages).toEqual([]);
      },
    );
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('they lead there too, with rules and without', async ({ page }) => {
      await page.goto('/concepts/protocol/fees');
      await expect(page).toHaveURL('/concepts/fees');
      await servePage(page, '/concepts/protocol/fees');
      await page.goto('/concepts/protocol/fees');
      await expect(page).toHaveURL('/concepts/fees');
    });
  });
});

test('each section lands on its page, with its sidebar @night', async ({ page }) => {
  for (const [label, landing] of [
    ['Concepts', '/concepts/what-is-sablier'],
    ['Guides', '/guides/lockup/overview'],
    ['References', '/reference/overview'],
    ['APIs', '/api/overview'],
    ['Apps', '/apps/features/overview'],
    ['Support', '/support/faq'],
  ] as const) {
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
  }
});
