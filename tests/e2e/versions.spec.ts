import { open } from './support/page';
import { expect, test, type Page } from './support/test';

const KEY = 'docs-preferred-version-default';
const SNIPPETS = 'docs-preferred-version-snippets';
const read = (page: Page, key = KEY) => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem(name, text);
    },
    [key, value] as [string, string],
  );
const forbid = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

test('the one version is named current, and latest', { tag: '@core' }, async ({ page }) => {
  await open(page, '/concepts/streaming');
  const tag = page.locator('meta[name="docsearch:version"]');
  await expect(tag).toHaveAttribute('content', 'current');
  await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute(
    'content',
    'docs-default-current',
  );
  await expect(page.locator('html')).toHaveClass(/docs-version-current/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the visited version is stored per documentation plugin @night', async ({ page, seen }) => {
  await open(page, '/');
  expect(await read(page)).toBeNull();
  await page.getByRole('link', { name: 'Concepts', exact: true }).first().click();
  await expect(page).toHaveURL('/concepts/what-is-sablier');
  await expect.poll(() => read(page)).toBe('current');
  expect(await read(page, SNIPPETS)).toBeNull();
  await open(page, '/snippets/code-disclaimer');
  await expect.poll(() => read(page, SNIPPETS)).toBe('current');
  await open(page, '/');
  expect(await read(page), 'read back and kept').toBe('current');
  expect(seen.messages).toEqual([]);
});

test('a name that matches no version is cleared', async ({ page, seen }) => {
  await store(page, KEY, 'v2.0-that-is-gone');
  await open(page, '/');
  await expect.poll(() => read(page)).toBeNull();
  await open(page, '/concepts/streaming');
  await expect.poll(() => read(page)).toBe('current');
  expect(seen.messages).toEqual([]);
});

test('a failing read or write is logged and ignored', async ({ page, seen }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/concepts/streaming');
  await page.getByRole('link', { name: 'Use cases' }).first().click();
  await expect(page.locator('h1')).toHaveText('Use cases');
  await expect
    .poll(() => seen.messages.filter((text) => text.includes(`can't set ${KEY}=current`)).length)
    .toBe(1);
  expect(
    seen.messages.filter((text) => !/^error: (?:Docusaurus|Browser) storage error/.test(text)),
  ).toEqual([]);
});

test('without storage one warning is logged and the site works', async ({ page, seen }) => {
  await forbid(page);
  await open(page, '/concepts/streaming');
  await page.getByRole('link', { name: 'Use cases' }).first().click();
  await expect(page.locator('h1')).toHaveText('Use cases');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  // The framework's own client has a warning of its own.
  const own = seen.messages.filter((text) => text.startsWith('warning: Browser storage is not'));
  const others = seen.messages.filter((text) => !own.includes(text));
  expect(own).toHaveLength(1);
  expect(
    others.filter((text) => !/^warning: Docusaurus browser storage is not/.test(text)),
  ).toEqual([]);
  expect(others.length).toBeLessThanOrEqual(1);
});
