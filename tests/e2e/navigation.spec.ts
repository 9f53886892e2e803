import {
  frames,
  holdPage,
  hydrated,
  interact,
  markDocument,
  open,
  requestsFor,
  routePage,
  withoutBlocked,
} from './support/page';
import { expect, test, type Page } from './support/test';

const link = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true });
const NEXT = '/concepts/use-cases';

test.describe('the next page', { tag: '@islands' }, () => {
  test('is loaded before it is shown', async ({ page, seen }) => {
    const release = await holdPage(page, NEXT);
    await open(page, '/concepts/streaming');
    const inPlace = await markDocument(page);
    await link(page, 'Use cases').click();
    await expect(page).toHaveURL(NEXT);
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('h1'), 'the old page stays').toHaveText('Streaming');
    release();
    await expect(page.locator('h1')).toHaveText('Use cases');
    expect(await inPlace()).toBe(true);
    expect(seen.messages).toEqual([]);
  });

  test('is shown with the styles that few pages have', { tag: '@engine' }, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/css\/tools\./, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/concepts/streaming');
    const inPlace = await markDocument(page);
    await link(page, 'Use cases').click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('h1'), 'the old page stays').toHaveText('Streaming');
    release();
    await expect(page.locator('h1')).toHaveText('Use cases');
    expect(await inPlace()).toBe(true);
  });

  test('is fully reloaded when its request does not bring a page @night', async ({ page }) => {
    for (const [what, answer] of [
      ['fails', { abort: true }],
      ['is answered with an error', { status: 500, contentType: 'text/html', body: 'no' }],
      ['is something else', { status: 200, contentType: 'text/html', body: '<p>Sign in</p>' }],
      ['is a file', { status: 200, contentType: 'text/plain', body: 'text' }],
    ] as const) {
      await routePage(page, NEXT, (route) =>
        'abort' in answer ? route.abort() : route.fulfill(answer),
      );
      await open(page, '/concepts/streaming');
      const inPlace = await markDocument(page);
      await link(page, 'Use cases').click();
      await expect(page.locator('h1'), what).toHaveText('Use cases');
      await hydrated(page);
      expect(await inPlace(), what).toBe(false);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('is the one that was asked for last', { tag: '@engine' }, async ({ page }) => {
    const release = await holdPage(page, NEXT);
    await open(page, '/concepts/streaming');
    await link(page, 'Use cases').click();
    await link(page, 'Stream NFTs').click();
    await expect(page.locator('h1')).toHaveText('Stream NFTs');
    const answered = page.waitForResponse((one) => one.url().endsWith(NEXT));
    release();
    await answered;
    await expect(page).toHaveURL('/concepts/nft');
    await expect(page.locator('h1')).toHaveText('Stream NFTs');
  });

  test('stays when the request for one that was given up fails', async ({ page, seen }) => {
    let fail: () => void = () => undefined;
    const held = new Promise<void>((done) => (fail = done));
    await routePage(page, NEXT, (route) => held.then(() => route.abort()));
    await open(page, '/concepts/streaming');
    const inPlace = await markDocument(page);
    await link(page, 'Use cases').click();
    await link(page, 'Stream NFTs').click();
    await expect(page.locator('h1')).toHaveText('Stream NFTs');
    const failed = page.waitForEvent('requestfailed', (one) => one.url().endsWith(NEXT));
    fail();
    await failed;
    await frames(page);
    expect(withoutBlocked(seen.messages)).toEqual([]);
    expect(await inPlace()).toBe(true);
  });

  test(
    'has its own title, metadata, place in the navbar and in the sidebar',
    { tag: ['@engine', '@engine-night'] },
    async ({ page }) => {
      await open(page, '/concepts/streaming');
      await page.locator('.theme-doc-sidebar-menu a[href="/concepts/fees"]').click();
      await expect(page).toHaveTitle(/^Fees/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/concepts\/fees$/,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('html')).toHaveClass(/docs-doc-id-concepts\/fees/);
      await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText(
        'Fees',
      );
      // So have the contents, when their reader goes on.
      const contents = page.locator('.theme-doc-toc-desktop .table-of-contents__link');
      for (const at of [2, 1]) {
        const hash = (await contents.nth(at).getAttribute('href')) ?? '';
        await page.locator(hash).evaluate((heading) => heading.scrollIntoView());
        const marked = contents.and(page.locator('[aria-current="true"]'));
        await expect(marked).toHaveAttribute('href', hash);
      }
      await page.locator('.navbar').getByRole('link', { name: 'Support' }).click();
      await expect(page).toHaveURL('/support/faq');
      await expect(page.locator('.navbar__inner [aria-current="page"]')).toHaveText('Support');
      await expect(
        page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Fees' }),
      ).toHaveCount(0);
    },
  );
});

test(
  'the sidebar shows where its page is, also far down in it, and the page stays where it is',
  { tag: '@islands' },
  async ({ page }) => {
    const here = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await open(page, '/reference/flow/contracts/types/library.Flow');
    await expect(here).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const list = page.locator('.theme-doc-sidebar-container .menu');
    await list.evaluate((menu) => (menu.scrollTop = 0));
    await expect(here).not.toBeInViewport();
    await page.locator('.pagination-nav__link--next').click();
    await expect(here).not.toHaveText('Flow');
    await expect(here).toBeInViewport();
  },
);

test(
  'pages with a dot in their name stay inside the application',
  { tag: ['@core', '@engine', '@engine-night'] },
  async ({ page }) => {
    await open(page, '/reference/lockup/contracts/contract.SablierLockup');
    const inPlace = await markDocument(page);
    const other = page.locator('main a[href*="/contracts/interfaces/interface."]').first();
    const href = (await other.getAttribute('href')) ?? '';
    await other.click();
    await expect(page.locator('h1')).not.toHaveText('SablierLockup');
    await expect(page).toHaveURL(href);
    await open(page, '/guides/lockup/previous-deployments/v1.0');
    expect(await inPlace()).toBe(false);
    const again = await markDocument(page);
    await page
      .locator('.theme-doc-sidebar-menu a[href="/guides/lockup/previous-deployments/v1.1"]')
      .click();
    await expect(page.locator('h1')).toContainText('v1.1');
    expect(await again()).toBe(true);
  },
);

test("a file is the browser's", async ({ page }) => {
  await open(page, '/guides/lockup/deployments');
  const inPlace = await markDocument(page);
  const file = page.locator('main a[href$=".json"]').first();
  const href = (await file.getAttribute('href')) ?? '';
  await file.evaluate((link: HTMLAnchorElement) => {
    link.removeAttribute('download');
    link.removeAttribute('target');
  });
  await file.click();
  await expect(page).toHaveURL(href);
  expect(await inPlace()).toBe(false);
});

test.describe('Back and Forward', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('show the page where it was left', { tag: '@core' }, async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.evaluate(() => window.scrollTo(0, 700));
    await link(page, 'Use cases').click();
    await expect(page.locator('h1')).toHaveText('Use cases');
    expect(await top(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => history.back());
    await expect(page.locator('h1')).toHaveText('Streaming');
    await expect.poll(() => top(page)).toBe(700);
    await page.evaluate(() => history.forward());
    await expect(page.locator('h1')).toHaveText('Use cases');
    await expect.poll(() => top(page)).toBe(300);
  });

  test(
    'keep what was typed and opened in a tool',
    { tag: ['@islands', '@engine'] },
    async ({ page }) => {
      await open(page, '/reference/errors');
      const field = page.locator('[data-island] textarea');
      await field.fill('0x12345678');
      await page.locator('.theme-doc-sidebar-menu a[href="/reference/comptroller"]').click();
      await expect(page.locator('[data-island]')).toHaveCount(0);
      await page.evaluate(() => history.back());
      await expect(field).toHaveValue('0x12345678');
      await field.fill('0x');
      await expect(page.locator('[data-island]')).toHaveAttribute('data-island-state', 'ready');
    },
  );

  test('work across many pages and a reload', { tag: ['@core', '@engine'] }, async ({ page }) => {
    await open(page, '/concepts/streaming');
    const names = [
      'Use cases',
      'Stream NFTs',
      'Cancelability',
      'Transferability',
      'Chains',
      'Fees',
    ];
    for (const name of names) {
      await link(page, name).click();
      await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText(name);
    }
    await page.reload();
    await hydrated(page);
    for (const name of names.slice(0, -1).reverse()) {
      await page.evaluate(() => history.back());
      await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText(name);
    }
  });
});

