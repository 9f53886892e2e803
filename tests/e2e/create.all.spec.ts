import type { Locator, Page } from '@playwright/test';
import { sablier } from 'sablier';
import { getAddress } from 'viem';
import { violations } from './support/axe';
import { expect, isMathCdn, test } from './support/test';
import { expectNoOverflow, openTool } from './support/tool';

/* What the tools write to create what they show. */

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

function contractOnBase(protocol: string, name: string): string {
  const release = sablier.releases.getLatest({ protocol: protocol as never });
  const base = release?.deployments.find(({ chainId }) => chainId === 8453);
  const found = base?.contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`${name} is not on Base.`);
  return getAddress(found.address);
}

const unfold = async (tool: Locator, what: RegExp) => {
  await tool.getByText(what).click();
  const part = tool.locator('details[open]');
  await part.getByLabel('Chain').selectOption('Base');
  await part.getByLabel('Token address').fill(USDC);
  return part;
};

async function expectClean(page: Page) {
  expect(await violations(page, { within: 'main' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
}

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  const foreign = seen.foreign.filter((url) => !isMathCdn(url));
  expect(foreign, 'requests to other origins').toEqual([]);
});

test('the simulator creates its stream', async ({ page }) => {
  const tool = await openTool(page, '/concepts/lockup/stream-shapes', 'Stream simulator');
  const part = await unfold(tool, /^Create this stream/);
  await part.getByLabel('Sender', { exact: true }).fill(ALICE);
  await part.getByLabel('Recipient', { exact: true }).fill(BOB);
  await part.getByLabel(/Start when the transaction is mined/).check();
  await expect(part.getByText(/^cast send .*"createWithDurationsLL/)).toContainText(
    `'(${ALICE},${BOB},`,
  );
  await expect(part.getByText(/^cast send .*"approve\(address,uint256\)"/)).toContainText(
    contractOnBase('lockup', 'SablierLockup'),
  );
  await expect(part.getByRole('button', { name: 'Download for Safe (2 calls)' })).toBeVisible();
  await expectClean(page);
});

test('the simulator takes no address to another chain', async ({ page }) => {
  const tool = await openTool(page, '/concepts/lockup/stream-shapes', 'Stream simulator');
  const part = await unfold(tool, /^Create this stream/);
  await part.getByLabel('Chain').selectOption('Ethereum');
  await expect(part.getByLabel('Token address')).toHaveValue('');
  await expect(part.getByText(/^You chose another chain\./)).toBeVisible();
});

test('the Flow calculator creates its stream @any-size', async ({ page }) => {
  const tool = await openTool(page, '/guides/flow/examples/flow-calculate-rps', 'Flow calculator');
  const part = await unfold(tool, /^Create this stream/);
  await part.getByLabel('Sender', { exact: true }).fill(ALICE);
  await part.getByLabel('Recipient', { exact: true }).fill(BOB);
  await expect(part.getByText(/^cast send .*"createAndDeposit\(/)).toContainText(
    `${contractOnBase('flow', 'SablierFlow')} "createAndDeposit(address,address,uint128,uint40,address,bool,uint128)" ${ALICE} ${BOB}`,
  );
});

test('the CSV checker creates the streams of a file, in parts @any-size', async ({ page }) => {
  const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
  await tool.getByLabel('What the file is for').selectOption('Linear, by duration');
  await tool.getByLabel('Decimals of the token').fill('6');
  const address = (at: number) => `0x${String(at + 1).padStart(40, '0')}`;
  const rows = Array.from({ length: 61 }, (_, at) => `${address(at)},1.5,30 days`);
  const text = ['address,amount,duration', ...rows].join('\n');
  await tool.getByLabel(/^Choose/).setInputFiles({
    ...{ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
  });
  const part = await unfold(tool, /^Create these streams/);
  await part.getByLabel('Sender of all streams').fill(ALICE);
  await expect(part.getByText('91.5 tokens, 91500000 smallest units')).toBeVisible();
  const choice = part.getByLabel('Part to send');
  await expect(choice.locator('option')).toHaveText([
    'Part 1 of 2: rows 2 to 61, 90 tokens',
    'Part 2 of 2: rows 62 to 62, 1.5 tokens',
  ]);
  await choice.selectOption({ index: 1 });
  const batch = contractOnBase('lockup', 'SablierBatchLockup');
  await expect(part.getByText(/^cast send .*"approve\(/)).toContainText(`${batch} 1500000 `);
  await expect(part.getByText(/^cast send .*"createWithDurationsLL\(/)).toContainText(
    `'[(${ALICE},${address(60)},1500000,true,true,(0,2592000),(0,0),1,"linear")]'`,
  );
  await expectClean(page);
});

test('the campaign checker writes the file and creates the campaign @any-size', async ({
  page,
}) => {
  const tool = await openTool(page, '/apps/features/airdrops', 'Campaign checker');
  await tool.getByLabel('Decimals of the token').fill('6');
  await tool.getByLabel('Or paste its text').fill(`address,amount\n${ALICE},1.5\n${BOB},2.5\n`);
  await expect(tool.getByText('The tree of 2 recipients is built.')).toBeVisible();
  const part = await unfold(tool, /^Create a campaign/);
  await part.getByLabel('Admin').fill(ALICE);
  await part.getByLabel('Name of the campaign').fill('Spring');
  const cid = `Qm${'a'.repeat(44)}`;
  await part.getByLabel('CID of the pinned file').fill(cid);
  await expect(part.getByText(/^cast send .*"createMerkleInstant\(/)).toContainText(
    `'("Spring",0,0,0,${ALICE},"${cid}",0x`,
  );
  await expect(
    part.getByText(/Claims are possible from the beginning, without an end/),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('campaign.json');
  await expectClean(page);
});

test('the campaign checker creates every kind of campaign @any-size', async ({ page }) => {
  const tool = await openTool(page, '/apps/features/airdrops', 'Campaign checker');
  await tool.getByLabel('Decimals of the token').fill('6');
  await tool.getByLabel('Or paste its text').fill(`address,amount\n${ALICE},1.5\n${BOB},2.5\n`);
  const part = await unfold(tool, /^Create a campaign/);
  await part.getByLabel('Admin').fill(ALICE);
  await part.getByLabel('Name of the campaign').fill('Spring');
  await part.getByLabel('CID of the pinned file').fill(`Qm${'a'.repeat(44)}`);
  await part.getByLabel('Claims until').fill('2099-02-08');
  const kind = part.getByLabel('Kind of campaign');
  const command = (name: string) => part.getByText(new RegExp(`^cast send .*"${name}\\(`));

  await kind.selectOption('Vested, in tranches: a claim opens a stream');
  const tranches = part.getByLabel('Tranches');
  await tranches.fill('25 90d\n74 1d');
  await expect(part.getByText(/add up to 99, and they have to be exactly 100/)).toBeVisible();
  await expect(command('createMerkleLT')).toHaveCount(0);
  await tranches.fill('25 90d\n75 1d');
  await expect(command('createMerkleLT')).toContainText(
    `[(250000000000000000,7776000),(750000000000000000,86400)]`,
  );
  await expect(part.getByText(/25 percent after 90d, 75 percent after 91d/)).toBeVisible();

  await kind.selectOption('Variable amount: an early claim gives up the rest');
  await part.getByLabel('Vesting from').fill('2098-01-01');
  await part.getByLabel('Vesting until').fill('2099-02-02');
  await expect(part.getByText(/at least 7 days before the claims do/)).toBeVisible();
  await part.getByLabel('Vesting until').fill('2099-02-01');
  await expect(command('createMerkleVCA')).toContainText(
    contractOnBase('airdrops', 'SablierFactoryMerkleVCA'),
  );

  await kind.selectOption('Paid into a contract: a claim calls it');
  await part.getByLabel('Contract that gets the tokens').fill(BOB);
  await part.getByLabel('Function that a claim calls').fill('stake(uint256)');
  await expect(command('createMerkleExecute')).toContainText(`0xa694fc3a,${BOB},${USDC})`);
  await expectNoOverflow(page);
});
