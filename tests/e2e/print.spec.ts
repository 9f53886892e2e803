import { open } from './support/page';
import { expect, test, type Page } from './support/test';

const KINDS = [
  '/concepts/streaming',
  '/guides/lockup/examples/create-stream/lockup-linear',
  '/api/lockup/envio/queries',
  '/guides/lockup/deployments',
  '/reference/errors',
  '/apps/guides/csv-support',
];
const preparing = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), event);

test.use({ colorScheme: 'dark', viewport: { width: 680, height: 1000 } });

test('pages of every kind on paper: the text alone, whole, dark on white', async ({ page }) => {
  for (const path of KINDS) {
    await test.step(path, async () => {
      // The last page has left the browser printing.
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await open(page, path);
      await preparing(page, 'beforeprint');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

      for (const frame of [
        '.navbar',
        '.theme-doc-sidebar-container',
        '.pagination-nav',
        '.chat-widget',
      ]) {
        await expect(page.locator(frame).first(), frame).toBeHidden();
      }
      await expect(page.locator('[data-print="off"]:visible')).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      // Of a figure, its sentence and its drawing.
      await expect(page.locator('living-figure input:visible')).toHaveCount(0);
      const { background, ink } = await page.evaluate(() => ({
        background: getComputedStyle(document.documentElement).backgroundColor,
        ink: getComputedStyle(document.querySelector('.markdown p') as Element).color,
      }));
      expect([background, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);

      // Wider than the paper, or cut in a box that would scroll on a screen.
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main, main *')]
          .filter(
            (node) =>
              !node.closest('figure, svg, math, .katex, .visually-hidden, [class*="hidden"]'),
          )
          .filter((node) => node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1)
          .filter((node) => getComputedStyle(node).display !== 'inline')
          .map((node) => `${node.tagName} ${node.className}`),
      );
      expect(cut).toEqual([]);

      const closed = await page.locator('main').evaluate((main) => ({
        panels: [...main.querySelectorAll('[role="tabpanel"]')].filter((one) => !one.clientHeight)
          .length,
        folds: [...main.querySelectorAll('details:not([data-print="off"] *)')].filter(
          (one) => one.lastElementChild && !(one.lastElementChild as HTMLElement).offsetHeight,
        ).length,
      }));
      expect(closed).toEqual({ panels: 0, folds: 0 });

      const source = page.locator('.print-only');
      await expect(source).toContainText(path);
      await expect(source).toContainText(/Printed on \w+ \d+, \d{4}\./);
      const breaks = await page
        .locator('.markdown :is(h2, h3)')
        .evaluateAll((all) => all.map((node) => getComputedStyle(node).breakAfter));
      expect(breaks.filter((after) => after !== 'avoid')).toEqual([]);
    });
  }
});

test('after printing the page is as it was', async ({ page, seen }) => {
  await open(page, '/api/lockup/envio/queries');
  const folds = page.locator('main details[open]');
  const before = await folds.count();
  await page.pdf();
  await expect(folds).toHaveCount(before);
  await expect(page.locator('.print-only')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(seen.messages).toEqual([]);
});

test('an outside link is printed with its address, a link to a query is not', async ({ page }) => {
  await open(page, '/concepts/security');
  await page.emulateMedia({ media: 'print' });
  const printed = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  for (const parent of ['p', 'li'])
    expect(
      await printed(`.markdown ${parent} > a[href^="http"]:not([href*="?"])`),
      parent,
    ).toContain('https://');
  await open(page, '/api/lockup/envio/queries');
  await page.emulateMedia({ media: 'print' });
  expect(await printed('.markdown a[href*="?"]')).not.toContain('https://');
});
