import { hash } from 'node:crypto';
import { SUMMARY, type FileList } from '@sablier-docs/hosting/offline/names';
import { expectAccessible } from './support/axe';
import { omitFiles, offer, offlineFilesOf } from './support/offline-files';
import { buildOfTest } from './support/build';
import { hydrated } from './support/page';
import { Relay } from './support/relay';
import { ask, dialog, field, options } from './support/search';
import { expect, test as base, type Page } from './support/test';
import { expectNoOverflow } from './support/tool';

const PAGE = '/support/offline';

/** A site of this test's own, which can be stopped, and a way to open its pages. */
const test = base.extend<{ site: Relay; go: (path: string) => Promise<void> }>({
  site: async ({ baseURL }, use) => {
    const site = new Relay(baseURL ?? '');
    await use(site);
    site.close();
  },
  go: async ({ site, page }, use) => {
    const origin = await site.listen();
    await use(async (path) => {
      await page.goto(origin + path);
      await hydrated(page);
    });
  },
});
test.describe.configure({ timeout: 240_000 });

/** What the pages of a test need; tests/built/offline.test.ts compares the list with all files. */
const part = () =>
  omitFiles(
    offlineFilesOf(buildOfTest()),
    /^\/(?:$|404|assets\/|concepts\/|img\/|js\/|search|support\/)/,
  );

/** With a sample, the tests of sentences on pages about concepts, and an address that has moved. */
const partThatRuns = () =>
  omitFiles(
    offlineFilesOf(buildOfTest()),
    /^\/(?!reference\/|guides\/(?!lockup\/examples\/create-stream\/lockup-linear$)|api\/(?!overview$)|proofs\/(?:api|apps|guides|reference|support)\/)/,
  );

const panel = (page: Page) => page.getByRole('region', { name: 'Offline copy' });
const theSwitch = (page: Page) => panel(page).getByRole('switch');
const note = (page: Page) => page.locator('.offline-note');
const left = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** At once: a press before the tool knows what there is waits, and is not lost. */
async function turnOn(page: Page): Promise<void> {
  await theSwitch(page).click();
  await expect(panel(page).getByText(/^Copy of /)).toBeVisible({ timeout: 120_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('nothing is kept and no worker runs until a reader asks', async ({ page, go }) => {
  await go('/concepts/streaming');
  await go('/concepts/streaming?docusaurus-data-offline-copy=2020-01-01T00:00:00Z');
  await expect(note(page)).toHaveCount(0);
  await go(PAGE);
  await expect(theSwitch(page)).toHaveAttribute('aria-checked', 'false');
  expect(await left(page)).toEqual({ caches: [], workers: 0 });
  await expect(note(page)).toHaveCount(0);
});

test(
  'a copy is read with the server stopped, and is gone when removed',
  { tag: '@engine' },
  async ({ page, site, go }) => {
    // Every file at night.
    if (!process.env.TEST_ALL) offer(site, partThatRuns());
    await go(PAGE);
    await turnOn(page);
    await expect(theSwitch(page)).toHaveAttribute('aria-checked', 'true');
    await expect(panel(page)).toContainText('has not changed since');
    await expectAccessible(page, 'main');

    site.stopped = true;
    await go('/concepts/streaming');
    await expect(page.locator('h1')).toHaveText('Streaming');
    await expect(note(page)).toContainText(/You are offline. This is your copy of \w+ \d+, \d{4}/);
    await expectAccessible(page, '.offline-note');
    await expect(page.locator('html')).toHaveAttribute('data-math-styles', '');

    await test.step('links lead on in place', async () => {
      await page.locator('.theme-doc-sidebar-menu a[href="/concepts/lockup/hooks"]').click();
      await expect(page.locator('h1')).toHaveText(/hooks/i);
    });
    await test.step('the search finds, and its hits open', async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await ask(page, 'cliff');
      await options(page).first().click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('h1')).not.toHaveText('Page not found');
      await expect(page.locator('article')).toContainText(/cliff/i);
    });
    await test.step('addresses in other forms open too', async () => {
      await go('/concepts/fees.html?from=mail#top');
      await expect(page.locator('h1')).toHaveText(/fees/i);
    });
    await test.step('the test of a sentence runs', async () => {
      await page.locator('a.tested[title^="Tested on"]').first().click();
      const proof = page.getByRole('dialog', { name: 'A tested sentence' });
      await proof.getByRole('button', { name: 'Run it here' }).click();
      await expect(proof.getByRole('status')).toContainText('The sentence holds', {
        timeout: 60_000,
      });
      await page.keyboard.press('Escape');
    });
    await test.step('a sample runs, on the screen of a phone', async () => {
      const screen = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: 390, height: 844 });
      await go('/guides/lockup/examples/create-stream/lockup-linear');
      await page.locator('button[data-run]').first().click();
      const run = page.getByRole('region', { name: /^Run: / });
      await expect(run.getByRole('status')).toContainText('The file ran to its end', {
        timeout: 60_000,
      });
      await expect(run.getByRole('listitem').filter({ hasText: /^Prints: / })).not.toHaveCount(0);
      await expectNoOverflow(page);
      await page.setViewportSize(screen);
    });
    await test.step('an address that has moved leads to its page', async () => {
      await go('/api?from=mail');
      await expect(page).toHaveURL(/\/api\/overview\?from=mail$/);
      await expect(page.locator('h1')).not.toHaveText('Page not found');
    });
    await test.step('an unknown page is the error page, with a word on the copy', async () => {
      await go('/no/such/page');
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page.locator('main')).toContainText('Your copy of');
    });

    site.stopped = false;
    await go(PAGE);
    await panel(page).getByRole('button', { name: 'Remove the copy' }).click();
    await expect(theSwitch(page)).toHaveAttribute('aria-checked', 'false');
    expect(await left(page)).toEqual({ caches: [], workers: 0 });
  },
);

