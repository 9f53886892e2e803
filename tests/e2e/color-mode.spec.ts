import { frames, hydrated, open } from './support/page';
import { expect, test, type Page } from './support/test';

const mode = (page: Page) => expect(page.locator('html'));
const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.use({ colorScheme: 'dark' });

// Not of the core: from 3.10 on the framework is light there. Browsers of today report light or dark.
test('is dark where the system has no preference', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('color-scheme') ? '(width < 0px)' : query);
  });
  await open(page, '/');
  await mode(page).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
});

test('follows the system, from the first paint', { tag: '@core' }, async ({ page }) => {
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('body').waitFor();
    await mode(page).toHaveAttribute('data-theme', scheme);
    const other = scheme === 'dark' ? 'light' : 'dark';
    await hydrated(page);
    await page.emulateMedia({ colorScheme: other });
    await mode(page).toHaveAttribute('data-theme', other);
    // Its icon is that of the mode.
    await expect(toggle(page).locator('svg:visible')).toHaveClass(new RegExp(`^${other}`));
  }
});

test(
  'a choice is kept under the theme key and stronger than the system',
  { tag: '@core' },
  async ({ page, seen }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await toggle(page).click();
    await mode(page).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
    await expect.poll(background).not.toBe(dark);
    await open(page, '/concepts/streaming');
    await mode(page).toHaveAttribute('data-theme', 'light');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await mode(page).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
    expect(seen.messages).toEqual([]);
  },
);

test('a choice outlasts a change of the system, also after a navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/concepts/streaming');
  await toggle(page).click();
  await mode(page).toHaveAttribute('data-theme', 'light');
  for (const colorScheme of ['light', 'dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await frames(page);
    await frames(page);
    await mode(page).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
  }
  await page.locator('.navbar').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support/faq');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await frames(page);
  expect(await stored(page)).toBe('light');
  await open(page, '/');
  await mode(page).toHaveAttribute('data-theme', 'light');
});

test('a choice reaches the other tabs', { tag: '@core' }, async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, '/concepts/streaming');
  await toggle(page).click();
  await mode(other).toHaveAttribute('data-theme', 'light');
  await toggle(other).click();
  await mode(page).toHaveAttribute('data-theme', 'dark');
});

test('printing does not change it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  // Paper is light, which comes as a change of the system.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await frames(page);
  await mode(page).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await toggle(page).click();
  await toggle(page).click();
  await mode(page).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await mode(page).toHaveAttribute('data-theme', 'dark');
});

test(
  'nor does a system that is light from the announcement of the print on',
  { tag: '@islands' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ colorScheme: 'light' });
    await frames(page);
    await mode(page).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ colorScheme: 'dark' });
    // A page hears of a change in its next frame, and of two within one not at all.
    await frames(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await mode(page).toHaveAttribute('data-theme', 'light');
  },
);

test('something else in storage is no choice, and a frame that embeds the page sets it', async ({
  page,
  seen,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><script>'));
  await open(page, '/');
  await mode(page).toHaveAttribute('data-theme', /^(dark|light)$/);
  await open(page, '/?docusaurus-theme=light');
  await mode(page).toHaveAttribute('data-theme', 'light');
  expect(seen.messages).toEqual([]);
});

test('a switch leaves the focus where it is, also below the window', async ({ page }) => {
  await open(page, '/concepts/lockup/stream-shapes');
  const link = page.locator('.markdown > p a').last();
  const hasFocus = await link.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    document.querySelector<HTMLElement>('button[data-color-mode]')?.click();
    return new Promise<boolean>((done) =>
      requestAnimationFrame(() => setTimeout(() => done(document.activeElement === element))),
    );
  });
  expect(hasFocus).toBe(true);
});
