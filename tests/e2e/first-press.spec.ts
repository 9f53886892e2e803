import { frames, hold, hydrated, markDocument, ON_DEMAND } from './support/page';
import { expect, test, type Page } from './support/test';
import { toolsReady } from './support/tool';

/* A reader's first press, before the code that answers it has come. */

const SCRIPTS = {
  main: /\/assets\/js\/main\.[\da-f]+\.js$/,
  app: /\/assets\/js\/app\.[\da-f]+\.js$/,
} as const;
const SAMPLE = '/guides/lockup/examples/create-stream/lockup-linear';
const SENTENCES = '/concepts/cancelability';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A tested sentence' });
const panel = (page: Page) => page.getByRole('region', { name: /^Run: / });
const mark = (page: Page) => page.locator('a.tested[title^="Tested"]').first();
const group = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu .menu__list-item--collapsed [aria-expanded]').first();
const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).locator('visible=true').first().click();

test.describe('before the first scripts', { tag: '@islands' }, () => {
  for (const [name, script] of Object.entries(SCRIPTS)) {
    test(`a group of the sidebar waits for ${name}, and opens`, async ({ page, seen }) => {
      const release = await hold(page, script);
      await page.goto('/reference/overview', { waitUntil: 'commit' });
      const closed = await group(page).elementHandle();
      await group(page).click();
      await expect(group(page)).toHaveAttribute('data-waiting', '');
      await group(page).click();
      release();
      await hydrated(page);
      await expect.poll(() => closed?.getAttribute('aria-expanded')).toBe('true');
      expect(await closed?.getAttribute('data-waiting')).toBeNull();
      await expect(page).toHaveURL('/reference/overview');
      expect(seen.messages).toEqual([]);
    });

    test(`a mark of a tested sentence waits for ${name}, and opens its panel`, async ({
      page,
      seen,
    }) => {
      const release = await hold(page, script);
      await page.goto(SENTENCES, { waitUntil: 'commit' });
      await mark(page).click();
      await expect(mark(page)).toHaveAttribute('data-waiting', '');
      release();
      await expect(dialog(page)).toBeVisible();
      await expect(mark(page)).not.toHaveAttribute('data-waiting');
      expect(page.context().pages()).toHaveLength(1);
      expect(seen.messages).toEqual([]);
    });

    test(`a pressed link is followed where ${name} does not come`, async ({ page }) => {
      let fail: () => void = () => undefined;
      const failing = new Promise<void>((resolve) => (fail = resolve));
      await page.route(script, async (route) => {
        await failing;
        await route.abort();
      });
      await page.goto('/reference/overview', { waitUntil: 'commit' });
      await group(page).click();
      await expect(group(page)).toHaveAttribute('data-waiting', '');
      fail();
      await expect(page).not.toHaveURL('/reference/overview');
    });
  }

  test('a button shows that it waits', async ({ page }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/concepts/streaming', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'More ways to read this page' });
    const search = page.locator('.DocSearch-Button');
    await menu.click();
    await search.click();
    await expect(menu).toHaveAttribute('data-waiting', '');
    await expect(search).toHaveAttribute('data-waiting', '');
    release();
    await expect(page.locator('dialog[open] input')).toBeFocused();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });

  test('the form about the page is sent once, by the browser', async ({ page, context }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/concepts/streaming', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => context.pages().length).toBe(2);
    await page.bringToFront();
    release();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(context.pages()).toHaveLength(2);
  });

  test('Enter in the field of a tool keeps what is typed', async ({ page }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/search', { waitUntil: 'commit' });
    const inPlace = await markDocument(page);
    const field = page.locator('main input').first();
    await field.click();
    await page.keyboard.type('cliff');
    await page.keyboard.press('Enter');
    release();
    await hydrated(page);
    expect(await inPlace()).toBe(true);
    await expect(page.locator('main input').first()).toHaveValue('cliff');
  });
});
