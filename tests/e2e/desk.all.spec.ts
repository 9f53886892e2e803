import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe';
import { expect, test } from './support/test';
import { expectNoOverflow, openTool, toolsReady } from './support/tool';

const LK3_BASE = '0xc19a09a66887017f603e5df420ed3cb9a5c07c0a';
const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** Pastes a text as the browser does it: with an event that the field may prevent. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, given) => {
    input.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', given);
    const event = { clipboardData, bubbles: true, cancelable: true };
    if (input.dispatchEvent(new ClipboardEvent('paste', event))) throw new Error('not prevented');
  }, text);

const open = (page: Page, hash = '') =>
  openTool(page, `/apps/manage-a-stream${hash}`, 'Stream desk');

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

test('writes a withdrawal for an explorer, a command line and a wallet @any-size', async ({
  page,
}) => {
  const tool = await open(page);
  await tool
    .getByLabel('Link or alias of the stream')
    .fill('https://app.sablier.com/vesting/stream/LK3-8453-5');
  await expect(tool.getByText('SablierLockup, Lockup v4.0, on Base')).toBeVisible();
  await tool.getByLabel('What you want to do').selectOption('Withdraw an amount');
  await expect(tool.getByText(/^Still to fill in: Receiving address;/)).toBeVisible();
  await tool.getByLabel('Receiving address').fill(ALICE);
  await tool.getByLabel('Decimals of the token').fill('6');
  await tool.getByLabel('Minimum fee, in wei').fill('247500000000000');
  const amount = tool.getByLabel('Amount in tokens');
  await amount.fill('1.125');
  await expect(tool.getByText('"1.125" can mean 1.125 or 1125.')).toBeVisible();
  await expect(tool.getByText(/^cast send/)).toHaveCount(0);
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await tool.getByRole('button', { name: 'Use 1.125', exact: true }).click();
  await expect(amount).toHaveValue('1.1250');
  await expect(amount).toBeFocused();
  await expect(tool.getByText(/^cast send/)).toContainText(`5 ${ALICE} 1125000 --value`);
  await amount.fill('1.125');
  await tool.getByRole('button', { name: 'Use 1125', exact: true }).click();
  await expect(tool.getByText(`Sends 1 125 tokens of stream 5 to ${ALICE}.`)).toBeVisible();
  await expect(tool.getByText(/^cast send/)).toContainText(`5 ${ALICE} 1125000000 --value`);
  await paste(amount, `${' '.repeat(25_000)}1,250.5\n`);
  await expect(amount).toHaveValue('1,250.5');
  await expect(tool.getByText(`Sends 1 250.5 tokens of stream 5 to ${ALICE}.`)).toBeVisible();

  const data = `0xfdd46d60${word(5n)}${word(BigInt(ALICE))}${word(1_250_500_000n)}`;
  await expect(tool.getByText(data, { exact: true })).toBeVisible();
  await expect(tool.getByLabel('Copy the amount in ETH')).toHaveAttribute(
    'data-copy',
    '0.000260526315789475',
  );
  await expect(tool.getByLabel('Copy the amount in wei')).toHaveAttribute(
    'data-copy',
    '260526315789475',
  );
  await expect(tool.getByText(/^cast send 0x/)).toContainText(
    `"withdraw(uint256,address,uint128)" 5 ${ALICE} 1250500000 --value 260526315789475`,
  );
  await expect(
    tool.getByText(/cast call .*"ownerOf\(uint256\)\(address\)" 5/).first(),
  ).toBeVisible();
  const contract = tool.getByRole('link', { name: 'the contract on Base' });
  expect((await contract.getAttribute('href'))?.toLowerCase()).toBe(
    `https://basescan.org/address/${LK3_BASE}`,
  );

  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
});

