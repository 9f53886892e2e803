import { readFile } from 'node:fs/promises';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Locator, Page } from '@playwright/test';
import { sablier } from 'sablier';
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Abi,
  type AbiEvent,
  type Hex,
} from 'viem';
import { violations } from './support/axe';
import { expect, isMathCdn, test } from './support/test';
import { expectNoOverflow, openTool } from './support/tool';
import { addWallet, askedOf, HASH, sentOf, setLogs } from './support/wallet';

/* The code that the tools write to create their streams. */

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

/** The arguments of the last call that a tool shows as raw data, by name, read with the SDK's ABI. */
async function argumentsIn(part: Locator, protocol: string, contract: string) {
  const texts = await part.getByText(/^0x[0-9a-f]{136,}$/).allTextContents();
  const release = sablier.releases.getLatest({ protocol: protocol as never });
  const abi = (release?.abi as Record<string, Abi> | undefined)?.[contract] ?? [];
  const { functionName, args = [] } = decodeFunctionData({ abi, data: texts.at(-1) as Hex });
  const fn = abi.find((item) => item.type === 'function' && item.name === functionName);
  if (fn?.type !== 'function') throw new Error(`${contract} has no ${functionName}.`);
  const flat = (value: unknown, name: string): [string, unknown][] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => flat(one, `${name}.${key}`))
      : [[name, String(value)]];
  return new Map(args.flatMap((value, i) => flat(value, fn.inputs[i]?.name ?? '')));
}

/**
 * Changes each check mark of a form alone, and back: exactly the flag that its words are about changes.
 * @param flags the last part of the argument's name, by words of the label
 */
async function expectOwnFlags(
  part: Locator,
  read: () => Promise<Map<string, unknown>>,
  flags: readonly (readonly [label: RegExp, flag: string])[],
) {
  const before = await read();
  for (const [label, flag] of flags) {
    const mark = part.getByLabel(label);
    const isOn = await mark.isChecked();
    await mark.setChecked(!isOn);
    const after = await read();
    const changed = [...after].filter(([name, value]) => before.get(name) !== value);
    expect(
      changed.map(([name, value]) => [name.split('.').at(-1), value]),
      String(label),
    ).toEqual([[flag, String(!isOn)]]);
    await mark.setChecked(isOn);
  }
  expect(await read()).toEqual(before);
}

const unfold = async (tool: Locator, what: RegExp) => {
  await tool.getByText(what).click();
  const part = tool.locator('details[open]');
  await part.getByLabel('Chain').selectOption('Base');
  await part.getByLabel('Token address').fill(USDC);
  return part;
};

async function expectClean(page: Page) {
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
}

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  const foreign = seen.foreign.filter((url) => !isMathCdn(url));
  expect(foreign, 'requests to other origins').toEqual([]);
});

