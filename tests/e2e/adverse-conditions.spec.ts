import { interact, hydrated, ON_DEMAND, open } from './support/page';
import { dialog, field, options } from './support/search';
import { expect, isMathCdn, test, type Page } from './support/test';
import { expectUnharmed } from './support/unharmed';

const FROM = '/concepts/streaming';
const TO = '/concepts/cancelability';
const follow = (page: Page, path: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).click();
/** Messages apart from those of the browser and the framework about a request that a test lets fail. */
const own = (messages: string[]) =>
  messages.filter(
    (text) => !/Failed to load resource|Refused to execute script|Loading chunk/.test(text),
  );
/** A query finds something, also while the machine is busy with other tests. */
async function find(page: Page): Promise<void> {
  await field(page).fill('cliff');
  await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
}

test.describe('a tab that was open while a new release was deployed', { tag: '@islands' }, () => {
  test('opens its pages, and by a full load a tool whose code is gone', async ({ page }) => {
    await open(page, FROM);
    let isOld = true;
    await page.route(ON_DEMAND, (route) =>
      isOld ? route.fulfill({ status: 404, body: 'none' }) : route.fallback(),
    );
    await follow(page, TO);
    await expect(page.locator('h1')).toHaveText(/Cancelability/i);
    await page.locator('.theme-doc-sidebar-menu a[href="/concepts/lockup/stream-shapes"]').click();
    const box = page.getByRole('alert');
    // Until then the first tool is that of the page that is left.
    await expect(page.locator('h1')).toHaveText('Stream shapes');
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
    await expect(box).toContainText('could not be loaded completely');
    isOld = false;
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-island-state="ready"]')).toHaveCount(1);
  });
});

for (const [what, arrange] of [
  [
    'forbidden',
    () => {
      const forbid = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: forbid });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  // What is forbidden can neither be read nor written.
  const tag = what === 'full' ? ['@night'] : [];
  test(
    `storage that is ${what}: colors, announcement, tabs and search work`,
    { tag },
    async ({ page, seen }) => {
      await page.addInitScript(arrange);
      await open(page, '/api/lockup/envio/queries');
      const mode = await page.locator('html').getAttribute('data-theme');
      await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', String(mode));
      await page.getByRole('tab', { name: 'The Graph' }).first().click();
      await expect(page.getByRole('tab', { name: 'The Graph' }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.locator('[data-announcement] [data-close]').click();
      await expect(page.locator('[data-announcement]')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await find(page);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/envio/);
      await expect(page.locator('h1')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(dialog(page), 'nothing is remembered').toContainText('No recent searches');
      expect(seen.messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    },
  );
}

test('on a slow line the text can be read before the scripts have loaded', async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(FROM, { waitUntil: 'commit' });
  await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible({ timeout: 30_000 });
  const text = await page.locator('.theme-doc-markdown').innerText();
  expect(text).toContain('Nothing moves until someone withdraws');
  const drawn = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  expect(drawn).toHaveLength(1);
  await interact(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 60_000,
  });
});

const HOSTILE = [
  '%',
  '%E0%A4%A',
  '%00',
  '%22%3E%3C%69mg%20src=x%20onerror=window.harmed=1%3E',
  '<script>window.harmed=1</script>',
  '<img src=x onerror="window.harmed=1">',
  'javascript:window.harmed=1',
  "';window.harmed=1//",
  '__proto__',
  'constructor',
  '[',
  '[id="x"],*',
  ':target',
  '../../etc/passwd',
  '💧',
  'x'.repeat(10_000),
];

/** Whatever the address, a host answers with one file, whose code reads it. */
const UNKNOWN = [
  ...HOSTILE.map((part) => `/concepts/${encodeURI(part)}`),
  '/__proto__',
  '/concepts/streaming/more',
  '/search/unknown?q=%3Cscript%3E',
  '/a/b/c/d/e/f/g',
  `/${'x'.repeat(200)}`,
];

/** A page that is open takes all of them; one that opens, which is a load, reads them by the same code: at night all. */
const OPENING = process.env.TEST_ALL
  ? HOSTILE
  : HOSTILE.filter((hash, at) => at % 3 === 0 || hash.startsWith('['));

/** Pages of every kind: those whose own code reads the query, and others. */
const READERS = ['/search', '/reference/errors', FROM, '/', '/apps/guides/csv-support'];

test.describe('broken and hostile addresses', () => {
  test(
    'hashes do no harm, on opening and on a visited page',
    { tag: ['@engine', '@engine-night'] },
    async ({ page, seen }) => {
      for (const hash of OPENING) {
        await page.goto('about:blank');
        await open(page, `${FROM}#${hash}`);
        await expect(page.locator('h1')).toHaveText('Streaming');
        await expectUnharmed(page, 'main article', hash.slice(0, 40));
      }
      for (const hash of HOSTILE) {
        await page.evaluate((value) => (window.location.hash = value), hash);
        await expect(page.locator('h1')).toHaveText('Streaming');
      }
      expect(own(seen.messages)).toEqual([]);
    },
  );

  test('queries do no harm @night', async ({ page, seen }) => {
    test.slow(); // A hundred loads of pages.
    for (const path of READERS) {
      for (const query of HOSTILE) {
        await open(page, `${path}?q=${query}`);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectUnharmed(page, 'main', query.slice(0, 40));
      }
    }
    expect(own(seen.messages)).toEqual([]);
  });

  test('unknown paths show the error page, or what a host refuses @night', async ({
    page,
    seen,
  }) => {
    for (const at of UNKNOWN) {
      const answer = await page.goto(at).catch(() => null);
      if (!answer || answer.status() === 400 || answer.status() === 414) continue;
      expect(answer.status(), at.slice(0, 40)).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expectUnharmed(page, 'main', at.slice(0, 40));
    }
    expect(own(seen.messages)).toEqual([]);
  });
});

test('the math CDN that never answers takes nothing away @night', async ({ page, seen }) => {
  await page.route(
    (url) => isMathCdn(url.href),
    () => undefined,
  );
  await open(page, FROM);
  const formula = page.locator('.katex-display').first();
  await formula.scrollIntoViewIfNeeded();
  await expect(formula.locator('math')).toBeVisible();
  await follow(page, TO);
  await expect(page.locator('h1')).toHaveText(/Cancelability/i);
  expect(own(seen.messages)).toEqual([]);
});
