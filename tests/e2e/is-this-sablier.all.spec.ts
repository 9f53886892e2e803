import type { Locator, Page } from '@playwright/test';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { differences } from '@sablier-docs/protocol/lookalikes';
import { digitRanges } from '@sablier-docs/tools/checkers/authenticity/for-tests';
import { expectAccessible } from './support/axe';
import { hydrated } from './support/page';
import { expect, test } from './support/test';
import { copiedBy, expectNoOverflow, openTool } from './support/tool';

const PAGE = '/support/is-this-sablier';
const real =
  readKnownContracts().find(({ uses }) =>
    uses.some(({ contract, isLatest, chainIds }) => {
      return contract === 'SablierLockup' && isLatest && chainIds.includes(1);
    }),
  )?.address ?? '';
const fake = `${real.slice(0, 6)}${'7'.repeat(32)}${real.slice(-4)}`;

const field = (tool: Locator) => tool.getByRole('textbox');
const answer = (tool: Locator) => tool.getByRole('status').first();
const open = (page: Page) => openTool(page, PAGE, 'Checker');

test('a pasted address is named, with its chains, and can be copied @any-size', async ({
  page,
  seen,
}) => {
  const tool = await open(page);
  await field(tool).fill(real.toLowerCase());
  await expect(answer(tool)).toContainText('A Sablier contract: SablierLockup of Lockup');
  const explorer = tool.getByRole('link', { name: 'Ethereum', exact: true });
  await expect(explorer).toHaveAttribute('href', `https://etherscan.io/address/${real}`);
  expect(await copiedBy(page, tool.getByRole('button', { name: 'Copy the address' }))).toBe(real);
  await expectAccessible(page, `[data-island="GenuineChecker"]`);
  await expectNoOverflow(page);
  expect(seen.foreign).toEqual([]);
  expect(seen.messages).toEqual([]);
});

test('a look-alike is shown beside the real address, its differences marked @any-size', async ({
  page,
}) => {
  const tool = await open(page);
  await field(tool).fill(fake);
  await expect(answer(tool)).toContainText('Not Sablier: it imitates SablierLockup');
  const rows = tool.locator('dl > dd');
  await expect(rows).toHaveCount(2);
  expect((await rows.nth(0).locator('code').innerText()).replace(/\s/g, '')).toMatch(/^0x.{40}$/);
  await expect(rows.nth(1).locator('.visually-hidden')).toHaveText(real);
  const places = differences(fake.slice(2).toLowerCase(), real.slice(2).toLowerCase());
  await expect(rows.nth(0).locator('mark')).toHaveCount(places.length);
  await expect(tool.getByText(`They differ in ${digitRanges(places)},`)).toBeVisible();
  await expectAccessible(page, `[data-island="GenuineChecker"]`);
  await expectNoOverflow(page);
});

test(
  'a link is judged and never opened',
  { tag: ['@any-size', '@engine', '@engine-night'] },
  async ({ page, seen }) => {
    const tool = await open(page);
    await field(tool).fill('https://app.sablier.com@evil.example/claim');
    await expect(answer(tool)).toContainText('Not official: evil.example');
    await expect(tool.getByRole('link')).toHaveCount(0);
    await field(tool).fill('https://app.sablier.com');
    await expect(answer(tool)).toContainText('Official: app.sablier.com');
    await expect(answer(tool).locator('[data-tone="real"]')).toHaveCount(1);
    await page.goto(`${PAGE}#check=https%3A%2F%2Fapp.sablier.com%EF%BB%BF-claim.com`);
    await expect(answer(tool)).toContainText('Not official: app.sablier.com-claim.com');
    await expect(answer(tool)).toContainText('U+FEFF');
    await expect(answer(tool).locator('[data-tone="real"]')).toHaveCount(0);
    expect(seen.foreign).toEqual([]);
  },
);

test(
  'the question is in the hash, and a link asks it again',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    await field(tool).fill(real);
    await expect(page).toHaveURL(`${PAGE}#check=${real}`);
    const link = await copiedBy(page, tool.getByRole('button', { name: 'Copy a link' }));
    expect(new URL(link).hash).toBe(`#check=${real}`);
    await page.goto('/support/faq');
    await page.goto(`${PAGE}#check=sablier.example`);
    await hydrated(page);
    await expect(field(tool)).toHaveValue('sablier.example');
    await expect(answer(tool)).toContainText('Not official: sablier.example');
  },
);

test(
  'a seed phrase is refused and stays out of the address',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(tool).fill(real);
    await expect(page).toHaveURL(/#check=/);
    await field(tool).fill(`${'abandon '.repeat(11)}about`);
    await expect(answer(tool)).toContainText('Do not paste seed phrases');
    await expect(page).toHaveURL(PAGE);
    expect(asked.filter((url) => url.includes('abandon'))).toEqual([]);
  },
);

test(
  'a list that cannot be fetched is said, and nothing is judged',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    const scripts = /\/assets\/js\/.*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await field(tool).fill(real);
    await expect(answer(tool)).toContainText('could not be loaded, so nothing was checked');
    await page.unroute(scripts);
    await tool.getByRole('button', { name: 'Retry' }).click();
    await expect(tool).toBeFocused();
    await expect(answer(tool)).toContainText('A Sablier contract');
  },
);
