import { expectAccessible } from './support/axe';
import { hold, open } from './support/page';
import { expect, test, type Page } from './support/test';

const sidebar = (page: Page) => page.locator('.navbar');
const menu = (page: Page) => page.locator('.navbar-sidebar');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const SHOWN = /navbar-sidebar--show/;

async function show(page: Page, path = '/concepts/streaming'): Promise<void> {
  await open(page, path);
  await toggle(page).tap();
  await expect(sidebar(page)).toHaveClass(SHOWN);
}

test(
  'opens with the pages of the section, and leads back to the six sections',
  { tag: '@core' },
  async ({ page, seen }) => {
    await show(page);
    await expect(menu(page).getByRole('link', { name: 'Use cases' })).toBeVisible();
    await expectAccessible(page, '.navbar-sidebar');
    await menu(page).getByRole('button', { name: 'Back to main menu' }).tap();
    for (const name of ['Concepts', 'Guides', 'References', 'APIs', 'Apps', 'Support']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeInViewport();
    }
    expect(seen.messages).toEqual([]);
  },
);

test('shows where its page is, far down in the list', { tag: '@islands' }, async ({ page }) => {
  await show(page, '/guides/flow/examples/batchable');
  await expect(menu(page).getByRole('link', { name: 'Batch calls' })).toBeInViewport();
});

test('closes on navigation', { tag: '@core' }, async ({ page }) => {
  await show(page);
  await menu(page).getByRole('link', { name: 'Use cases' }).tap();
  await expect(page).toHaveURL('/concepts/use-cases');
  await expect(sidebar(page)).not.toHaveClass(SHOWN);
  expect(await page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
});

test('closes on Back, and the page stays', { tag: '@core' }, async ({ page }) => {
  await open(page, '/');
  await page.locator('main').getByRole('link', { name: 'What Sablier is' }).tap();
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await toggle(page).tap();
  await expect(sidebar(page)).toHaveClass(SHOWN);
  await page.evaluate(() => history.back());
  await expect(sidebar(page)).not.toHaveClass(SHOWN);
  await expect(page).toHaveURL('/concepts/what-is-sablier');
});

test(
  'the search closes on Back as the menu does, and the next Back leaves the page',
  {
    tag: '@islands',
  },
  async ({ page }) => {
    await open(page, '/');
    await page.locator('main').getByRole('link', { name: 'What Sablier is' }).tap();
    await expect(page).toHaveURL('/concepts/what-is-sablier');
    // At first only the field is there: the code of DocSearch does not come.
    const release = await hold(page, /\/assets\/js\//);
    for (const part of ['.DocSearch-Input', '.search-dialog [data-status]']) {
      await page.locator('.DocSearch-Button').tap();
      await expect(page.locator(part)).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
      await expect(page).toHaveURL('/concepts/what-is-sablier');
      release();
    }
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
  },
);

test('has no focus while it is closed, and closes with its button and with a tap beside it', async ({
  page,
}) => {
  await open(page, '/concepts/streaming');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator('.navbar-sidebar :focus').count(), `after ${step + 1} tabs`).toBe(0);
  }
  await show(page);
  await page.getByRole('button', { name: 'Close navigation bar' }).tap();
  await expect(sidebar(page)).not.toHaveClass(SHOWN);
  await expect(toggle(page), 'the place of the keyboard').toBeFocused();
  await toggle(page).tap();
  await expect(sidebar(page)).toHaveClass(SHOWN);
  await page.locator('.navbar-sidebar__backdrop').tap({ position: { x: 350, y: 400 } });
  await expect(sidebar(page)).not.toHaveClass(SHOWN);
});

test('closes when the window becomes wider than 996 px, and stays closed', async ({ page }) => {
  await show(page);
  await page.setViewportSize({ width: 996, height: 844 });
  await expect(sidebar(page)).toHaveClass(SHOWN);
  await page.setViewportSize({ width: 997, height: 844 });
  await expect(sidebar(page)).not.toHaveClass(SHOWN);
  await expect(menu(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar(page)).not.toHaveClass(SHOWN);
});
