import { readdirSync, readFileSync } from 'node:fs';
import { CHANGED_TEXT } from './support/builds/next-build';
import { TwoBuilds } from './support/builds/site';
import { expectWhole } from './support/builds/whole';
import { omitFiles, offer, offlineFilesOf } from './support/offline-files';
import { interact, hydrated, markDocument, ON_DEMAND, requestsFor } from './support/page';
import { dialog, field, options } from './support/search';
import { expect, test as base, type Page } from './support/test';
import { toolsReady } from './support/tool';
import { addWallet } from './support/wallet';

/* A tab of one build stays open while the site is deployed again, and the scripts and styles of the tab are gone. */

interface Fixtures {
  site: TwoBuilds;
  origin: string;
  go: (path: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const site = await TwoBuilds.open();
    await use(site);
    site.close();
  },
  origin: async ({ site }, use) => use(await site.listen()),
  go: async ({ origin, page }, use) => {
    await use(async (path) => {
      await page.goto(origin + path);
      await hydrated(page);
    });
  },
});
// One worker, which makes the next build once.
test.describe.configure({ mode: 'default' });

const DESK = '/apps/manage-a-stream';
const CHECKER = '/support/is-this-sablier';
/** The files that a copy needs for a few pages. */
const FEW =
  /^\/(?:$|404|assets\/(?:js|css)\/|js\/|support\/offline$|concepts\/(?:streaming|fees)$)/;
const STREAM = '#stream=LK3-8453-5&do=withdraw';

/** Follows a link that the page has, wherever it is. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

/**
 * The HTML of a page that asks for no code when it is shown. Code that comes when its tool is in view comes before
 * the deploy on a fast machine and after it on a slow one, where the tab rightly loads the new page in full.
 */
function expectNoCode(site: TwoBuilds, path: string): string {
  const html = readFileSync(`${site.folders.first}${path}.html`, 'utf8');
  expect(html, path).not.toMatch(
    /data-island=|<(?:living-figure|math-styles|error-filter|deployment-filter)/,
  );
  return html;
}

/** Scrolls, so that the code for the reader's place, which any other page asks for as well, is in the tab. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('.table-of-contents__link--active').first()).toBeAttached();
}

/** The full loads of the page from now on. */
const loads = (page: Page) => {
  const seen: string[] = [];
  page.on('load', () => void seen.push(page.url()));
  return seen;
};

/** What a reader is told where a load would lose something. */
const changedNote = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'the site has changed' });

