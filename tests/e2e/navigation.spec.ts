import { chunkOf, giveSign, hold, hydrated, markDocument, open, requestsFor } from './support/page';
import { expect, test, type Page } from './support/test';

const link = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true });
const NEXT = '/concepts/use-cases';
const failing = /Failed to load resource|Loading chunk|ChunkLoadError/;

test.describe('the next page', () => {
  test('is loaded before it is shown', async ({ page, seen }) => {
    const release = await hold(page, chunkOf(NEXT));
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

  test('is fully reloaded when its code fails', async ({ page }) => {
    let broken = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith(NEXT)) broken = false;
    });
    await page.route(chunkOf(NEXT), (route) => (broken ? route.abort() : route.continue()));
    await open(page, '/concepts/streaming');
    const inPlace = await markDocument(page);
    await link(page, 'Use cases').click();
    await expect(page.locator('h1')).toHaveText('Use cases');
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await inPlace()).toBe(false);
  });

  test('has a red box with the error and Retry when it fails after the reload too', async ({
    page,
    seen,
  }) => {
    const chunk = chunkOf(NEXT);
    await page.route(chunk, (route) => route.abort());
    await open(page, '/concepts/streaming');
    await link(page, 'Use cases').click();
    const box = page.getByRole('alert');
    await expect(page.locator('h1'), 'the text can be read').toHaveText('Use cases');
    await giveSign(page);
    await expect(box).toContainText(/Loading chunk \S+ failed/);
    const color = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));

    const loaded = page.waitForEvent('load');
    await box.getByRole('button', { name: 'Retry' }).click();
    await loaded;
    await giveSign(page);
    await expect(box).toBeVisible();
    await page.unroute(chunk);
    await box.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(box).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Use cases');
    expect(seen.messages.filter((text) => !failing.test(text))).toEqual([]);
  });

  test('has a spinner after 200 ms when the reader overtakes a page on its way', async ({
    page,
  }) => {
    const first = await hold(page, chunkOf(NEXT));
    const second = await hold(page, chunkOf('/concepts/nft'));
    await open(page, '/concepts/streaming');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await link(page, 'Use cases').click();
    await link(page, 'Stream NFTs').click();
    const started = Date.now();
    first();
    await expect(spinner).toBeVisible();
    expect(Date.now() - started).toBeGreaterThanOrEqual(200);
    second();
    await expect(spinner).toHaveCount(0);
    await expect(page).toHaveURL('/concepts/nft');
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  });
});

test.describe('scrolling', () => {
  const top = (page: Page) => page.evaluate(() => window.scrollY);
  test('a new page starts at its top', async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Streaming');
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Streaming');
  });

  test('a hash leads to its heading, below the navbar', async ({ page }) => {
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
  });

  test('so does an address opened with a hash, and an unknown one does no harm', async ({
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

  test('a change of the query alone does not scroll', async ({ page }) => {
    await open(page, '/search?q=stream');
    await expect(page.locator('main ol > li')).toHaveCount(20);
    await page.evaluate(() => window.scrollTo(0, 500));
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

test.describe('prefetching', () => {
  const content = (page: Page) => requestsFor(page, chunkOf(NEXT).replace('**', ''));

  test('pages behind visible links are prefetched', async ({ page }) => {
    const requests = content(page);
    await open(page, '/concepts/streaming');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g', saveData: false }],
    ['on slow 2g', { effectiveType: 'slow-2g', saveData: false }],
    ['with data saving on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`not ${name}, not even under the pointer`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const requests = content(page);
      await open(page, '/concepts/streaming');
      await link(page, 'Use cases').hover();
      await page.waitForLoadState('networkidle');
      expect(requests).toHaveLength(0);
      await link(page, 'Use cases').click();
      await expect(page.locator('h1')).toHaveText('Use cases');
    });
  }
});

test.describe('the progress bar', () => {
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
    const release = await hold(page, chunkOf('/concepts/governance'));
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
    release();
    await expect(page.locator('h1')).toHaveText('Governance');
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not show for a page that comes within 200 ms', async ({ page }) => {
    await link(page, 'Use cases').evaluate((a: HTMLElement) => a.click());
    await expect(page.locator('h1')).toHaveText('Use cases');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not show for another hash or query of the same path', async ({ page }) => {
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
  });
});
