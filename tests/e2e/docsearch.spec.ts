// cspell:ignore eirghuierge
import { open } from './support/page';
import { openSearch } from './support/search';
import { expect, test, type Page } from './support/test';

/**
 * The checks of DocSearch's own end-to-end suite (algolia/docsearch v3.9.0), by its own selectors:
 * a script or a test that was written for DocSearch works here.
 */
const PATH = '/concepts/streaming';
const input = (page: Page) => page.locator('.DocSearch-Input');

async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await expect(input(page)).toBeFocused();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
}

async function search(page: Page, query: string): Promise<void> {
  await input(page).pressSequentially(query);
  await expect(page.locator('.DocSearch-Hits').first()).toBeVisible();
}

test.describe('DocSearch starts', { tag: '@engine' }, () => {
  test('by a click on its button', async ({ page }) => {
    await open(page, PATH);
    await page.locator('.DocSearch-Button').click();
    await expectOpen(page);
  });

  // Caps lock makes a capital letter of it.
  for (const key of ['Control+k', 'Control+K', 'Meta+k', 'Meta+K', '/']) {
    test(`by ${key}`, async ({ page }) => {
      await open(page, PATH);
      await page.keyboard.press(key);
      await expectOpen(page);
    });
  }
});

test.describe('DocSearch ends', { tag: '@engine' }, () => {
  test.beforeEach(async ({ page }) => openSearch(page));

  for (const key of ['Escape', 'Control+k', 'Meta+k']) {
    test(`by ${key}`, async ({ page }) => {
      await page.keyboard.press(key);
      await expectClosed(page);
    });
  }

  test('by a click beside it', async ({ page }) => {
    await page.locator('.DocSearch-Container').click({ position: { x: 5, y: 5 } });
    await expectClosed(page);
  });
});

test.describe('DocSearch searches', { tag: '@engine' }, () => {
  test.beforeEach(async ({ page }) => openSearch(page));

  test('and shows results', async ({ page }) => {
    await search(page, 'g');
  });

  test('and clears the query', async ({ page }) => {
    await search(page, 'g');
    await page.locator('.DocSearch-Reset').click();
    await expect(page.locator('.DocSearch-Hits')).toHaveCount(0);
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('and opens a result by keyboard', async ({ page }) => {
    await search(page, 'g');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await input(page).press(key);
    await expect(page).not.toHaveURL(PATH);
    await expectClosed(page);
  });

  test('and opens a result by pointer', async ({ page }) => {
    await search(page, 'g');
    await page.locator('.DocSearch-Hits #docsearch-hits0-item-0 > a').click();
    await expect(page).not.toHaveURL(PATH);
    await expectClosed(page);
  });

  test('and says that there is no result', async ({ page }) => {
    await input(page).pressSequentially('eirghuierge');
    await expect(page.getByText('No results for').first()).toBeVisible();
  });
});

test.describe('DocSearch remembers', { tag: '@engine' }, () => {
  const recent = (page: Page) => page.locator('#docsearch-recentSearches-item-0');
  const favorite = (page: Page) => page.locator('#docsearch-favoriteSearches-item-0');

  test.beforeEach(async ({ page }) => {
    await openSearch(page);
    await search(page, 'g');
    await page.locator('#docsearch-hits0-item-0 > a').click();
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Recent', { exact: true })).toBeVisible();
  });

  test('what was opened', async ({ page }) => {
    await expect(recent(page)).toBeVisible();
  });

  test('until it is removed', async ({ page }) => {
    await recent(page).locator('[title="Remove this search from history"]').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('as a favorite', async ({ page }) => {
    await recent(page).locator('[title="Save this search"]').click();
    await expect(page.getByText('Favorite', { exact: true })).toBeVisible();
    await expect(favorite(page)).toBeVisible();
    await expect(recent(page)).toHaveCount(0);
  });

  test('a favorite until it is removed', async ({ page }) => {
    await recent(page).locator('[title="Save this search"]').click();
    await favorite(page).locator('[title="Remove this search from favorites"]').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });
});
