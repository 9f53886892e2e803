import { expectAccessible } from './support/axe';
import { open } from './support/page';
import {
  ask,
  dialog,
  FAVORITE_KEY,
  field,
  group,
  openSearch,
  plantIndex,
  RECENT_KEY,
  zebras,
} from './support/search';
import { expect, test, type Page } from './support/test';

const saved = (name: string, url: string) => ({
  objectID: url,
  url,
  hierarchy: {
    lvl0: 'Concepts',
    lvl1: name,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => saved(`${name} ${i}`, `/concepts/${name}-${i}`));

const store = (page: Page, recent: unknown, favorite: unknown) =>
  page.addInitScript(
    (items) =>
      items.forEach(
        ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
      ),
    [
      [RECENT_KEY, JSON.stringify(recent)],
      [FAVORITE_KEY, JSON.stringify(favorite)],
    ] as [string, string][],
  );

const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      (JSON.parse(localStorage.getItem(name) ?? '[]') as { url: string }[]).map(({ url }) => url),
    key,
  );

test('an opened hit is recent on the next visit, under the key of the index', async ({
  page,
  seen,
}) => {
  await plantIndex(page, zebras);
  await openSearch(page);
  await ask(page, 'zebra questions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/faq');
  expect(await stored(page, RECENT_KEY)).toEqual(['/support/faq']);
  await openSearch(page);
  await expect(group(page, 'Recent')).toHaveCount(1);
  await expect(group(page, 'Recent')).toContainText('Zebra questions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/faq');
  // A text is kept as the page that has it.
  await openSearch(page);
  await ask(page, 'quagga');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/concepts/streaming');
  expect(await stored(page, RECENT_KEY)).toEqual(['/concepts/streaming', '/support/faq']);
  expect(seen.messages).toEqual([]);
});

test('seven recent ones are shown, newest first, each once', async ({ page }) => {
  await store(page, many(9, 'fees'), []);
  await plantIndex(page, zebras);
  await openSearch(page);
  await expect(group(page, 'Recent')).toHaveCount(7);
  await expect(group(page, 'Favorite')).toHaveCount(0);
  await ask(page, 'zebra fees');
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction(
    (key) => localStorage.getItem(key)?.includes('/concepts/fees"'),
    RECENT_KEY,
  );
  const urls = await stored(page, RECENT_KEY);
  expect(urls[0]).toBe('/concepts/fees');
  expect(urls).toHaveLength(7);
});

test('with favorites four recent ones are shown, and ten favorites @night', async ({ page }) => {
  await store(page, many(7, 'fees'), many(12, 'nft'));
  await openSearch(page);
  await expect(group(page, 'Recent')).toHaveCount(4);
  await expect(group(page, 'Favorite')).toHaveCount(10);
  await expectAccessible(page, 'dialog');
});

test('by keyboard: Tab reaches what saves and removes a search', async ({ page, seen }) => {
  await store(page, [saved('fees 0', '/concepts/fees'), saved('fees 1', '/concepts/nft')], []);
  await openSearch(page);
  await page.keyboard.press('Tab');
  await expect(group(page, 'Recent').first().getByTitle('Save this search')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, 'Favorite')).toContainText('fees 0');
  await expect(field(page), 'its button has gone with the row').toBeFocused();
  expect(await stored(page, FAVORITE_KEY)).toEqual(['/concepts/fees']);
  expect(await stored(page, RECENT_KEY)).toEqual(['/concepts/nft']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(group(page, 'Recent')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(seen.messages).toEqual([]);
});

test('a favorite that is opened stays a favorite @night', async ({ page }) => {
  await plantIndex(page, zebras);
  const { objectID } = zebras.find(({ url }) => url === '/support/faq') ?? {};
  await store(page, [], [{ ...saved('Zebra questions', '/support/faq'), objectID }]);
  await openSearch(page);
  await ask(page, 'zebra questions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/faq');
  expect(await stored(page, RECENT_KEY)).toEqual([]);
  expect(await stored(page, FAVORITE_KEY)).toEqual(['/support/faq']);
});

/** What something else may have stored. */
const hostile: Record<string, string> = {
  'no JSON': '{',
  null: 'null',
  'a number': '7',
  'an object with length': '{"length":3}',
  'foreign entries': JSON.stringify([
    null,
    1,
    'x',
    [],
    {},
    saved('Script', 'javascript:alert(1)'),
    saved('Other host', '//evil.example/x'),
    saved('Backslash', '/\\evil.example'),
    { ...saved('No text', '/concepts/nft'), hierarchy: { lvl1: { toString: 1 } } },
    { ...saved('Huge', '/concepts/nft'), hierarchy: { lvl1: 'x'.repeat(5000) } },
  ]),
  'a prototype': '[{"__proto__":{"url":"/x"},"objectID":"a"}]',
};

test('storage that holds something else: nothing of it is shown', async ({ page, seen }) => {
  await open(page, '/concepts/streaming');
  for (const [name, value] of Object.entries(hostile)) {
    await page.evaluate(
      ([key, other, text]) => {
        localStorage.setItem(key, text);
        localStorage.setItem(other, text);
      },
      [RECENT_KEY, FAVORITE_KEY, value] as [string, string, string],
    );
    await openSearch(page);
    await expect(dialog(page), name).toContainText('No recent searches');
    expect(seen.messages, name).toEqual([]);
  }
});

test('searches opened in one tab are listed in the next @night', async ({ page, context }) => {
  await plantIndex(page, zebras);
  await openSearch(page);
  await ask(page, 'zebra questions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/faq');
  const other = await context.newPage();
  await open(other, '/concepts/nft');
  await other.keyboard.press('Control+k');
  await expect(group(other, 'Recent')).toContainText('Zebra questions');
});
