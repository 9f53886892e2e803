import { readingAt } from '../../src/components/StreamFigure/reading';
import { missing, questions } from '../built/support/people';
import { expect, test } from './support/test';

test.describe('from the home page, by links only and without scripts:', () => {
  test.use({ javaScriptEnabled: false });

  test('each question of a person is answered within two presses', async ({ page }) => {
    for (const { asks, clicks, to, facts } of questions) {
      await test.step(asks, async () => {
        expect(clicks.length).toBeLessThanOrEqual(2);
        await page.goto('/');
        for (const name of clicks) {
          await page.locator('main').getByRole('link', { name, exact: true }).click();
        }
        await expect(page).toHaveURL(to);
        const hash = to.split('#')[1];
        if (hash) await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
        const text = await page.locator('main').evaluate((main) => main.textContent);
        expect(missing(text, facts), asks).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, asks).toBeLessThanOrEqual(390);
      });
    }
  });

  test('the figure of the home page says its moment, and an unknown address leads on', async ({
    page,
  }) => {
    await page.goto('/');
    const figure = page.locator('stream-figure');
    await expect(figure).toContainText('1 500.000000');
    await expect(figure).toContainText('released by mid-month: 50.0%');
    await page.goto('/no-such-page');
    for (const to of [
      '/apps/manage-a-stream',
      '/support/is-this-sablier',
      '/support/transaction-failed',
      '/support/tools',
    ])
      await expect(page.locator(`main a[href="${to}"]`)).toBeVisible();
  });
});

test('the figure of the home page tells the time before anybody moves', async ({ page }) => {
  await page.goto('/');
  const figure = page.locator('stream-figure');
  await expect(figure).toContainText('released by now');
  // Both in one step of the browser, whose clock the page reads once a second.
  const { shown, now } = await figure.locator('[data-reading="whole"]').evaluate((whole) => ({
    shown: (whole as HTMLElement).innerText,
    now: Date.now(),
  }));
  const recent = Array.from(
    { length: 10 },
    (_, ago) => readingAt(new Date(now - ago * 1000)).whole,
  );
  expect(recent).toContain(shown);
});
