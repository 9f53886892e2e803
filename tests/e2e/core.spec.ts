import { open } from './support/page';
import { expect, test } from './support/test';

test(
  'the search opens by its key, finds, and leads to the hit',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.keyboard.press('Control+k');
    await expect(page.locator('input:focus')).toBeVisible();
    await page.keyboard.type('cliff');
    await expect(page.locator('.DocSearch-Hit', { hasText: /cliff/i }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/concepts\/streaming$/);
    await expect(page.locator('main')).toContainText(/cliff/i);
  },
);