test(
  'the browser scrolls a full load, and leaves the way back to the page that comes later',
  { tag: '@islands' },
  async ({ page }) => {
    const restores = () => page.evaluate(() => history.scrollRestoration);
    await open(page, '/concepts/streaming');
    await link(page, 'Use cases').click();
    await expect(page.locator('h1')).toHaveText('Use cases');
    expect(await restores(), 'before the page has loaded, it would jump').toBe('manual');
    await page.reload();
    await hydrated(page);
    expect(await restores()).toBe('auto');
  },
);

test.describe('scrolling', () => {
  const top = (page: Page) => page.evaluate(() => window.scrollY);
  test('a new page starts at its top', { tag: ['@core', '@engine'] }, async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Streaming');
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Streaming');
  });

  test('a button to the top comes on the way up, and not over a low window', async ({ page }) => {
    await open(page, '/concepts/streaming');
    const button = page.locator('.theme-back-to-top-button');
    const scroll = (by: number) => page.evaluate((pixels) => window.scrollBy(0, pixels), by);
    await interact(page);
    await expect(async () => {
      await scroll(900);
      await expect(button).toBeHidden();
      await scroll(-100);
      await expect(button).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.setViewportSize({ width: 1280, height: 399 });
    await scroll(-10);
    await expect(button).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 400 });
    await scroll(-10);
    await button.click();
    await expect.poll(() => top(page)).toBe(0);
  });

  test(
    'a hash leads to its heading, below the navbar',
    { tag: ['@core', '@engine'] },
    async ({ page }) => {
      await open(page, '/concepts/streaming');
      const term = page.locator('main a[href^="/concepts/glossary#"]').first();
      const hash = ((await term.getAttribute('href')) ?? '').replace(/.*#/, '');
      await term.click();
      await expect(page).toHaveURL(`/concepts/glossary#${hash}`);
      const target = page.locator(`[id="${hash}"]`);
      await expect(target).toBeInViewport();
      const box = await target.boundingBox();
      const bar = await page.locator('.navbar').boundingBox();
      expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(box?.y ?? 0).toBeLessThan(300);
    },
  );

  test('a hash that differs in case leads there too', { tag: '@islands' }, async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.evaluate(() => (window.location.hash = '#Withdrawing'));
    await expect(page).toHaveURL('/concepts/streaming#withdrawing');
    await expect(page.locator('#withdrawing')).toBeInViewport();
  });

  test('so does an address opened with a hash, and an unknown one does no harm @night', async ({
    page,
    seen,
  }) => {
    await open(page, '/concepts/streaming#withdrawing');
    await expect(page.locator('#withdrawing')).toBeInViewport();
    await open(page, '/concepts/fees#no-such-heading');
    expect(await top(page)).toBe(0);
    await open(page, '/concepts/nft#%E0%A4%A');
    expect(seen.messages).toEqual([]);
  });

  test('a change of the query alone does not scroll', { tag: '@islands' }, async ({ page }) => {
    await open(page, '/search?q=stream');
    await expect(page.locator('main article')).toHaveCount(20);
    // Browsers keep visible content in its place when other results come above it.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      window.scrollTo(0, 500);
    });
    await page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'streams',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page).toHaveURL('/search?q=streams');
    expect(await top(page)).toBe(500);
  });
});

