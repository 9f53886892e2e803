import { hold, hydrated, ON_DEMAND, requestsFor, withoutBlocked } from './support/page';
import { expect, test } from './support/test';

test('menu and contents need no code on demand', { tag: '@islands' }, async ({ page, seen }) => {
  await page.route(ON_DEMAND, (route) => route.abort());
  await page.goto('/concepts/streaming');
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
  await menu.tap();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.locator('.navbar-sidebar__brand .navbar__logo img:visible'),
    'one logo',
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  await page.getByRole('button', { name: 'On this page' }).tap();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  expect(withoutBlocked(seen.messages)).toEqual([]);
});

test(
  'a tap in a tool is kept until the tool answers, and counts once',
  { tag: '@islands' },
  async ({ page }) => {
    const release = await hold(page, ON_DEMAND);
    await page.goto('/concepts/lockup/stream-shapes');
    const tool = page.locator('[data-island]').first();
    await tool.scrollIntoViewIfNeeded();
    const button = tool.getByRole('button').last();
    await button.tap();
    await expect(button).toHaveAttribute('data-waiting', '');
    await button.tap();
    release();
    await expect(tool).toHaveAttribute('data-island-state', 'ready');
    await expect(button).not.toHaveAttribute('data-waiting');
  },
);

test(
  'a finger on a link fetches its page before it is lifted',
  { tag: '@islands' },
  async ({ page }) => {
    // Links in view are fetched as well: not here, so that only the finger can ask.
    await page.addInitScript(() => {
      window.IntersectionObserver.prototype.observe = () => undefined;
    });
    await page.goto('/concepts/streaming');
    await hydrated(page);
    const link = page.locator('main a[href="/concepts/lockup/overview"]').first();
    await link.scrollIntoViewIfNeeded();
    const asked = requestsFor(page, '/concepts/lockup/overview');
    expect(asked).toHaveLength(0);
    await link.dispatchEvent('touchstart');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/concepts/streaming');
  },
);