test('online, pages are new; a changed site says that the copy is old', async ({
  page,
  site,
  go,
}) => {
  offer(site, part());
  await go(PAGE);
  await turnOn(page);
  const fresh = '<!doctype html><html><body><h1>As of now</h1></body></html>';
  site.answers.set('/concepts/fees', { body: fresh, type: 'text/html' });
  await page.goto(new URL('/concepts/fees', page.url()).href);
  await expect(page.locator('h1')).toHaveText('As of now');

  const digest = hash('sha256', fresh, 'base64');
  const some = part();
  const files = some.files.map(([address, bytes, known]): FileList['files'][number] =>
    address === '/concepts/fees' ? [address, fresh.length, digest] : [address, bytes, known],
  );
  const revision = offer(site, { ...some, files });
  await go('/concepts/streaming');
  await expect(note(page)).toContainText('is older than the site');
  await note(page).getByRole('link', { name: 'Update it' }).click();
  await hydrated(page);
  await expect(panel(page)).toContainText('The site has changed');
  // Targets of visible links are fetched ahead.
  await page.waitForLoadState('networkidle');

  site.asked.length = 0;
  await panel(page).getByRole('button', { name: 'Update the copy' }).click();
  await expect(panel(page)).toContainText('has not changed since', { timeout: 120_000 });
  // Unchanged files come from the earlier copy.
  expect(site.asked).toContain('/concepts/fees');
  expect(site.asked.filter((path) => /^\/(?:assets\/js\/|concepts\/nft)/.test(path))).toEqual([]);
  expect((await left(page)).caches).toEqual([`offline-copy-${revision}`]);
});