test.describe('prefetching', { tag: '@islands' }, () => {
  const content = (page: Page) => requestsFor(page, NEXT);

  test('targets of visible links are prefetched @night', { tag: '@engine' }, async ({ page }) => {
    const requests = content(page);
    await open(page, '/concepts/streaming');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test('not on a slow line or with data saving, not even under the pointer', async ({ page }) => {
    // The page asks anew on each load.
    await page.addInitScript(() => {
      const value: unknown = JSON.parse(sessionStorage.getItem('connection') ?? '{}');
      Object.defineProperty(navigator, 'connection', { value });
    });
    await page.goto('/robots.txt');
    for (const connection of [
      { effectiveType: '2g', saveData: false },
      { effectiveType: 'slow-2g', saveData: false },
      { effectiveType: '4g', saveData: true },
    ]) {
      const name = JSON.stringify(connection);
      await page.evaluate((value) => sessionStorage.setItem('connection', value), name);
      const requests = content(page);
      await open(page, '/concepts/streaming');
      await link(page, 'Use cases').hover();
      await page.waitForLoadState('networkidle');
      expect(requests, name).toHaveLength(0);
      await link(page, 'Use cases').click();
      await expect(page.locator('h1')).toHaveText('Use cases');
    }
  });

  test('the page of a link that gets the focus is fetched', async ({ page }) => {
    // Links of the text and the sidebar are fetched once they are in view.
    const requests = requestsFor(page, '/reference/overview');
    await open(page, '/concepts/streaming');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.locator('.navbar__link', { hasText: 'References' }).focus();
    await expect.poll(() => requests.length).toBe(1);
  });
});

test.describe('the progress bar', { tag: '@islands' }, () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');
  /** How far the bar is, from 0 to 1. */
  const progress = (page: Page) =>
    bar(page).evaluate((element: HTMLElement) => {
      const shift = /translate(?:3d)?\((-?[\d.]+)%/.exec(element.style.transform)?.[1];
      return 1 + Number(shift) / 100;
    });
  const settle = (page: Page) => page.clock.runFor(20);

  test.beforeEach(async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('starts after 200 ms at 0.08, trickles every 800 ms and ends with the route', async ({
    page,
  }) => {
    const release = await holdPage(page, '/concepts/governance');
    await page
      .locator('.theme-doc-sidebar-menu a[href="/concepts/governance"]')
      .evaluate((a: HTMLElement) => a.click());
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar(page)).toHaveCount(1);
    await settle(page);
    expect(await progress(page)).toBeCloseTo(0.08, 5);
    const transition = await bar(page).evaluate((element: HTMLElement) => element.style.transition);
    expect(transition).toMatch(/200ms/);
    await page.clock.runFor(740);
    expect(await progress(page)).toBeCloseTo(0.08, 5);
    await page.clock.runFor(60);
    expect(await progress(page)).toBeGreaterThan(0.08);
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeVisible();
    release();
    await expect(page.locator('h1')).toHaveText('Governance');
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
    await expect(spinner).toHaveCount(0);
  });

  test('does not show for another hash or query of the same path, nor for a page that comes within 200 ms', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.getElementById('nprogress')) document.documentElement.dataset.sawBar = '';
      });
      observer.observe(document.body, { childList: true });
    });
    await page
      .locator('.table-of-contents__link')
      .nth(1)
      .evaluate((a: HTMLElement) => a.click());
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(1000);
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-bar');
    await link(page, 'Use cases').evaluate((a: HTMLElement) => a.click());
    await expect(page.locator('h1')).toHaveText('Use cases');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });
});