test('the simulator creates its stream, and takes no address to another chain @any-size', async ({
  page,
}) => {
  const tool = await openTool(page, '/concepts/lockup/stream-shapes', 'Stream simulator');
  const part = await unfold(tool, /^Create this stream/);
  await part.getByLabel('Sender', { exact: true }).fill(ALICE);
  await part.getByLabel('Recipient', { exact: true }).fill(BOB);
  // The dates of the example are in the past.
  const past = part.getByLabel(/The stream (starts|ends) in the past: .* released at once/);
  await expect(past).toBeVisible();
  await expect(part.getByText(/^cast send /)).toHaveCount(0);
  await past.check();
  await expect(part.getByText(/^cast send .*"createWithTimestampsLL/)).toBeVisible();
  await past.uncheck();
  await expect(part.getByText(/^cast send /)).toHaveCount(0);
  await part.getByLabel(/Start when the transaction is mined/).check();
  await expect(past).toHaveCount(0);
  await expect(part.getByText(/^cast send .*"createWithDurationsLL/)).toContainText(
    `'(${ALICE},${BOB},`,
  );
  await expect(part.getByText(/^cast send .*"approve\(address,uint256\)"/)).toContainText(
    contractOnBase('lockup', 'SablierLockup'),
  );
  await expect(part.getByRole('button', { name: 'Download for Safe (2 calls)' })).toBeVisible();
  await expectClean(page);

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

const CREATE_BATCH =
  'createWithDurationsLL(address,address,(address,address,uint128,bool,bool,(uint40,uint40),(uint128,uint128),uint40,string)[])';

test('the CSV checker creates the streams of a file, in parts @any-size', async ({ page }) => {
  await addWallet(page, { answers: { [CREATE_BATCH]: word(32n) + word(0n) } });
  const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
  await tool.getByLabel('What the file is for').selectOption('Linear, by duration');
  await tool.getByLabel('Decimals of the token').fill('6');
  const address = (at: number) => `0x${String(at + 1).padStart(40, '0')}`;
  const rows = Array.from({ length: 61 }, (_, at) => `${address(at)},1.5,30 days`);
  const text = ['address,amount,duration', ...rows].join('\n');
  await tool.getByLabel(/^Choose/).setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
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
  await part.getByRole('button', { name: 'Read the token with my wallet' }).click();
  await part.getByRole('button', { name: 'Simulate createWithDurationsLL' }).click();
  // What the wallet is asked to send is this part, not the file.
  await expect(
    part.getByText(/opens 1 vesting stream\. It pays 1\.5 tokens in all\./),
  ).toBeVisible();
  await expectClean(page);
});

test.describe('on a device five hours behind UTC', () => {
  test.use({ timezoneId: 'America/Bogota' });

  test('the dates of a file are in UTC, or in the time zone of the device @any-size', async ({
    page,
  }) => {
    // Three o'clock on this device, six hours before the start.
    await page.clock.setFixedTime('2098-01-01T08:00:00Z');
    const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
    await tool.getByLabel('What the file is for').selectOption('Linear, by dates');
    await tool.getByLabel('Decimals of the token').fill('6');
    const text = `address,amount,startAt,endAt\n${BOB},1.5,2098-01-01 09:00,2099-01-01 09:00\n`;
    await tool.getByLabel(/^Choose/).setInputFiles({
      name: 'team.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
    await expect(tool.getByText('No problems in 1 row of team.csv.')).toBeVisible();
    const part = await unfold(tool, /^Create these streams/);
    await part.getByLabel('Sender of all streams').fill(ALICE);
    const start = Date.UTC(2098, 0, 1, 9) / 1000;
    const command = part.getByText(/^cast send .*"createWithTimestampsLL\(/);
    await expect(command).toContainText(`(${start},`);
    await part.getByLabel(/time zone of this device/).check();
    await expect(command).toContainText(`(${start + 5 * 3600},`);
    await part.getByLabel(/time zone of this device/).uncheck();
    await expect(command).toContainText(`(${start},`);
    await expectOwnFlags(part, () => argumentsIn(part, 'lockup', 'SablierBatchLockup'), [
      [/can cancel/, 'cancelable'],
      [/can transfer/, 'transferable'],
    ]);
  });
});

test('the campaign checker writes the file and creates every kind of campaign @any-size', async ({
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

  await part.getByLabel('Claims until').fill('2099-02-08');
  const kind = part.getByLabel('Kind of campaign');
  const command = (name: string) => part.getByText(new RegExp(`^cast send .*"${name}\\(`));

  await kind.selectOption('Vested, linear: a claim opens a stream');
  await part.getByLabel('Length of the vesting').fill('365 days');
  await expect(command('createMerkleLL')).toBeVisible();
  await expectOwnFlags(part, () => argumentsIn(part, 'airdrops', 'SablierFactoryMerkleLL'), [
    [/can cancel/, 'cancelable'],
    [/can transfer/, 'transferable'],
  ]);

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
  await expectOwnFlags(part, () => argumentsIn(part, 'airdrops', 'SablierFactoryMerkleVCA'), [
    [/early claims give up/, 'enableRedistribution'],
  ]);

  await kind.selectOption('Paid into a contract: a claim calls it');
  await part.getByLabel('Contract that gets the tokens').fill(BOB);
  await part.getByLabel('Function that a claim calls').fill('stake(uint256)');
  await expect(command('createMerkleExecute')).toContainText(`0xa694fc3a,${BOB},${USDC})`);
  await expectNoOverflow(page);
});

test('a sheet whose columns fit twice is asked about, and becomes a plan, with its rows, a record and dates @any-size', async ({
  page,
}) => {
  const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
  await tool.getByLabel('Decimals of the token').fill('6');
  await test.step('before anything is read', async () => {
    await tool.getByLabel(/^Or paste/).fill(`7,${ALICE},1500\n8,${BOB},2500\n`);
    const question = tool.getByRole('group', { name: 'Which column is what?' });
    await expect(question.getByLabel('Recipient (address)')).toHaveValue('1');
    await expect(tool.getByText(/^Create these streams/)).toHaveCount(0);
    const use = question.getByRole('button', { name: 'Use these columns' });
    await expect(use).toBeDisabled();
    await question.getByLabel('Amount (in tokens)').selectOption({ label: 'Column C: 1500' });
    await use.click();
    await expect(tool.getByText('4 000 tokens')).toBeVisible();
    await expect(tool.getByText('Left out: column A.')).toBeVisible();
    await expectClean(page);
  });

  const list = tool.getByLabel(/^Or paste/);
  await list.fill(`Name;Wallet;Tokens\nAda;${ALICE};1.000\nBob;${BOB};4800\n`);
  const taken = tool.getByRole('group', { name: 'Columns' });
  await expect(taken.getByRole('columnheader')).toHaveText([
    'address, from Wallet',
    'amount, from Tokens',
  ]);
  await expect(taken.getByText('Left out: Name.')).toBeVisible();
  await tool.getByLabel('First day').fill('2099-03-01');
  const plan = tool.getByRole('button', { name: 'Four years with one year of cliff' });
  await plan.focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByText(/then press the plan again/)).toBeVisible();
  await tool.getByRole('button', { name: '1000 (decimal comma)' }).click();
  await plan.click();
  await expect(list).toHaveValue(/^address,amount,startAt,endAt,cliffAmount,cliffAt\n/);
  await expect(
    tool.getByText('Made of Wallet (recipients) and Tokens (amounts). Left out: Name.'),
  ).toBeVisible();
  const part = await unfold(tool, /^Create these streams/);
  await part.getByLabel('Sender of all streams').fill(BOB);
  await expect(part.getByText(/The sender is also a recipient of this file/)).toBeVisible();
  await expect(
    part.getByText('1 000 tokens by 1 March 2103, the first 250 on 1 March 2100.'),
  ).toBeVisible();
  await expect(part.locator('dl svg')).toHaveCount(2);
  await expectClean(page);

  await part.getByLabel(/^ID of the first stream/).fill('41');
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const record = (await saved('Download the record (CSV)')).split('\r\n');
  expect(record[2]).toContain(`1,3,${BOB},4800,${USDC},8453,`);
  expect(record[2]).toContain(
    ',42,2099-03-01T00:00:00Z,2100-03-01T00:00:00Z,2103-03-01T00:00:00Z,',
  );
  expect(await saved('Download the dates (calendar)')).toMatch(/DTSTART:21030301T000000Z/);
});

test('swapped day and month are asked about @any-size', async ({ page }) => {
  const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
  await tool.getByLabel('What the file is for').selectOption('Linear, by dates');
  await tool.getByLabel('Decimals of the token').fill('6');
  const text = `address\tamount\tstartAt\tendAt\n${BOB}\t1.5\t01/02/2098\t31/12/2099\n`;
  await tool.getByLabel(/^Or paste/).fill(text);
  await expect(tool.getByText(/Say below what 01\/02\/2098 means/)).toBeVisible();
  await expect(tool.getByText(/^Create these streams/)).toHaveCount(0);
  await tool.getByRole('button', { name: '1 February 2098 (the day first)' }).click();
  const part = await unfold(tool, /^Create these streams/);
  await expect(
    part.getByText(/1\.5 tokens by 31 December 2099, from 1 February 2098/),
  ).toBeVisible();
  await expectClean(page);
});

/** The Flow calculator with its creation filled in, and the button that reads the token. */
const filledCalculator = async (page: Page) => {
  const tool = await openTool(page, '/guides/flow/examples/flow-calculate-rps', 'Flow calculator');
  const part = await unfold(tool, /^Create this stream/);
  await part.getByLabel('Sender', { exact: true }).fill(ALICE);
  await part.getByLabel('Recipient', { exact: true }).fill(BOB);
  return { tool, part, press: part.getByRole('button', { name: 'Read the token with my wallet' }) };
};

test('creation reads the token, and offers no call with other decimals @any-size', async ({
  page,
}) => {
  await addWallet(page);
  const { tool, part, press } = await filledCalculator(page);
  await press.click();
  await expect(part.getByRole('button', { name: 'Simulate createAndDeposit' })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Simulate approve' })).toBeVisible();
  await expectClean(page);
  await tool.getByLabel('Decimals of the token', { exact: true }).fill('18');
  await expect(
    part.getByText(/has 6 decimals, and the amounts above were read with 18/),
  ).toBeVisible();
  await expect(part.getByRole('button', { name: /^Simulate/ })).toHaveCount(0);
  // No other way gives what the wallet is refused.
  await expect(part.getByRole('button', { name: /^Download for Safe/ })).toHaveCount(0);
  await expect(part.getByText(/^cast send /)).toHaveCount(0);
});

test('a wallet is found on a processor so slow that the wait is over before it is drawn @any-size @night', async ({
  page,
}) => {
  await addWallet(page);
  const { part, press } = await filledCalculator(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await press.click();
  await expect(part.getByText(/^Read with the account/)).toBeVisible({ timeout: 60_000 });
});

test('a wallet that announces itself late is offered, and asked after a press only @any-size', async ({
  page,
}) => {
  await addWallet(page, { isLate: true });
  const { part, press } = await filledCalculator(page);
  await press.click();
  await expect(part.getByText(/^No wallet was found/)).toBeVisible();
  await page.evaluate(() => window.standIn.announce());
  await expect(part.getByText('Choose a wallet.')).toBeVisible();
  expect(await askedOf(page)).toEqual([]);
  await part.getByRole('button', { name: 'Stand-in' }).click();
  await expect(part.getByRole('button', { name: 'Simulate createAndDeposit' })).toBeVisible();
});

const NEW = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const root = StandardMerkleTree.of(
  [
    ['0', ALICE, '1500000'],
    ['1', BOB, '2500000'],
  ],
  ['uint', 'address', 'uint256'],
).root;

/** A wallet that accepts everything, and a new campaign without tokens. */
const newCampaign = {
  'createMerkleInstant((string,uint40,uint8,uint40,address,string,bytes32,address),uint256,uint256)':
    word(BigInt(NEW)),
  'TOKEN()': word(BigInt(USDC)),
  'MERKLE_ROOT()': root.slice(2),
  'firstClaimTime()': word(0n),
  'balanceOf(address)': word(0n),
  'transfer(address,uint256)': word(1n),
};

/** The log of the factory for the call that the page has sent, encoded by viem with the SDK's ABI. */
function creationLog(data: string) {
  const release = sablier.releases.getLatest({ protocol: 'airdrops' as never });
  const abi = (release?.abi as Record<string, Abi>)['SablierFactoryMerkleInstant'] ?? [];
  const [params, total, count] = decodeFunctionData({ abi, data: data as Hex }).args ?? [];
  const eventName = 'CreateMerkleInstant';
  const event = abi.find(
    (item): item is AbiEvent => item.type === 'event' && item.name === eventName,
  );
  const args = { merkleInstant: NEW };
  return {
    address: contractOnBase('airdrops', 'SablierFactoryMerkleInstant').toLowerCase(),
    topics: encodeEventTopics({ abi, eventName, args } as never) as string[],
    data: encodeAbiParameters(event?.inputs.slice(1) ?? [], [params, total, count, BOB, 99n]),
  };
}

test('a campaign is sent, found in its logs, compared and funded @any-size', async ({ page }) => {
  await addWallet(page, { answers: newCampaign });
  const tool = await openTool(page, '/apps/features/airdrops', 'Campaign checker');
  await tool.getByLabel('Decimals of the token').fill('6');
  await tool.getByLabel('Or paste its text').fill(`address,amount\n${ALICE},1.5\n${BOB},2.5\n`);
  const part = await unfold(tool, /^Create a campaign/);
  await part.getByLabel('Admin').fill(ALICE);
  const name = part.getByLabel('Name of the campaign');
  await name.fill('Spring');
  await part.getByLabel('CID of the pinned file').fill(`Qm${'a'.repeat(44)}`);
  await part.getByRole('button', { name: 'Read the token with my wallet' }).click();
  await expect(part.getByText('4 USDC')).toBeVisible();
  await part.getByRole('button', { name: 'Simulate createMerkleInstant' }).click();
  await part.getByRole('button', { name: 'Send createMerkleInstant with my wallet' }).click();
  const find = part.getByRole('button', { name: 'Find the campaign in its logs' });
  await expect(find).toBeVisible();
  const [creation] = await sentOf(page);
  const log = creationLog(creation?.data ?? '0x');
  expect(creation?.to.toLowerCase()).toBe(log.address);

  // The same event of any other contract names nothing.
  await setLogs(page, [{ ...log, address: BOB }]);
  await find.click();
  await expect(part.getByRole('heading', { name: 'After it is created' })).toBeFocused();
  await expect(part.getByText(/No factory of Sablier on this chain has created/)).toBeVisible();
  await expect(part.getByText('Manage this campaign')).toHaveCount(0);

  await setLogs(page, [log]);
  await part.getByRole('button', { name: 'Find the campaign with my wallet' }).click();
  const found = part.getByRole('region', { name: 'The new campaign' });
  await expect(found.getByText(/^The event has the same token, root, admin/)).toBeVisible();
  await expect(found.getByText(NEW).first()).toBeVisible();
  await expect(found.getByRole('link', { name: 'Manage this campaign' })).toHaveAttribute(
    'href',
    `/apps/claim-an-airdrop#campaign=${NEW}-8453&tx=${HASH}`,
  );
  await expectClean(page);

  // Another transaction is another campaign: what was read of this one goes.
  const transaction = part.getByLabel('Transaction that created it');
  const read = await transaction.inputValue();
  await transaction.fill(`0x${'12'.repeat(32)}`);
  await expect(part.getByText('Manage this campaign')).toHaveCount(0);
  await transaction.fill(read);
  await part.getByRole('button', { name: 'Find the campaign with my wallet' }).click();
  await expect(found.getByText(/^The event has the same token, root, admin/)).toBeVisible();

  // A form that says something else than the event: nothing is offered.
  await name.fill('Autumn');
  await expect(found.getByText(/differs from the call above in campaignName/)).toBeVisible();
  await expect(found.getByRole('button', { name: 'Simulate transfer' })).toHaveCount(0);
  await name.fill('Spring');

  await found.getByRole('button', { name: 'Simulate transfer' }).click();
  await found.getByRole('button', { name: 'Send transfer with my wallet' }).click();
  await expect(found.getByText(/^Done: the transaction is in block 17/)).toBeVisible();
  const [, transfer, ...more] = await sentOf(page);
  expect(more).toEqual([]);
  expect([transfer?.to, transfer?.chainId]).toEqual([USDC, '0x2105']);
  expect(transfer?.data).toBe(
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [NEW, 4_000_000n] }),
  );
});