test('puts several actions into one file for Safe @any-size', async ({ page }) => {
  const tool = await open(page, '#stream=LL3-1-12&do=cancelMultiple');
  await tool.getByLabel('Stream IDs').fill('12, 15');
  await expect(tool.getByText(/the whole transaction fails and none is canceled/)).toBeVisible();
  // Nothing is written for streams that were not read, unless the reader says so.
  await expect(tool.getByRole('button', { name: 'Keep for the file' })).toHaveCount(0);
  await tool.getByLabel(/^I know each of them/).check();
  await tool.getByRole('button', { name: 'Keep for the file' }).click();
  await tool.getByLabel('What you want to do').selectOption('Give up the right to cancel');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tool.getByRole('button', { name: 'Download for Safe (2 calls)' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    chainId: string;
    transactions: { value: string; data: string }[];
  };
  expect(file.chainId).toBe('1');
  expect(file.transactions.map(({ value, data }) => [value, data])).toEqual([
    ['0', `0x8659c270${word(32n)}${word(2n)}${word(12n)}${word(15n)}`],
    ['0', `0x7de6b1db${word(12n)}`],
  ]);
});

test('refuses what is not a contract of Sablier @any-size', async ({ page }) => {
  const tool = await open(page);
  const text = tool.getByLabel('Link or alias of the stream');
  await text.fill('https://app-sablier.com/vesting/stream/LK3-8453-5');
  await expect(tool.getByText(/^This link leads to app-sablier\.com, not to/)).toBeVisible();
  await text.fill(LK3_BASE);
  await tool.getByLabel('Chain').selectOption('Ethereum');
  await tool.getByLabel('Stream ID').fill('5');
  await expect(tool.getByText(/is no stream contract .* It is one on Base/)).toBeVisible();
  await tool.getByLabel('Chain').selectOption('Base');
  await expect(tool.getByText('SablierLockup, Lockup v4.0, on Base')).toBeVisible();
  await expect(tool.getByLabel('What you want to do')).not.toContainText('Pause');
});

test('keeps stream and action in the hash, and takes no address from it @any-size', async ({
  page,
}) => {
  const tool = await open(page, `#stream=FL4-8453-7&do=withdrawMax&to=${ALICE}&fee=1`);
  await expect(tool.getByLabel('Receiving address')).toHaveValue('');
  await expect(tool.getByLabel('Minimum fee, in wei')).toHaveValue('');
  await tool.getByLabel('What you want to do').selectOption('Void the stream');
  await expect(page).toHaveURL(/\/apps\/manage-a-stream#stream=FL4-8453-7&do=void$/);
  await page.reload();
  await tool.scrollIntoViewIfNeeded();
  await toolsReady(page);
  await expect(tool.getByText(/Ends stream 7\./)).toBeVisible();

  // Another stream begins with empty fields.
  await tool.getByLabel('What you want to do').selectOption('Withdraw everything available');
  await tool.getByLabel('Receiving address').fill(ALICE);
  await tool.getByLabel('Stream ID').fill('8');
  await expect(tool.getByLabel('Receiving address')).toHaveValue('');

  // A link on the page itself.
  await page.evaluate(() => (window.location.hash = '#stream=FL4-8453-9&do=void'));
  await expect(tool.getByText(/Ends stream 9\./)).toBeVisible();
});

test('writes a withdrawal and a cancellation for Legacy @any-size', async ({ page }) => {
  const legacy = '0xCD18eAa163733Da39c232722cBC4E8940b1D8888';
  const tool = await open(page, `#stream=${legacy.toLowerCase()}-1-100007`);
  await expect(tool.getByText('Sablier, Legacy v1.1, on Ethereum')).toBeVisible();
  const choice = tool.getByLabel('What you want to do');
  await choice.selectOption('Withdraw an amount');
  await tool.getByLabel('Decimals of the token').fill('18');
  await tool.getByLabel('Amount in tokens').fill('250');
  await expect(tool.getByText('Sends 250 tokens of stream 100007 to its recipient.')).toBeVisible();
  const withdraw = `0x7a9b2c6c${word(100_007n)}${word(250n * 10n ** 18n)}`;
  await expect(tool.getByText(withdraw, { exact: true })).toBeVisible();
  await expect(tool.getByText(/^cast send /)).toContainText(
    `cast send ${legacy} "withdrawFromStream(uint256,uint256)" 100007 250000000000000000000 --rpc`,
  );
  await choice.selectOption('Cancel the stream');
  await expect(tool.getByText(`0x6db9241b${word(100_007n)}`, { exact: true })).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/-1-100007&do=cancel$/);
  await tool.getByLabel('Chain').selectOption('Base');
  await expect(
    tool.getByText(/the contract of Legacy on Ethereum: choose that chain/),
  ).toBeVisible();
});
