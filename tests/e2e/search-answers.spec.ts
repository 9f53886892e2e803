import { hold, open } from './support/page';
import {
  ask,
  dialog,
  field,
  INDEX,
  link,
  openSearch,
  options,
  plantIndex,
  zebras,
} from './support/search';
import { expect, test } from './support/test';

const OVERDRAW = `0x066920d7${'2a'.padStart(64, '0')}${'64'.padStart(64, '0')}${'4b'.padStart(64, '0')}`;

const answers = (page: Parameters<typeof field>[0]) =>
  dialog(page).locator('.DocSearch-Hits').first().getByRole('treeitem');

/** Pastes as a reader does, from the clipboard. */
async function paste(page: Parameters<typeof field>[0], text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('a result is a link with a snippet: the browser opens, copies and drags it', async ({
  page,
  context,
  seen,
}) => {
  await openSearch(page);
  await ask(page, 'stream shapes');
  const row = link(options(page).first());
  await expect(row).toHaveAttribute('href', /^\/concepts\/lockup\/stream-shapes/);
  const [tab] = await Promise.all([context.waitForEvent('page'), row.click({ button: 'middle' })]);
  await expect.poll(() => tab.url()).toMatch(/\/concepts\/lockup\/stream-shapes/);
  await expect(dialog(page)).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    row.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect.poll(() => other.url()).toMatch(/\/concepts\/lockup\/stream-shapes/);
  await expect(dialog(page)).toBeVisible();
  expect(seen.messages).toEqual([]);
});

test('an address of an early release is named, and Enter opens its place', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('0xA9EfBEf1A35fF80041F567391bdc9813b2D50197');
  await expect(answers(page).first()).toContainText(
    'SablierV2LockupDynamic, Lockup v1.0 on Arbitrum',
  );
  await expect(dialog(page).locator('.DocSearch-Hit-source').first()).toHaveText('Address');
  await expect(link(answers(page).nth(1))).toHaveAttribute(
    'href',
    /^https:\/\/arbiscan\.io\/address\//,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/lockup/previous-deployments/v1.0#arbitrum');
});

test('pasted revert data opens the decoder with all of it, and ten thousand digits are taken calmly', async ({
  page,
  seen,
}) => {
  await openSearch(page);
  await paste(page, `0x066920d7${'0'.repeat(10_000)}`);
  await expect(link(answers(page).first())).toHaveAttribute(
    'href',
    '/reference/errors#error-decoder',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await paste(page, 'f'.repeat(10_000));
  await expect(dialog(page)).toBeVisible();
  expect(seen.messages).toEqual([]);
  await field(page).fill('');
  await paste(page, OVERDRAW);
  await expect(field(page)).toHaveValue(OVERDRAW.slice(0, 64));
  await expect(answers(page).first()).toContainText('SablierLockup_Overdraw');
  await answers(page).first().click();
  await expect(page).toHaveURL(`/reference/errors#error-decoder?data=${OVERDRAW}`);
  await expect(page.locator('#error-decoder')).toContainText('SablierLockup_Overdraw');
});

test('Enter that is pressed while the index loads opens the first row when it has loaded @night', async ({
  page,
}) => {
  await plantIndex(page, zebras);
  const release = await hold(page, INDEX);
  await openSearch(page);
  await page.keyboard.type('zebra questions');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(page).toHaveURL('/support/faq');
  await expect(dialog(page)).toHaveCount(0);
});

test('and is taken back by what is typed afterwards @night', async ({ page }) => {
  await plantIndex(page, zebras);
  const release = await hold(page, INDEX);
  await openSearch(page);
  await page.keyboard.type('zebra');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' fees');
  release();
  await expect(options(page).first()).toContainText('Zebra fees');
  await expect(dialog(page)).toBeVisible();
});

test('answers come from the first file, and more from the second when it has loaded', async ({
  page,
}) => {
  const release = await hold(page, '**/search-texts.json');
  await openSearch(page);
  await ask(page, 'how do I withdraw');
  await expect(link(options(page).first())).toHaveAttribute('href', /^\/(?:support|apps)\//);
  await ask(page, 'abbreviateAmount descaleAmount');
  const before = await options(page).count();
  release();
  await expect.poll(() => options(page).count()).toBeGreaterThanOrEqual(before);
  await ask(page, 'how do I withdraw');
  await expect(link(options(page).first())).toHaveAttribute('href', /^\/(?:support|apps)\//);
});

test('the search page begins with the same hit, and with direct answers', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'vesting');
  const best = (await link(options(page).first()).getAttribute('href')) ?? '';
  await open(page, '/search?q=vesting');
  await expect(page.locator('main article h2 a').first()).toHaveAttribute('href', best);
  await open(page, '/search?q=42161');
  await expect(page.locator('main article').first()).toContainText('Arbitrum');
});
