import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe';
import { buildOfTest } from './support/build';
import { open, requestsFor } from './support/page';
import { expect, test, type Page } from './support/test';

const PATH = '/concepts/nft';
const MORE = 'More ways to read this page';

const more = (page: Page) => page.getByRole('button', { name: MORE });
const menu = (page: Page) => page.getByRole('menu', { name: MORE });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test(
  'copies the page as Markdown, fetched on intent alone',
  { tag: ['@core', '@engine', '@any-size', '@engine-night'] },
  async ({ page, context, seen }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const requests = requestsFor(page, '.md');
    await open(page, PATH);
    expect(requests).toHaveLength(0);
    const copy = page.getByRole('button', { name: 'Copy page' });
    await copy.focus();
    await expect.poll(() => requests.length).toBe(1);
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readFileSync(`${buildOfTest()}${PATH}.md`, 'utf8'),
    );
    await expect(copy).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(seen.foreign).toEqual([]);
    expect(seen.messages).toEqual([]);
  },
);

test(
  'says what is wrong when the Markdown does not load, tries again, and when the browser refuses to copy',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await page.route('**/*.md', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>App</p>' }),
    );
    await open(page, PATH);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByText('The Markdown of this page did not load.')).toBeVisible();
    await expectAccessible(page, 'article');
    await page.unroute('**/*.md');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();

    // The browser may refuse as well.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          write: () => Promise.reject(new Error('no')),
          writeText: () => Promise.reject(new Error('no')),
        },
      });
    });
    await open(page, PATH);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByText('Your browser refused to copy.')).toBeVisible();
  },
);

test('the menu leads to the Markdown and to assistants that read it @any-size', async ({
  page,
  seen,
}) => {
  await open(page, PATH);
  await more(page).click();
  await expectAccessible(page, 'article');
  const items = menu(page).getByRole('menuitem');
  await expect(items).toHaveCount(4);
  await expect(items.last()).toHaveAttribute('href', '/api/agents#connect');
  await expect(items.first()).toHaveAttribute('href', `${PATH}.md`);
  for (const name of ['ChatGPT', 'Claude']) {
    const item = menu(page).getByRole('menuitem', { name: `Open in ${name}` });
    const href = new URL((await item.getAttribute('href')) ?? '');
    expect(href.searchParams.get('q')).toContain(`${PATH}.md`);
    await expect(item).toHaveAttribute('rel', /noopener/);
  }
  const box = await menu(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(seen.foreign).toEqual([]);
  await items.first().click();
  await expect(page).toHaveURL(`${PATH}.md`);
  await expect(page.locator('body')).toContainText('# Stream NFTs');
});

test(
  'the menu is worked by keyboard',
  { tag: ['@any-size', '@engine'] },
  async ({ page, seen }) => {
    await open(page, PATH);
    await more(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toContain('View as Markdown');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toContain('Connect your agent');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('View as Markdown');
    await page.keyboard.press('End');
    expect(await focused(page)).toContain('Connect your agent');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await more(page).click();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.click(width / 3, height * 0.8);
    await expect(menu(page)).toHaveCount(0);
    expect(seen.messages).toEqual([]);
  },
);

test('follows the reader to the next page @any-size', async ({ page }) => {
  await open(page, PATH);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).not.toHaveText('Stream NFTs');
  const next = new URL(page.url()).pathname;
  await more(page).click();
  await expect(menu(page).getByRole('menuitem').first()).toHaveAttribute('href', `${next}.md`);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${next}.md`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`${next}\\.png$`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link leads to the Markdown', { tag: '@any-size' }, async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    // Playwright leaves the content of a noscript element out of the roles.
    await expect(page.locator('article noscript a')).toHaveAttribute('href', `${PATH}.md`);
  });
});
