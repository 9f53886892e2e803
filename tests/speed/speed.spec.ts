import { expect, test, type Browser, type Page } from '@playwright/test';
import { median, slow, timeToEffect, timeToPage } from './measure';

/**
 * First press and next page against the same text as plain HTML, in the same run, so that the speed of the
 * machine cancels out: the reference page has the site's styles, no script but the one of its button, and
 * links that the browser follows without scripts.
 */
const TEXT = '/concepts/lockup/stream-shapes';
const NEXT = '/concepts/lockup/segments';
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true };
const DESK = { viewport: { width: 1366, height: 900 } };

test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function fresh(browser: Browser, screen: typeof PHONE | typeof DESK): Promise<Page> {
  const context = await browser.newContext({
    ...screen,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Serves pages without their scripts; a button at their top shows a box. */
async function plain(page: Page): Promise<void> {
  await page.route(/\/concepts\/lockup\/[\w-]+$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script[^]*?<\/script>/g, '');
    const parts =
      '<button id=press style="position:fixed;z-index:999;top:0;left:0">Show</button>' +
      '<div id=box hidden style="position:fixed;z-index:999;top:40px;left:0">Shown</div>' +
      '<script>press.onclick = () => { box.hidden = false; };</script>';
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/<body[^>]*>/, (body) => body + parts),
    });
  });
}

const presses = [
  ['the menu of phones', PHONE, '.navbar__toggle', '.navbar-sidebar'],
  ['the contents of the page', PHONE, '.theme-doc-toc-mobile button', '.theme-doc-toc-mobile ul a'],
  ['the search', PHONE, '.DocSearch-Button', 'dialog[open] input'],
  ['the color mode', DESK, 'button[data-color-mode]', 'html[data-theme="dark"] body'],
] as const;

/** A press may take this many milliseconds more than the same press in plain HTML, slowed four times. */
const MORE = 110;

for (const [name, screen, press, effect] of presses) {
  test(`first press: ${name}`, async ({ browser }) => {
    const run = async (isPlain: boolean) => {
      const page = await fresh(browser, screen);
      if (isPlain) await plain(page);
      await slow(page);
      await page.goto(TEXT);
      await page.waitForTimeout(1000);
      const target = page.locator(isPlain ? '#press' : press).first();
      const time = await timeToEffect(page, target, isPlain ? '#box' : effect);
      await page.context().close();
      return time;
    };
    const reference = await median(() => run(true));
    const own = await median(() => run(false));
    const description = `${Math.round(own)} ms, plain HTML ${Math.round(reference)} ms`;
    test.info().annotations.push({ type: 'speed', description });
    expect(own - reference, description).toBeLessThanOrEqual(MORE);
  });
}

test('next page: a link under the pointer', async ({ browser }) => {
  const run = async (isPlain: boolean) => {
    const page = await fresh(browser, DESK);
    if (isPlain) await plain(page);
    await page.goto(TEXT);
    await page.waitForTimeout(1000);
    const link = page.locator(`aside a[href="${NEXT}"]`).first();
    const time = await timeToPage(page, link, 'Segments');
    await page.context().close();
    return time;
  };
  const reference = await median(() => run(true));
  const own = await median(() => run(false));
  const description = `${Math.round(own)} ms, plain HTML ${Math.round(reference)} ms`;
  test.info().annotations.push({ type: 'speed', description });
  expect(own / reference, description).toBeLessThanOrEqual(0.7);
});
