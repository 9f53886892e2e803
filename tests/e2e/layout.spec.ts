import { navbar } from '../../config/navbar';
import { frames, open } from './support/page';
import { expect, test } from './support/test';

const PAGE = '/concepts/streaming';

test('six sections, in order, each active under its path only', async ({ page }) => {
  const sections = [
    ['Concepts', '/concepts/what-is-sablier', '/concepts/fees'],
    ['Guides', '/guides/lockup/overview', '/guides/lockup/overview'],
    ['References', '/reference/overview', '/reference/overview'],
    ['APIs', '/api/overview', '/api/overview'],
    ['Apps', '/apps/features/overview', '/apps/features/overview'],
    ['Support', '/support/faq', '/support/how-to'],
  ] as const;
  await open(page, '/');
  const links = page.locator('.navbar__items:not(.navbar__items--right) .navbar__link');
  await expect(links).toHaveText(sections.map(([label]) => label));
  await expect(page.locator('.navbar__link--active')).toHaveCount(0);
  for (const [label, target, below] of sections) {
    await expect(links.filter({ hasText: label })).toHaveAttribute('href', target);
    await open(page, below);
    await expect(page.locator('.navbar__link--active')).toHaveText([label]);
  }
});

test('the sidebar cannot be hidden and opens categories independently', async ({ page }) => {
  await open(page, PAGE);
  await expect(
    page.locator('.theme-doc-sidebar-container button[title*="ollapse sidebar"]'),
  ).toHaveCount(0);
  const categories = page.locator('.theme-doc-sidebar-item-category-level-1');
  const open2 = () =>
    categories.evaluateAll((all) =>
      all.map((item) => !item.classList.contains('menu__list-item--collapsed')),
    );
  const before = await open2();
  expect(before.filter(Boolean).length).toBeGreaterThan(1);
  await categories.first().locator('.menu__link--sublist').first().click();
  expect(await open2()).toEqual([false, ...before.slice(1)]);
  // Each is a button too.
  await categories.first().locator('.menu__link--sublist').first().press('Space');
  expect(await open2()).toEqual(before);
  // Each is a link as well: the click by which a Mac opens a tab is the browser's.
  const isTaken = await categories.first().evaluate((group) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    let taken = false;
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      // Nothing opens.
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    group.querySelector('.menu__link--sublist')?.dispatchEvent(click);
    return taken;
  });
  expect(isTaken).toBe(false);
  expect(await open2()).toEqual(before);
});

test('three ways out on the right, breadcrumbs, and the neighbors lead on', async ({ page }) => {
  await open(page, PAGE);
  for (const { href, label: name } of navbar.items.filter((item) => 'href' in item)) {
    const link = page.locator('.navbar__items--right').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleDescription('Opens in a new tab');
    await expect(link).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Streaming');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/concepts/use-cases');
  // The address changes as soon as the link is followed, the page when it has loaded.
  await expect(page.locator('h1')).toHaveText('Use cases');
  await page.locator('.pagination-nav__link--prev').click();
  await expect(page).toHaveURL(PAGE);
});

test('the contents mark where the reader is, also below folds that have opened', async ({
  page,
}) => {
  await open(page, '/guides/lockup/examples/local-environment');
  const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  const read = (id: string) =>
    page.evaluate((heading) => {
      const { top = 0 } = document.getElementById(heading)?.getBoundingClientRect() ?? {};
      window.scrollBy(0, top - 100);
    }, id);
  await read('fork-test');
  await expect(marked).toHaveAttribute('href', '#fork-test');
  const folds = page.locator('main details');
  await folds.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((fold) => (fold.open = true)));
  // An open fold fetches its file.
  await expect(page.locator('main whole-file[data-state="ready"]')).toHaveCount(
    await folds.count(),
  );
  await frames(page);
  await read('fresh-project');
  await expect(marked).toHaveAttribute('href', '#fresh-project');
});
