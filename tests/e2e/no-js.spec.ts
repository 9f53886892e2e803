import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('a page can be read: text, colors, figures, tables and formulas', async ({ page }) => {
  await page.goto('/concepts/streaming');
  await expect(page.locator('h1')).toHaveText('Streaming');
  const main = page.locator('.theme-doc-markdown');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByRole('img').first()).toHaveAttribute('aria-label', /\d/);
  const curve = main.locator('figure svg path').last();
  expect(await curve.evaluate((path) => getComputedStyle(path).stroke)).toMatch(/^rgb/);
  expect(await curve.evaluate((path) => getComputedStyle(path).fill)).toBe('none');
  await expect(main.locator('table').first()).toBeVisible();
  await expect(main.locator('math').first()).toBeAttached();
  for (const [system, color] of [
    ['dark', 'rgb(12, 14, 19)'],
    ['light', 'rgb(251, 250, 248)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await expect(page.locator('html')).toHaveCSS('background-color', color);
  }
});

test('the sections, the sidebar, the contents and the neighbors lead on', async ({ page }) => {
  await page.goto('/');
  await page.locator('.navbar').getByRole('link', { name: 'Concepts' }).click();
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: 'Streaming', exact: true })
    .click();
  await expect(page).toHaveURL('/concepts/streaming');
  await page.locator('.table-of-contents__link').last().click();
  await expect(page).toHaveURL(/#/);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/concepts/use-cases');
});

test('nothing is offered that only a script can do', async ({ page }) => {
  await page.goto('/concepts/streaming');
  await expect(page.locator('.DocSearch-Button')).toBeHidden();
  await expect(page.getByRole('button', { name: /color mode|dark and light/i })).toHaveCount(0);
  await expect(page.locator('.chat-widget')).toHaveCount(0);
  await page.goto('/search');
  // Playwright leaves the text of a noscript element out of its parents'.
  await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
});

test('on a phone the sections are listed where their menu cannot open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/concepts/streaming');
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.locator('.navbar').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support/faq');
});
