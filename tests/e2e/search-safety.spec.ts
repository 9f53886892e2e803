// cspell:ignore gnimaerts qqqxxyyzz بالعالم مرحبا
import { fixtureRecords, h } from '@sablier-docs/search/embedded/fixtures';
import { open } from './support/page';
import {
  ask,
  FAVORITE_KEY,
  field,
  group,
  openSearch,
  options,
  plantIndex,
  RECENT_KEY,
  announcement,
} from './support/search';
import { expect, test } from './support/test';
import { expectUnharmed } from './support/unharmed';

/** Would set a flag as soon as any of it became markup. */
const HOSTILE = `<img src=x onerror="window.harmed=1"><script>window.harmed=1</script><mark>`;
const QUERY = '<img src=x onerror="window.harmed=1">';
const asHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const planted = fixtureRecords(
  '/concepts/streaming',
  `Gnu title ${asHtml(HOSTILE)}`,
  `${h(2, 'gnu', `Gnu heading ${asHtml(HOSTILE)}`)}<p>Gnu body ${asHtml(HOSTILE)}</p>`,
);

test('hostile text in titles, headings and bodies stays text in the modal', async ({
  page,
  seen,
}) => {
  await plantIndex(page, planted);
  await openSearch(page);
  await ask(page, 'gnu');
  const shown = (await options(page).allInnerTexts()).join('\n');
  expect(shown).toContain('Gnu title <img src=x onerror="window.harmed=1">');
  expect(shown).toContain('Gnu heading <img src=x');
  await ask(page, 'body');
  await expect(options(page).first()).toContainText('<img');
  await ask(page, 'img onerror');
  await expect(options(page).first().locator('mark').first()).toHaveText('img');
  await expectUnharmed(page, 'dialog', 'the modal');

  await page.keyboard.press('Control+Enter');
  await field(page).fill('');
  await expect(group(page, 'Recent')).toContainText('<img src=x');
  await expectUnharmed(page, 'dialog', 'the modal');
  expect(seen.messages).toEqual([]);
});

test('and on the search page, and in the address of it', async ({ page, seen }) => {
  await open(page, `/search?q=${encodeURIComponent(QUERY)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(QUERY);
  await open(page, `/search?q=${encodeURIComponent('<qqqxxyyzz>')}`);
  await expect(page.locator('main')).toContainText('No results for "<qqqxxyyzz>"');
  expect(await page.locator('main qqqxxyyzz').count()).toBe(0);
  await expectUnharmed(page, 'main', 'the page');
  await plantIndex(page, planted);
  await open(page, '/search?q=gnu');
  await expect(page.locator('main')).toContainText('Gnu heading <img src=x');
  await expectUnharmed(page, 'main', 'the page');
  expect(seen.messages).toEqual([]);
});

test('hostile text in the selection is a query like any other @night', async ({ page, seen }) => {
  await open(page, '/concepts/streaming');
  await page.evaluate((text) => {
    const paragraph = document.querySelector('main p');
    if (!paragraph) throw new Error('no paragraph');
    paragraph.textContent = text;
    getSelection()?.selectAllChildren(paragraph);
  }, '<qqqxxyyzz>');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('<qqqxxyyzz>');
  await expect(announcement(page)).toHaveText('No results for <qqqxxyyzz>');
  expect(await page.locator('dialog qqqxxyyzz').count()).toBe(0);
  expect(seen.messages).toEqual([]);
});

test('hostile text in storage stays text @night', async ({ page, seen }) => {
  await page.addInitScript(
    ([recent, favorite, text]) => {
      const entry = (url: string) => [
        { objectID: text, url, hierarchy: { lvl0: text, lvl1: text, lvl2: text } },
      ];
      localStorage.setItem(recent, JSON.stringify(entry('/concepts/nft')));
      localStorage.setItem(favorite, JSON.stringify(entry('/concepts/fees')));
    },
    [RECENT_KEY, FAVORITE_KEY, HOSTILE] as [string, string, string],
  );
  await openSearch(page);
  await expect(options(page).first()).toContainText('<img src=x');
  await expectUnharmed(page, 'dialog', 'the modal');
  expect(seen.messages).toEqual([]);
});

const LONE_SURROGATE = '\uD83D';
const ODD = [
  '__proto__',
  'constructor',
  'toString hasOwnProperty',
  '.*+?^${}()|[]\\',
  '[',
  '(?:',
  '\\',
  '%',
  '🤷‍♂️🚰 💧',
  'مرحبا بالعالم',
  '\u202Egnimaerts\u202C',
  LONE_SURROGATE,
  '" OR 1=1 --',
  '&lt;b&gt; &amp; &#x3c;',
  '<mark></mark>',
  '-1e309 NaN undefined null',
  '\u0000\u0007stream',
  'a'.repeat(64),
];

test('odd queries raise nothing in the modal @night', async ({ page, seen }) => {
  await openSearch(page);
  for (const query of ODD) {
    await field(page).fill('');
    await field(page).fill(query);
    if ((await field(page).inputValue()).trim())
      await expect(announcement(page), query).toHaveText(/result/);
    await expectUnharmed(page, 'dialog', 'the modal');
  }
  expect(seen.messages).toEqual([]);
});

test('odd queries and none raise nothing in the address @night', async ({ page, seen }) => {
  await open(page, '/search');
  const encoded = ODD.filter((query) => query !== LONE_SURROGATE).map(encodeURIComponent);
  for (const query of [...encoded, '%ED%A0%BD', '%E0%A4%A', '%']) {
    await page.goto(`/search?q=${query}`);
    await expect(page.locator('main').getByRole('status'), query).toHaveText(/result|found/);
    await expectUnharmed(page, 'main', 'the page');
  }
  for (const address of [
    '/search?q=',
    '/search?q',
    '/search?q=%20',
    '/search?Q=x',
    '/search?q=&q=flow',
  ]) {
    await open(page, address);
    await expect(page.locator('main article')).toHaveCount(0);
  }
  expect(seen.messages).toEqual([]);
});

test(
  '10,000 characters become 64, wherever they come from @night',
  { tag: '@hosted' },
  async ({ page, seen }) => {
    const long = 'tranche '.repeat(1250);
    await openSearch(page);
    await page.keyboard.insertText(long);
    await expect(field(page)).toHaveValue(long.slice(0, 64));
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await field(page).evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, 'x'.repeat(10_000));
    await expect(field(page)).toHaveValue('x'.repeat(64));
    await expect(announcement(page)).toHaveText(`No results for ${'x'.repeat(64)}`);
    await page.goto(`/search?q=${'y'.repeat(10_000)}`);
    await expect(page.getByRole('searchbox')).toHaveValue('y'.repeat(64));
    await expect(page.locator('main')).toContainText(`No results for "${'y'.repeat(64)}"`);
    expect(seen.messages).toEqual([]);
  },
);
