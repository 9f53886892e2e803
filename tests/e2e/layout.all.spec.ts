import { footer } from '../../config/footer';
import { open } from './support/page';
import { expect, test, type Page } from './support/test';

const PAGE = '/concepts/streaming';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 996;

test(
  'the skip link is the first stop and leads to the content',
  { tag: ['@core', '@engine'] },
  async ({ page }) => {
    await open(page, PAGE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page, 'the address stays').toHaveURL(PAGE);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBeDefined();
  },
);

test('the logo is 20 by 20 and leads home, and the navbar stays while the page scrolls @any-size', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.evaluate(() => window.scrollTo(0, 2600));
  await expect(page.locator('.navbar').getByRole('button', { name: 'Search' })).toBeInViewport();
  await expect(page.locator('.navbar')).not.toHaveClass(/hidden/i);
  const logo = page.locator('.navbar__inner .navbar__logo img:visible');
  expect(await logo.boundingBox()).toMatchObject({ width: 20, height: 20 });
  await page.locator('.navbar__inner .navbar__brand').click();
  await expect(page).toHaveURL('/');
});

test('footer: three columns and their links', { tag: '@any-size' }, async ({ page }) => {
  await open(page, PAGE);
  const expected = {
    Company: ['About', 'Risk Notice', 'Terms of Service', 'Privacy Policy'],
    Community: ['X (Twitter)', 'Chat and help', 'Blog', 'Branding'],
    Developers: [
      'Lockup contracts',
      'Flow contracts',
      'Lockup integration template',
      'Flow integration template',
      'Subgraphs',
    ],
  };
  expect(footer.links.map(({ title }) => title)).toEqual(Object.keys(expected));
  for (const [title, labels] of Object.entries(expected)) {
    const links = page.locator('footer').getByRole('navigation', { name: title }).getByRole('link');
    await expect(links).toHaveText(labels);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (href.startsWith('/')) continue;
      expect(href).toMatch(/^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
});

test('the frame fits widths from 320 to 1440 px', { tag: '@any-size' }, async ({ page }) => {
  await open(page, PAGE);
  for (const width of [320, 390, 768, 996, 997, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
    const wide = width > 996;
    await expect(page.locator('.theme-doc-sidebar-container'), `sidebar at ${width}`).toBeVisible({
      visible: wide,
    });
    await expect(page.locator('.navbar__toggle'), `menu button at ${width}`).toBeVisible({
      visible: !wide,
    });
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({ visible: wide });
  }
});

test('the contents list heading levels 2 to 3', { tag: '@core' }, async ({ page }) => {
  await open(page, '/concepts/security');
  if (isPhone(page)) await page.getByRole('button', { name: 'On this page' }).click();
  const links = page.locator('.table-of-contents__link:visible, .theme-doc-toc-mobile a:visible');
  const listed = await links.evaluateAll((all) =>
    all.map((a) => decodeURIComponent(a.getAttribute('href') ?? '').slice(1)),
  );
  const headings = await page
    .locator('.theme-doc-markdown :is(h2, h3)')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(headings.length).toBeGreaterThan(2);
  expect(listed).toEqual(headings);
});
