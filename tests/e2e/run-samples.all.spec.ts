import type { Page } from '@playwright/test';
import { SILENCE } from '@sablier-docs/proofs/samples/limits';
import { expectAccessible } from './support/axe';
import { open } from './support/page';
import { expect, test } from './support/test';
import { expectNoOverflow } from './support/tool';

/* The samples of guides, which run in the page. */

const LINEAR = '/guides/lockup/examples/create-stream/lockup-linear';
const ended = { timeout: 45_000 };

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
});

const button = (page: Page, run: string) => page.locator(`button[data-run="${run}"]`).first();
const panel = (page: Page) => page.getByRole('region', { name: /^Run: / });
const status = (page: Page) => panel(page).getByRole('status');
const prints = (page: Page) =>
  panel(page)
    .getByRole('listitem')
    .filter({ hasText: /^Prints: / });
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();

test('the keyboard runs a sample; nothing is fetched before @any-size @night', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, LINEAR);
  const run = button(page, 'lockup/create-stream/create-linear#create');
  await run.focus();
  expect(asked.filter((url) => /\/(proofs|chain)\//.test(url))).toEqual([]);
  const before = asked.length;
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('The file ran to its end', ended);
  await expect(panel(page).getByRole('heading', { name: 'Run: create-linear.ts' })).toBeFocused();
  await expect(prints(page)).toHaveText([
    'Prints: Stream 1 is open.',
    'Prints: 4 weeks later: 0 DAI are released.',
    'Prints: 22 weeks later: 2383.333333333333333333 DAI are released.',
    'Prints: 26 weeks later: 5200 DAI are released.',
  ]);
  await expect(
    panel(page).getByRole('listitem').filter({ hasText: 'Event CreateLockupLinearStream' }).first(),
  ).toBeVisible();
  const row = panel(page).getByRole('row', { name: /^lockup, DAI/ });
  await expect(row.getByRole('cell')).toHaveText(['0', '5 200', '+5 200']);
  await expect.poll(() => page.workers().length).toBe(0);
  await expectNoOverflow(page);
  await expectAccessible(page, 'section[aria-labelledby^="run-"]');
  // The stylesheet of formulas comes with the reader's first activity.
  const later = asked.slice(before).filter((url) => !/\/katex|^data:/.test(url));
  expect(later.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
  await press(page, 'Close');
  await expect(panel(page)).toHaveCount(0);
  await expect(run).toBeFocused();
});

test('an edited file runs without its types, and a press resets it @any-size', async ({ page }) => {
  await page.clock.install();
  await open(page, LINEAR);
  const opens = button(page, 'lockup/create-stream/create-linear#create');
  await opens.click();
  await expect(status(page)).toContainText('The file ran to its end', ended);
  await panel(page).getByText('Edit the code').click();
  const [sample, run] = [
    panel(page).getByLabel('create-linear.ts, the sample'),
    panel(page).getByLabel('create-linear.run.ts, which calls it'),
  ];
  await expect(sample).toHaveValue(/export async function createLinearStream/);
  await run.fill((await run.inputValue()).replace("'5200'", "'10400'"));
  await expectAccessible(page, 'section[aria-labelledby^="run-"]');
  await press(page, 'Run again');
  await expect(status(page)).toContainText('The edited file ran to its end', ended);
  await expect(prints(page).last()).toContainText('10400 DAI are released.');

  await sample.fill(
    (await sample.inputValue()).replace('depositAmount,\n', 'depositAmount: 0n,\n'),
  );
  await press(page, 'Run again');
  await expect(status(page)).toContainText(
    'The edited file failed. A call is refused: it reverts with SablierLockupHelpers_DepositAmountZero()',
    ended,
  );

  await run.fill(`import type { Run } from '../../here';
export const create: Run = async () => { for (;;) {} };`);
  await press(page, 'Run again');
  await expect.poll(() => page.workers().length).toBe(1);
  await press(page, 'Stop');
  await expect(status(page)).toHaveText('The script was ended.', ended);
  await expect.poll(() => page.workers().length).toBe(0);

  await press(page, 'Run again');
  await expect.poll(() => page.workers().length).toBe(1);
  // The limit of a script that is silent, without the wait for it; that of a chain that still starts is longer.
  await page.clock.runFor(SILENCE + 1_000);
  await expect(status(page)).toContainText('It loops without an end', ended);

  await press(page, 'Reset and run');
  await expect(run).toHaveValue(/'5200'/);
  await expect(status(page)).toContainText('The file ran to its end', ended);
  await expect(prints(page).last()).toContainText('5200 DAI are released.');
  await press(page, 'Close');
  await expect(panel(page)).toHaveCount(0);
  await expect(opens).toBeFocused();
});

test('a sample of Flow runs @any-size @night', async ({ page }) => {
  await open(page, '/guides/flow/examples/stream-management');
  await button(page, 'flow/stream-management/manage-stream#withdraw').click();
  await expect(status(page)).toContainText('The file ran to its end', ended);
  await expect(prints(page)).toHaveText([
    'Prints: Withdrawn twice after 3 days. Still owed: 0 USDC.',
  ]);
});

test('without the files of the run, a sentence says so @any-size @night', async ({ page }) => {
  await open(page, LINEAR);
  await page.route('**/chain/*.json', (route) => route.abort());
  await button(page, 'lockup/create-stream/create-linear#create').click();
  await expect(status(page)).toContainText('did not arrive', ended);
});
