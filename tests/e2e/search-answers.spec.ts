import { hold, open } from './support/page';
import {
  ask,
  dialog,
  field,
  INDEX,
  openSearch,
  options,
  plantIndex,
  zebras,
} from './support/search';
import { expect, test } from './support/test';

const OVERDRAW = `0x066920d7${'2a'.padStart(64, '0')}${'64'.padStart(64, '0')}${'4b'.padStart(64, '0')}`;

const answers = (page: Parameters<typeof field>[0]) =>
  dialog(page).getByRole('group', { name: 'Answer' }).getByRole('option');

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
  const row = options(page).first();
  await expect(row).toHaveAttribute('href', /^\/concepts\/lockup\/stream-shapes/);
  expect(await row.evaluate(({ tagName }) => tagName)).toBe('A');
  const [tab] = await Promise.all([context.waitForEvent('page'), row.click({ button: 'middle' })]);
  await expect.poll(() => tab.url()).toMatch(/\/concepts\/lockup\/stream-shapes/);
  await expect(dialog(page)).toBeVisible();
  // The second file brings the words of the reference.
  const bare = () =>
    options(page).evaluateAll(
      (rows) =>
        rows.slice(0, -1).filter((row) => row.querySelectorAll('[class*=snippet]').length !== 1)
          .length,
    );
  await expect.poll(bare, { timeout: 20_000 }).toBe(0);
  expect(seen.messages).toEqual([]);
});

test('common tasks stand there for who has no recent search', async ({ page }) => {
  await openSearch(page);
  const tasks = dialog(page).getByRole('rowgroup', { name: 'Common tasks' });
  await expect(tasks.getByRole('row')).toHaveCount(6);
  await expect(tasks.getByRole('link').first()).toHaveAttribute('href', /^\/support\/how-to#/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/is-this-sablier');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('rowgroup', { name: 'Recent' })).toBeVisible();
  await expect(tasks).toHaveCount(0);
});

test('an address of an early release is named, and Enter opens its place', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('0xA9EfBEf1A35fF80041F567391bdc9813b2D50197');
  await expect(answers(page).first()).toContainText(
    'SablierV2LockupDynamic, Lockup v1.0 on Arbitrum',
  );
  await expect(answers(page).nth(1)).toHaveAttribute('href', /^https:\/\/arbiscan\.io\/address\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/lockup/previous-deployments/v1.0#arbitrum');
});

test('pasted revert data opens the decoder with all of it', async ({ page }) => {
  await openSearch(page);
  await paste(page, OVERDRAW);
  await expect(field(page)).toHaveValue(OVERDRAW.slice(0, 64));
  await expect(answers(page).first()).toContainText('SablierLockup_Overdraw');
  await answers(page).first().click();
  await expect(page).toHaveURL(`/reference/errors#error-decoder?data=${OVERDRAW}`);
  await expect(page.locator('#error-decoder')).toContainText('SablierLockup_Overdraw');
});

test('ten thousand pasted digits are taken calmly', async ({ page, seen }) => {
  await openSearch(page);
  await paste(page, `0x066920d7${'0'.repeat(10_000)}`);
  await expect(answers(page).first()).toHaveAttribute('href', '/reference/errors#error-decoder');
  await paste(page, 'f'.repeat(10_000));
  await expect(dialog(page)).toBeVisible();
  expect(seen.messages).toEqual([]);
});

test('Enter that is pressed while the index loads opens the first row when it is there', async ({
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

test('and is taken back by what is typed afterwards', async ({ page }) => {
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

test('answers come from the first file, and more from the second when it is there', async ({
  page,
}) => {
  const release = await hold(page, '**/search-texts.json');
  await openSearch(page);
  await ask(page, 'how do I withdraw');
  await expect(options(page).first()).toHaveAttribute('href', /^\/(?:support|apps)\//);
  await ask(page, 'abbreviateAmount descaleAmount');
  const before = await options(page).count();
  release();
  await expect.poll(() => options(page).count()).toBeGreaterThanOrEqual(before);
  await ask(page, 'how do I withdraw');
  await expect(options(page).first()).toHaveAttribute('href', /^\/(?:support|apps)\//);
});

test('the search page shows the same answer and the same order', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'vesting');
  const inModal = await options(page).evaluateAll((rows) =>
    rows.slice(0, 6).map((row) => row.getAttribute('href')),
  );
  await open(page, '/search?q=vesting');
  const links = page.locator('main ol h2 a');
  await expect
    .poll(() => links.evaluateAll((all) => all.slice(0, 6).map((one) => one.getAttribute('href'))))
    .toEqual(inModal);
  await open(page, '/search?q=42161');
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('Arbitrum');
});