test('a script in the copy that something has changed is not run @night', async ({
  page,
  site,
  go,
}) => {
  offer(site, part());
  await go(PAGE);
  await turnOn(page);
  const changed = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const main = (await cache.keys()).find(({ url }) => /\/main\.\w+\.js$/.test(url));
    if (!main) throw new Error('The copy has no first script.');
    const headers = { 'content-type': 'text/javascript' };
    await cache.put(main, new Response('document.title = "poison"', { headers }));
    await cache.put(
      '/concepts/nft',
      new Response('poison', { headers: { 'content-type': 'text/html' } }),
    );
    // A cache of a name that sounds newer.
    const other = await caches.open('offline-copy-z');
    await other.put(
      '/offline-copy.json',
      Response.json({ revision: 'z', bytes: 1, savedAt: '9999' }),
    );
    await other.put('/concepts/streaming', new Response('poison'));
    return new URL(main.url).pathname;
  });
  await go('/concepts/streaming');
  expect(site.asked).toContain(changed);
  await expect(page).not.toHaveTitle('poison');
  site.stopped = true;
  await page.goto(new URL('/concepts/nft', page.url()).href);
  await expect(page.locator('body')).not.toContainText('poison');
  await page.goto(new URL('/concepts/streaming', page.url()).href);
  await expect(page.locator('h1')).toHaveText('Streaming');
  await expect(page).not.toHaveTitle('poison');
});

test('a file that arrives changed ends the download @night', async ({ page, site, go }) => {
  offer(site, part());
  site.answers.set('/concepts/fees', { body: '<!doctype html><p>injected', type: 'text/html' });
  await go(PAGE);
  await theSwitch(page).click();
  await expect(panel(page)).toContainText('not the one the site publishes', { timeout: 120_000 });
  expect(await left(page)).toEqual({ caches: [], workers: 0 });
});

test('a browser that says it is offline reads the copy', async ({ page, context, site, go }) => {
  offer(site, part());
  await go(PAGE);
  await turnOn(page);
  await context.setOffline(true);
  await go('/support/faq');
  await expect(note(page)).toContainText('You are offline');
  // The connection is back before the site can be reached.
  site.stopped = true;
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SUMMARY));
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await refused;
  site.stopped = false;
  const current = note(page).getByRole('link', { name: 'Load the current page' });
  await expect(current).toBeVisible();
  // A reader who comes back to the tab is told again.
  await note(page).getByRole('button', { name: 'Hide this note' }).click();
  await expect(note(page)).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(current).toBeVisible();
});

test('a download that breaks off or is canceled leaves nothing', async ({ page, site, go }) => {
  site.answers.set('/concepts/fees', { status: 503, body: 'down' });
  await go(PAGE);
  await expect(panel(page)).toContainText('MB to download');
  await theSwitch(page).click();
  await expect(panel(page)).toContainText('Nothing was kept.', { timeout: 120_000 });
  expect(await left(page)).toEqual({ caches: [], workers: 0 });

  site.answers.clear();
  await theSwitch(page).click();
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page)).toContainText('You canceled the download.');
  expect(await left(page)).toEqual({ caches: [], workers: 0 });
});

const FULL = [
  [
    'full',
    () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    },
    'not enough room',
  ],
  [
    'forbidden when it is used',
    () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
    'does not let the site store files',
  ],
] as const;

test('storage that is full or forbidden is said in words', async ({ page, go }) => {
  for (const [what, arrange, words] of FULL) {
    await go(PAGE);
    await page.evaluate(arrange);
    await expect(panel(page)).toContainText('MB to download');
    await theSwitch(page).click();
    await expect(panel(page), what).toContainText(words);
    await expect(theSwitch(page)).toHaveAttribute('aria-checked', 'false');
    expect(await left(page), what).toEqual({ caches: [], workers: 0 });
  }
});

const LACKING = [
  ['workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ['storage', () => Object.defineProperty(window, 'caches', { value: undefined })],
  [
    'permission',
    () => {
      CacheStorage.prototype.keys = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
] as const;

for (const [what, arrange] of LACKING) {
  test(`a browser without ${what} says so and works`, async ({ page, go, seen }) => {
    await page.addInitScript(arrange);
    await go(PAGE);
    await expect(theSwitch(page)).toBeDisabled();
    await expect(panel(page)).toContainText(/normal window/);
    expect(seen.messages).toEqual([]);
  });
}
