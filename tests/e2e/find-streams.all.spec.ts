import type { Page } from '@playwright/test';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { toEventSelector } from 'viem';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { copiedBy, expectNoOverflow, openTool } from './support/tool';
import { ACCOUNT, addWallet, askedOf, OTHER, sentOf } from './support/wallet';

const BASE = 8453;
const here = readStreamContracts().filter(({ addresses }) => addresses[BASE]);
const addressOf = (alias: string) =>
  here.find((contract) => contract.alias === alias)?.addresses[BASE] ?? '';
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const open = (page: Page) => openTool(page, '/support/find-streams', 'Find streams');

/** The log of a transfer of a stream's NFT to an address. */
const transfer = (contract: string, id: bigint, to: string) => ({
  address: contract,
  topics: [
    toEventSelector('Transfer(address,address,uint256)'),
    `0x${word(0n)}`,
    `0x${word(BigInt(to))}`,
    `0x${word(id)}`,
  ],
  data: '0x',
});

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

test('reads the streams of another address by keyboard, and leads to the desk @any-size', async ({
  page,
}) => {
  const lk3 = addressOf('LK3');
  await addWallet(page, {
    answers: { 'balanceOf(address)': word(2n), 'ownerOf(uint256)': word(BigInt(OTHER)) },
    faults: { eth_getLogs: { answers: [5n, 9n].map((id) => transfer(lk3, id, OTHER)) } },
  });
  const tool = await open(page);
  await tool.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.type(OTHER);
  await page.keyboard.press('Tab');
  const chain = tool.getByLabel('Chain', { exact: true });
  await expect(chain).toBeFocused();
  await chain.selectOption('Base');
  expect(await askedOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Read with my wallet' })).toBeFocused();
  await page.keyboard.press('Enter');

  const count = `${OTHER} holds ${2 * here.length} streams on Base, in ${here.length} of ${here.length} contracts.`;
  await expect(tool.getByText(count)).toBeVisible();
  const row = (name: string) => tool.getByRole('row').filter({ hasText: `(${name})` });
  await expect(row('LK3').getByRole('cell').last()).toHaveText(
    '2 of 2 found: LK3-8453-9, LK3-8453-5',
  );
  await expect(row('FL').getByRole('cell').last()).toHaveText('0 of 2 found');
  await expect(tool.getByText(/list of the node of your wallet is not whole/)).toBeVisible();
  await expectAccessible(page, '#find');
  await expectNoOverflow(page);
  expect(await sentOf(page)).toEqual([]);

  await tool.getByRole('link', { name: 'LK3-8453-5' }).click();
  await expect(page).toHaveURL('/apps/manage-a-stream#stream=LK3-8453-5');
});

test('asks to switch the chain, and counts without a list of transfers @any-size', async ({
  page,
}) => {
  await addWallet(page, {
    chainId: '0x1',
    answers: { 'balanceOf(address)': word(1n) },
    faults: { eth_getLogs: { throws: { code: -32005, message: 'range too large' } } },
  });
  const tool = await open(page);
  await tool.getByLabel('Chain', { exact: true }).selectOption('Base');
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await tool.getByRole('button', { name: 'Switch the wallet to Base' }).click();
  await expect(
    tool.getByText(`${ACCOUNT} holds ${here.length} streams on Base`, { exact: false }),
  ).toBeVisible();
  await expect(tool.getByText(/did not list past transfers/)).toBeVisible();
  await expectAccessible(page, '#find');

  // Streams of one chain are not shown for another.
  await tool.getByLabel('Chain', { exact: true }).selectOption('Ethereum');
  await expect(tool.getByText(/streams on Base/)).toHaveCount(0);
});

test('without a wallet it has links and queries @any-size', async ({ page }) => {
  const tool = await open(page);
  const address = tool.getByLabel('Address', { exact: true });
  await address.fill('vitalik.eth');
  await expect(tool.getByText(/A name such as an ENS name does not work/)).toBeVisible();
  await expect(tool.getByRole('region', { name: 'Without a wallet' })).toHaveCount(0);
  await address.fill(`eth:${OTHER}`);
  await expect(tool.getByRole('link', { name: 'Flow v1.0 (FL)' })).toHaveAttribute(
    'href',
    new RegExp(`^https://etherscan\\.io/token/0x[0-9a-f]{40}\\?a=${OTHER}$`),
  );
  await tool.getByText('The address in the explorers of all chains').click();
  await expect(tool.getByRole('link', { name: 'ZKsync Era' })).toHaveAttribute(
    'href',
    `https://explorer.zksync.io/address/${OTHER}`,
  );
  await tool.getByText('Queries for the indexers').click();
  const query = tool.getByLabel(/^Envio/);
  await expect(query).toHaveValue(new RegExp(`recipient: \\{ _eq: "${OTHER.toLowerCase()}" \\}`));
  const copied = await copiedBy(page, tool.getByRole('button', { name: 'Copy the query' }).last());
  expect(copied).toContain(`{ recipient: "${OTHER.toLowerCase()}" }`);
  await expectAccessible(page, '#find');
  await expectNoOverflow(page);
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(
    tool.getByText(/No wallet was found in this browser\. Any wallet can read/),
  ).toBeVisible();
});
