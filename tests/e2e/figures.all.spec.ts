import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { expectNoOverflow, openTool } from './support/tool';
import { addWallet, askedOf } from './support/wallet';

const PAGE = '/support/figures-for-a-date';
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const open = (page: Page) => openTool(page, PAGE, 'Figures for a date');

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

test('reads two streams by keyboard, and saves what the contracts answered @any-size', async ({
  page,
}) => {
  await addWallet(page, { answers: { 'streamedAmountOf(uint256)': word(250_000_000n) } });
  const tool = await open(page);
  const streams = tool.getByLabel('Streams', { exact: true });
  await streams.focus();
  await page.keyboard.type('LK3-8453-5 LK3-8453-6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1800000000');
  expect(await askedOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Read with my wallet' })).toBeFocused();
  await page.keyboard.press('Enter');
  const source =
    'Answers of the contracts in block 16 of 2027-01-15 08:00 UTC, the last block at 2027-01-15 08:00 UTC or before it.';
  await expect(tool.getByText(source)).toBeVisible();
  const sums = tool.getByRole('row', { name: /^Sum by token/ });
  await expect(sums.getByRole('cell').nth(1)).toHaveText('500 USDC');
  await expectAccessible(page, '#figures');
  await expectNoOverflow(page);

  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  expect(await saved('Download as CSV')).toContain(',16,2027-01-15T08:00:00Z,Vested,250,250000000');
  const printed = await saved('Download a page to print');
  expect(printed).toContain(source);
  expect(printed).toContain('<td>500 USDC</td>');

  // Figures of one zone or list are not shown for another.
  await tool.getByLabel('Time zone of the date').selectOption('Time zone of this device');
  await expect(tool.getByText(source)).toHaveCount(0);
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(tool.getByText(source)).toBeVisible();
  await streams.fill('LK3-8453-5');
  await expect(tool.getByText(source)).toHaveCount(0);
});

test('a day is its end, and what cannot be read is said @any-size', async ({ page }) => {
  await addWallet(page);
  const tool = await open(page);
  await tool.getByLabel('Date', { exact: true }).fill('2026-12-31');
  await expect(
    tool.getByText(
      'The end of 31 December 2026 (midnight, UTC): 2027-01-01 00:00 UTC, Unix 1798761600',
    ),
  ).toBeVisible();
  await tool.getByLabel('Streams', { exact: true }).fill('LK3-8453-5 LK3-1-5');
  await expect(tool.getByText(/LK3-1-5 is on another chain/)).toBeVisible();
  await tool.getByLabel('Streams', { exact: true }).fill('LK3-8453-5');
  await tool.getByLabel('Date', { exact: true }).fill('2090-01-01');
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(tool.getByText(/Only the past can be read/)).toBeVisible();
  await expect(tool.getByRole('table')).toHaveCount(0);
  await expectAccessible(page, '#figures');
});

test('without a wallet it says what else to do @any-size', async ({ page }) => {
  const tool = await open(page);
  await tool.getByLabel('Streams', { exact: true }).fill('LK3-8453-5');
  await tool.getByLabel('Date', { exact: true }).fill('2026-06-30');
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(tool.getByText(/use the commands below/)).toBeVisible();
});
