import {
  frames,
  interact,
  hold,
  hydrated,
  markDocument,
  ON_DEMAND,
  withoutBlocked,
} from './support/page';
import { field, options } from './support/search';
import { expect, test, type Page } from './support/test';

const PATH = '/concepts/streaming';
const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });
const scripts = (page: Page) =>
  page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => new URL((script as HTMLScriptElement).src).pathname));

test.describe('a reader who only reads', { tag: '@islands' }, () => {
  test('gets the first scripts and no more', async ({ page, seen }) => {
    for (const path of ['/', PATH, '/guides/lockup/deployments', '/reference/errors']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      expect(
        (await scripts(page)).filter((file) => ON_DEMAND.test(file)),
        path,
      ).toEqual([]);
      expect(seen.messages, path).toEqual([]);
    }
  });
});

test.describe('without any code on demand', { tag: '@islands' }, () => {
  test('the frame answers: colors, groups, menus, announcement, pages', async ({ page, seen }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route(ON_DEMAND, (route) => route.abort());
    await page.goto(PATH);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    const group = page.locator('.theme-doc-sidebar-menu [role="button"][aria-expanded]').first();
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Lockup overview' }).first()).toBeHidden();
    await page.getByRole('button', { name: 'More ways to read this page' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('[data-announcement] [data-close]').click();
    await expect(page.locator('[data-announcement]')).toHaveCount(0);
    const inPlace = await markDocument(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Streaming');
    expect(await inPlace()).toBe(true);
    expect(withoutBlocked(seen.messages)).toEqual([]);
  });
});

test(
  'a choice of another tab arrives, and is stronger than the system @night',
  { tag: '@islands' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(PATH);
    await hydrated(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'dark' });
    await other.goto(PATH);
    await hydrated(other);
    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  },
);

test.describe('the search before its code has loaded', { tag: '@islands' }, () => {
  test('each key opens its field, which loses no letter @night', async ({ page, seen }) => {
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      const release = await hold(page, ON_DEMAND);
      await page.goto(PATH);
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('cli');
      await page.keyboard.press('ArrowLeft');
      release();
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.type('XY');
      await expect(field(page)).toHaveValue('clXYi');
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      expect(seen.messages, key).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('Enter is kept and opens the first hit', async ({ page }) => {
    const release = await hold(page, ON_DEMAND);
    await page.goto(PATH);
    await page.keyboard.press('/');
    await page.keyboard.type('cliff');
    await page.keyboard.press('Enter');
    release();
    await expect(page).not.toHaveURL(PATH);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('it closes, and stays closed when the code comes @night', async ({ page }) => {
    const release = await hold(page, ON_DEMAND);
    await page.goto(PATH);
    // Before that the search has asked for nothing yet.
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    const answered = page.waitForResponse(ON_DEMAND);
    release();
    await answered;
    await frames(page);
    await expect(field(page)).toHaveCount(0);
  });

  test('a word that is being composed is finished in its field', async ({ page }) => {
    const release = await hold(page, ON_DEMAND);
    await page.goto(PATH);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    const keyboard = await page.context().newCDPSession(page);
    const composed = { text: 'cli', selectionStart: 3, selectionEnd: 3 };
    await keyboard.send('Input.imeSetComposition', composed);
    const answered = page.waitForResponse(ON_DEMAND);
    release();
    await answered;
    await page.waitForLoadState('networkidle');
    await keyboard.send('Input.insertText', { text: 'cliff' });
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('cliff');
  });

  test('code that does not come is said in the dialog; the next letter asks again', async ({
    page,
  }) => {
    let gone = true;
    await page.route(ON_DEMAND, (route) => (gone ? route.abort() : route.fallback()));
    await page.goto(PATH);
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(page.getByRole('alert')).toContainText('network connection');
    await page.keyboard.press('Enter');
    await page.mouse.click(5, 5);
    await expect(field(page)).toHaveCount(0);
    await expect(page).toHaveURL(PATH);
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toBeVisible();
    gone = false;
    await page.keyboard.type('cliff');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('cliff');
  });
});

test.describe('a tool whose code does not come', { tag: '@islands' }, () => {
  test('says so beside it, and Retry asks again @night', async ({ page }) => {
    let gone = true;
    await page.route(ON_DEMAND, (route) => (gone ? route.abort() : route.fallback()));
    await page.goto('/reference/errors');
    const text = await page.locator('main').innerText();
    await interact(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded completely');
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(1);
    for (const line of text.split('\n').slice(0, 40)) {
      await expect(page.locator('main')).toContainText(line);
    }
    gone = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-island-state="ready"]')).toHaveCount(1);
    await expect(alert).toHaveCount(0);
  });
});

test(
  'a press in a tool counts also when it is the first that a reader does @night',
  { tag: '@islands' },
  async ({ page }) => {
    await page.goto('/guides/start/build');
    const tool = page.locator('[data-island]');
    await expect(tool).toHaveAttribute('data-island-state', 'waiting');
    // A script's press isn't a sign of a reader: the tool has nothing else to begin with.
    await tool
      .getByRole('button', { name: 'Show the files' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(tool.getByRole('button', { name: 'Download all files' })).toBeVisible();
    await expect(tool).toHaveAttribute('data-island-state', 'ready');
  },
);

test('nothing moves when the page begins to answer', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/concepts/governance', { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await frames(page);
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.navbar__inner *, main *, footer *')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()),
    );
  const before = await boxes();
  release();
  await hydrated(page);
  expect(await boxes()).toEqual(before);
});

test.describe('before the first scripts have loaded', { tag: '@islands' }, () => {
  /** The first script, and its requests after the first paint. */
  const SCRIPTS = [
    /\/assets\/js\/main\.[\da-f]+\.js$/,
    /\/assets\/js\/app\.[\da-f]+\.js$/,
  ] as const;
  const [MAIN, APP] = SCRIPTS;
  const nameOf = (script: RegExp) => (script === MAIN ? 'main' : 'app');

  test(
    'they come where no paint comes',
    { tag: ['@engine', '@engine-night'] },
    async ({ page, seen }) => {
      // As in a window that the system does not draw.
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0;
      });
      await page.goto(PATH);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      expect(seen.messages).toEqual([]);
    },
  );

  test('they come with the first paint, before all else has come', async ({ page }) => {
    const release = await hold(page, /favicon|\.woff2$|\/img\//);
    const asked = page.waitForRequest((request) => APP.test(request.url()));
    await page.goto(PATH, { waitUntil: 'commit' });
    await asked;
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    release();
    await hydrated(page);
  });

  test('a press before each script is kept, and counts once', async ({ page, seen }) => {
    for (const script of SCRIPTS) {
      await page.goto('about:blank');
      const release = await hold(page, script);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(PATH, { waitUntil: 'commit' });
      const menu = page.getByRole('button', { name: 'More ways to read this page' });
      await toggle(page).click();
      await toggle(page).click();
      await menu.click();
      release();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('menu')).toBeVisible();
      expect(seen.messages, nameOf(script)).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a search that begins before a script loses no letter @night', async ({ page, seen }) => {
    for (const [begin, script] of [
      ['/', MAIN],
      ['Control+k', APP],
      ['a press', APP],
    ] as const) {
      const release = await hold(page, script);
      await page.goto(PATH, { waitUntil: 'commit' });
      const button = page.locator('.DocSearch-Button');
      await expect(button).toBeVisible();
      if (begin === 'a press') await button.click();
      else await page.keyboard.press(begin);
      await page.keyboard.type('cliff/');
      release();
      await expect(field(page), begin).toHaveValue('cliff/');
      await page.keyboard.type('s');
      await expect(field(page), begin).toHaveValue('cliff/s');
      await expect(options(page).first()).toBeVisible();
      expect(seen.messages, begin).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('about:blank');
    }
  });

  test('Enter opens the first hit of what was typed @night', async ({ page }) => {
    const release = await hold(page, APP);
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect(page.locator('.DocSearch-Button')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('cliff');
    await page.keyboard.press('Enter');
    release();
    await expect(page).not.toHaveURL(PATH);
  });

  test('Escape ends a search that was begun @night', async ({ page }) => {
    const release = await hold(page, APP);
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect(page.locator('.DocSearch-Button')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('cliff');
    await page.keyboard.press('Escape');
    release();
    await hydrated(page);
    await expect(field(page)).toHaveCount(0);
  });

  test('keys are the browser’s when a script does not come', async ({ page }) => {
    for (const script of SCRIPTS) {
      await page.route(script, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
      await page.goto(PATH);
      await failed;
      const prevented = () =>
        page.evaluate(() => {
          const press = new KeyboardEvent('keydown', { key: '/', cancelable: true, bubbles: true });
          return !document.body.dispatchEvent(press);
        });
      await expect.poll(prevented, nameOf(script)).toBe(false);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});