test.describe('a deploy under an open tab', { tag: '@islands' }, () => {
  test('a link to a tool ends in the new page with the new tool @night', async ({
    page,
    site,
    go,
  }) => {
    await go('/concepts/streaming');
    site.serves = 'next';
    await follow(page, DESK + STREAM);
    await expectWhole(page, site, 'next');
    await expect(page).toHaveURL(new RegExp(`${DESK}${STREAM}$`));
    await expect(page.getByRole('button', { name: CHANGED_TEXT.tool[1] })).toBeVisible();
  });

  test('a link to a page of text ends in the new page', async ({ page, site, go }) => {
    await go('/concepts/streaming');
    site.serves = 'next';
    await follow(page, '/concepts/fees#who-pays-it');
    await expectWhole(page, site, 'next');
    await expect(page).toHaveURL(/#who-pays-it$/);
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Streaming');
    await expectWhole(page, site, 'next');
  });

  test(
    'text that is pasted into a tool before its code comes is kept',
    { tag: '@engine' },
    async ({ page, site, origin }) => {
      await page.goto(`${origin}/reference/errors`);
      await expect(page.locator('[data-island-state="waiting"]')).toHaveCount(1);
      site.serves = 'next';
      const box = page.locator('[data-island] textarea');
      // In one task: the focus alone makes the page load again, and what is pasted during that is lost.
      await box.evaluate((element: HTMLElement) => {
        element.focus();
        document.execCommand('insertText', false, '0x08c379a0');
      });
      await expect(page.locator('[data-island-state="ready"]')).toHaveCount(1);
      await expectWhole(page, site, 'next');
      await expect(box).toHaveValue('0x08c379a0');
      await expect(box).toBeFocused();
    },
  );

  test('an amount in the desk and its address are kept when its wallet part is gone', async ({
    page,
    site,
    go,
  }) => {
    await addWallet(page);
    await go(DESK + STREAM);
    const amount = page.getByLabel('Amount', { exact: false }).first();
    await amount.fill('12.5');
    const name = await amount.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
    site.serves = 'next';
    await page.getByRole('button', { name: CHANGED_TEXT.tool[0] }).click();
    await expectWhole(page, site, 'next');
    await expect(page).toHaveURL(new RegExp(`${STREAM}$`));
    await expect(page.getByLabel(String(name)).first()).toHaveValue('12.5');
    await page.getByRole('button', { name: CHANGED_TEXT.tool[1] }).click();
    await expect(page.getByText('did not load')).toHaveCount(0);
  });

  test('of answers with the same words each is kept in its own question', async ({
    page,
    site,
    go,
  }) => {
    await go('/guides/start/build');
    const tool = page.getByRole('region', { name: 'Integration wizard' });
    await tool.scrollIntoViewIfNeeded();
    await toolsReady(page);
    const answer = (question: string, name: string) =>
      tool
        .getByRole('group', { name: question, exact: true })
        .getByRole('radio', { name, exact: true });
    site.serves = 'next';
    // The files that it asks for are gone.
    await answer('Recipient', 'A contract').check({ force: true });
    await expectWhole(page, site, 'next');
    await tool.scrollIntoViewIfNeeded();
    await toolsReady(page);
    await expect(answer('Recipient', 'A contract')).toBeChecked();
    await expect(answer('Sender of the streams', 'The account that pays')).toBeChecked();
  });

  test('what waits for a field that comes later is not written over what is typed meanwhile', async ({
    page,
    site,
    go,
  }) => {
    await go('/reference/errors');
    const place = page.locator('[data-island]:has(textarea)');
    const box = place.locator('textarea');
    const addField = () =>
      place.evaluate((tool) => {
        const field = Object.assign(document.createElement('input'), { ariaLabel: 'Late' });
        tool.prepend(field);
      });
    await box.fill('0x01');
    await addField();
    await box.blur();
    site.serves = 'next';
    await page.keyboard.press('/');
    await expectWhole(page, site, 'next');
    // The search, which was asked for, opens here.
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(place).toHaveAttribute('data-island-state', 'ready');
    await box.pressSequentially('0x02');
    await addField();
    await expect(box).toHaveValue('0x02');
  });

  test('what is typed while a tool is loading stays, whatever was kept for its field', async ({
    page,
    site,
    go,
  }) => {
    await go('/reference/errors');
    const place = page.locator('[data-island]:has(textarea)');
    const box = place.locator('textarea');
    await box.fill('0x01');
    await box.blur();
    site.serves = 'next';
    let isNext = false;
    page.on('request', (request) => (isNext ||= request.isNavigationRequest()));
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route(ON_DEMAND, async (route) => {
      if (isNext) await released;
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect.poll(() => isNext).toBe(true);
    await box.fill('0x02');
    await expect(place).not.toHaveAttribute('data-island-state', 'ready');
    release();
    await expect(place).toHaveAttribute('data-island-state', 'ready');
    await expectWhole(page, site, 'next');
    await expect(box).toHaveValue('0x02');
  });

  test('a search that begins after it opens again with what is typed @night', async ({
    page,
    site,
    go,
  }) => {
    await go('/concepts/streaming');
    site.serves = 'next';
    await page.keyboard.press('/');
    await page.keyboard.type('cliff');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('cliff');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('cliffs');
    await page.keyboard.press('Escape');
    await expectWhole(page, site, 'next');
  });

  test('a hit of a search that was open ends in the new page @night', async ({
    page,
    site,
    go,
  }) => {
    await go('/concepts/streaming');
    await page.keyboard.press('/');
    await page.keyboard.type('manage a stream');
    await expect(options(page).first()).toBeVisible();
    site.serves = 'next';
    await options(page).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expectWhole(page, site, 'next');
  });

  test('Back to a page that is still there shows it, and the next link the new one @night', async ({
    page,
    site,
    go,
  }) => {
    // Pages of text alone: code that a page asks for after the deploy is gone, and loads it in full.
    expectNoCode(site, '/concepts/chains');
    expectNoCode(site, '/concepts/security');
    await go('/concepts/chains');
    await scroll(page);
    await follow(page, '/concepts/security');
    await expect(page.locator('h1')).toHaveText('Security');
    site.serves = 'next';
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Chains');
    await expectWhole(page, site, 'first');
    await follow(page, '/concepts/nft');
    await expectWhole(page, site, 'next');
  });

  test('typed text is in the tool again after Back from a new page @night', async ({
    page,
    site,
    go,
  }) => {
    await go(CHECKER);
    const box = page.locator('[data-island] textarea, [data-island] input').first();
    await box.fill('https://app.sablier.com');
    site.serves = 'next';
    await follow(page, '/concepts/nft');
    await expectWhole(page, site, 'next');
    await page.goBack();
    await expectWhole(page, site, 'next');
    // A tool starts at the first sign of a reader.
    await interact(page);
    await expect(box).toHaveValue('https://app.sablier.com');
  });

  test('a page that was fetched ahead is shown with the tab’s own scripts and styles @night', async ({
    page,
    site,
    go,
  }) => {
    const to = '/concepts/glossary';
    const html = expectNoCode(site, to);
    await go('/concepts/nft');
    await scroll(page);
    // Its text and its sheets, because a link to it is in view.
    const sheets = [...html.matchAll(/<link rel=stylesheet href=([^\s>]+)/g)].map(
      ([, href = '']) => href,
    );
    expect(sheets.length, 'one that the first page has, and its own').toBeGreaterThan(1);
    const ahead = [to, ...sheets];
    await expect.poll(() => ahead.filter((path) => !site.asked.includes(path))).toEqual([]);
    site.serves = 'next';
    await page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`).last().click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expectWhole(page, site, 'first');
  });

  test('an offline copy of the old build does not mix with the new site @night', async ({
    page,
    site,
    go,
  }) => {
    offer(site, omitFiles(offlineFilesOf(site.folders.first), FEW));
    await go('/support/offline');
    await page.getByRole('switch').click();
    await expect(page.getByText(/^Copy of /)).toBeVisible({ timeout: 30_000 });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await go('/concepts/streaming');
    site.serves = 'next';
    await follow(page, DESK);
    await expectWhole(page, site, 'next');
    site.stopped = true;
    await follow(page, '/concepts/fees');
    await expect(page.locator('meta[name="offline-copy"]')).toHaveCount(1);
    await expectWhole(page, site, 'first');
  });

  test('a host that serves both builds is asked once, and the reader is told @night', async ({
    page,
    site,
    go,
  }) => {
    await go('/concepts/streaming');
    site.serves = 'rolling';
    const seen = loads(page);
    await page.keyboard.press('/');
    const note = changedNote(page);
    await expect(note).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(seen).toHaveLength(1);
    site.serves = 'next';
    await page.keyboard.press('Escape');
    await note.getByRole('link').click();
    await expectWhole(page, site, 'next');
  });

  test('a file that no page could choose again is not thrown away', async ({ page, site, go }) => {
    await go('/apps/guides/csv-support');
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.locator('[data-has-file]')).toHaveCount(1);
    const stays = await markDocument(page);
    site.serves = 'next';
    const note = changedNote(page);
    await page.keyboard.press('/');
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    const asked = page.waitForRequest(/csv-support$/);
    await page.keyboard.press('/');
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(note, 'told once').toHaveCount(1);
    expect(await stays()).toBe(true);
  });
});

test(
  'a missing file of the same build is said, and asked for again by a press @night',
  { tag: '@islands' },
  async ({ page, site, go }) => {
    await go('/concepts/streaming');
    const stays = await markDocument(page);
    for (const name of readdirSync(`${site.folders.first}/assets/js`)) {
      const path = `/assets/js/${name}`;
      if (ON_DEMAND.test(path)) site.answers.set(path, { status: 404, body: '' });
    }
    await follow(page, '/reference/errors');
    await interact(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded completely');
    site.answers.clear();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-island-state="ready"]')).toHaveCount(1);
    expect(await stays()).toBe(true);
  },
);

test(
  'a search index of two builds is fetched once more, then the search says so',
  { tag: '@islands' },
  async ({ page, site, go }) => {
    const texts = JSON.parse(
      readFileSync(`${site.folders.first}/search-texts.json`, 'utf8'),
    ) as object;
    const body = JSON.stringify({ ...texts, r: 'another' });
    site.answers.set('/search-texts.json', { status: 200, body });
    const asked = requestsFor(page, '/search-texts.json');
    await go('/concepts/streaming');
    await page.keyboard.press('/');
    // The first file answers alone; only both together can say that nothing is found.
    await page.keyboard.type('aggregateAmount');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type('qqxxzz');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    expect(asked.length).toBeGreaterThanOrEqual(2);
    site.answers.clear();
    await page.keyboard.type('x');
    await expect(dialog(page)).toContainText('No results for');
  },
);
