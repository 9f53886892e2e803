import { APPLICATION, giveSign, hold } from './support/page';
import { expect, test } from './support/test';

test('the menu opens that was asked for before the application was there', async ({
  page,
  seen,
}) => {
  const release = await hold(page, APPLICATION);
  await page.goto('/concepts/streaming');
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
  await menu.tap();
  await expect(menu).toHaveAttribute('data-waiting', '');
  release();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect(menu).not.toHaveAttribute('data-waiting');
  expect(seen.messages).toEqual([]);
});

test('the table of contents opens, and nothing moves when the application starts', async ({
  page,
}) => {
  await page.goto('/concepts/streaming');
  await page.waitForLoadState('networkidle');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await giveSign(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(await height()).toBe(before);
  await page.getByRole('button', { name: 'On this page' }).tap();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
});
