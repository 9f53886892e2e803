// cspell:ignore eirghuierge
import { open } from './support/page';
import { dialog, openSearch } from './support/search';
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

test.describe('DocSearch', { tag: '@engine' }, () => {
  test('starts by its button and by each key, and ends by key and by a click beside it', async ({
    page,
  }) => {
    await open(page, PATH);
    await page.locator('.DocSearch-Button').click();
    await expectOpen(page);
    await page.locator('.DocSearch-Container').click({ position: { x: 5, y: 5 } });
    await expectClosed(page);
    // Caps lock makes a capital letter of it.
    for (const [start, end] of [
      ['Control+k', 'Escape'],
      ['Control+K', 'Control+k'],
      ['Meta+k', 'Meta+k'],
      ['Meta+K', 'Escape'],
      ['/', 'Escape'],
    ] as const) {
      await test.step(`${start}, then ${end}`, async () => {
        await page.keyboard.press(start);
        await expectOpen(page);
        await expect(input(page)).toHaveValue('');
        // The field is drawn before the modal.
        await expect(dialog(page).locator('[data-status]')).toBeVisible();
        await page.keyboard.press(end);
        await expectClosed(page);
      });
    }
  });

  test('shows results, clears the query, and says that there is none @night', async ({ page }) => {
    await openSearch(page);
    await search(page, 'g');
    await page.locator('.DocSearch-Reset').click();
    await expect(page.locator('.DocSearch-Hits')).toHaveCount(0);
    await expect(page.getByText('No recent searches')).toBeVisible();
    await input(page).pressSequentially('eirghuierge');
    await expect(page.getByText('No results for').first()).toBeVisible();
  });

  test('opens a result by keyboard and by pointer @night', async ({ page }) => {
    await openSearch(page);
    await search(page, 'g');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await input(page).press(key);
    await expect(page).not.toHaveURL(PATH);
    await expectClosed(page);
    await openSearch(page);
    await search(page, 'g');
    await page.locator('.DocSearch-Hits #docsearch-hits0-item-0 > a').click();
    await expect(page).not.toHaveURL(PATH);
    await expectClosed(page);
  });

  test('remembers what was opened, and a favorite, until they are removed @night', async ({
    page,
  }) => {
    const recent = page.locator('#docsearch-recentSearches-item-0');
    const favorite = page.locator('#docsearch-favoriteSearches-item-0');
    const openFirst = async () => {
      await search(page, 'g');
      await page.locator('#docsearch-hits0-item-0 > a').click();
      await expectClosed(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByText('Recent', { exact: true })).toBeVisible();
    };
    await openSearch(page);
    await openFirst();
    await expect(recent).toBeVisible();
    await recent.locator('[title="Remove this search from history"]').click();
    await expect(page.getByText('No recent searches')).toBeVisible();

    await openFirst();
    await recent.locator('[title="Save this search"]').click();
    await expect(page.getByText('Favorite', { exact: true })).toBeVisible();
    await expect(favorite).toBeVisible();
    await expect(recent).toHaveCount(0);
    await favorite.locator('[title="Remove this search from favorites"]').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });
});
