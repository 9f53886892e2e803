import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mathAssets } from '../../config/math-assets';
import { frames, interact, hold, open } from './support/page';
import { recordShifts } from './support/shifts';
import { expect, isMathCdn, test, type Page } from './support/test';

const { cdn, integrity, local } = mathAssets('/');
const packages = createRequire(__filename);
const css = readFileSync(packages.resolve('katex/dist/katex.min.css'));
const sheets = (page: Page) =>
  page
    .locator('link[data-math]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map((link) => link.href));
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-math-styles', '');
const answer = (page: Page, body: Buffer | string) =>
  page.route(cdn, (route) =>
    route.fulfill({
      body,
      contentType: 'text/css',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
const FORMULAS = '/concepts/streaming';
const PLAIN = '/support/how-to';

test('the stylesheet comes from the CDN, with integrity, when it answers', async ({
  page,
  seen,
}) => {
  await answer(page, css);
  await open(page, FORMULAS);
  await ready(page);
  const link = page.locator('link[data-math]');
  await expect(link).toHaveAttribute('href', cdn);
  await expect(link).toHaveAttribute('integrity', integrity);
  await expect(link).toHaveAttribute('crossorigin', 'anonymous');
  expect(integrity).toMatch(/^sha384-/);
  expect(seen.messages).toEqual([]);
});

test('a link cannot claim that the stylesheet has loaded or is loading', async ({ page }) => {
  await page.route(
    (url) => isMathCdn(url.href),
    () => undefined,
  );
  await open(page, `${FORMULAS}?docusaurus-data-math-asked=1&docusaurus-data-math-styles=1`);
  await expect(page.locator('link[data-math]')).toHaveAttribute('href', cdn);
  await expect(page.locator('html')).not.toHaveAttribute('data-math-styles');
});

test('it is asked for after the load event, which a CDN that never answers would hold up', async ({
  page,
}) => {
  const release = await hold(page, '**/held.png');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/held.png' })),
    ),
  );
  await page.goto(FORMULAS, { waitUntil: 'commit' });
  const isDefined = () => customElements.get('math-styles') !== undefined;
  await expect
    .poll(async () => {
      await interact(page);
      return page.evaluate(isDefined);
    })
    .toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await sheets(page)).toEqual([]);
  release();
  await expect.poll(() => sheets(page)).toHaveLength(1);
});

test("the site's own copy is used when the CDN does not send the stylesheet", async ({
  page,
  baseURL,
}) => {
  for (const [name, act] of [
    ['it is blocked', undefined],
    ['it sends other bytes', (page: Page) => answer(page, `${css.toString()} body{display:none}`)],
    [
      'it answers with an error',
      (page: Page) => page.route(cdn, (route) => route.fulfill({ status: 503, body: '' })),
    ],
  ] as const) {
    await test.step(name, async () => {
      await act?.(page);
      await open(page, FORMULAS);
      await ready(page);
      expect(await sheets(page), name).toEqual([new URL(local, baseURL).href]);
      await expect(page.locator('body'), name).toBeVisible();
      const font = await page
        .locator('.katex')
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
      expect(font, name).toContain('KaTeX');
      await page.unrouteAll();
      await page.goto('about:blank');
    });
  }
});

test('pages without formulas do not ask for it', async ({ page, seen }) => {
  await open(page, PLAIN);
  await expect(page.locator('.katex-display')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await sheets(page)).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

test('it waits for a reader @night', async ({ page }) => {
  await answer(page, css);
  await page.goto(FORMULAS, { waitUntil: 'networkidle' });
  expect(await sheets(page)).toEqual([]);
  await expect(page.locator('.katex-display math').first()).toBeVisible();
  await interact(page);
  await ready(page);
  expect(await sheets(page)).toEqual([cdn]);
});

test('it is asked for once, also after a navigation', async ({ page }) => {
  await answer(page, css);
  await open(page, '/concepts/nft');
  await page.locator('.theme-doc-sidebar-menu a[href="/concepts/streaming"]').click();
  await ready(page);
  await page
    .locator('.theme-doc-sidebar-menu a:not([role])[href="/concepts/flow/overview"]')
    .click();
  await expect(page.locator('h1')).toHaveText(/Flow/);
  expect(await sheets(page)).toEqual([cdn]);
});

for (const [at, path] of [FORMULAS, '/concepts/flow/overview'].entries()) {
  for (const [i, [name, body]] of (
    [
      ['CDN', css],
      ['own copy', undefined],
    ] as const
  ).entries()) {
    // Each page and each way once, and both ways on both pages every night.
    if (i !== at && !process.env.TEST_ALL) continue;
    test(`${path} does not move when it arrives: ${name}`, async ({ page }) => {
      if (body) await answer(page, body);
      // The page is drawn and at rest before the stylesheet comes, and again before its fonts do.
      const release = await hold(page, body ? cdn : `**${local}`);
      const releaseFonts = await hold(page, /KaTeX_[^/]*\.woff2$/);
      const shifts = await recordShifts(page);
      await open(page, path);
      await frames(page);
      const font = page.waitForRequest(/KaTeX_[^/]*\.woff2$/);
      release();
      await font;
      // Formulas further down take part as soon as they are in view.
      await page.locator('.katex-display').last().scrollIntoViewIfNeeded();
      await frames(page);
      releaseFonts();
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      expect(await shifts()).toEqual([]);
    });
  }
}

test('a formula wider than a phone scrolls on its own, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, FORMULAS);
  await ready(page);
  const formula = page.locator('.katex-display').first();
  await expect(formula).toHaveAttribute('tabindex', '0');
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
