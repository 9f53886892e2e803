import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { sablier } from 'sablier';
import { encodeEventTopics, type Abi } from 'viem';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { runCommands } from '@sablier-docs/testing/cast';
import { violations } from './support/axe';
import { expect, test, type Page } from './support/test';
import { expectNoOverflow, openTool } from './support/tool';
import {
  ACCOUNT,
  addWallet,
  askedOf,
  OTHER,
  HASH,
  providerOf,
  setFaults,
  setLogs,
  type StandIn,
} from './support/wallet';

const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const word = (value: bigint) => value.toString(16).padStart(64, '0');

const values = [ACCOUNT, OTHER].map((address, i) => [String(i), address, `${i + 1}500000`]);
const tree = StandardMerkleTree.of(values, ['uint', 'address', 'uint256']);
const file = JSON.stringify({
  root: tree.root,
  total_amount: '4000000',
  number_of_recipients: 2,
  recipients: values.map(([, address, amount]) => ({ address, amount })),
});

/** An instant campaign of Airdrops v2.0 on Base, with all of its tokens. */
const campaign = {
  'MERKLE_ROOT()': tree.root.slice(2),
  'hasClaimed(uint256)': word(0n),
  'hasExpired()': word(0n),
  'calculateMinFeeWei()': word(247_500_000_000_000n),
  'CAMPAIGN_START_TIME()': word(1_790_000_000n),
  'EXPIRATION()': word(1_900_000_000n),
  'ipfsCID()': word(32n) + word(0n),
  'TOKEN()': word(BigInt(CAMPAIGN) + 1n),
  'admin()': word(BigInt(OTHER)),
  'firstClaimTime()': word(0n),
  'balanceOf(address)': word(4_000_000n),
  'claim(uint256,address,uint128,bytes32[])': '',
  'claimTo(uint256,address,uint128,bytes32[])': '',
};

function factory(name = 'SablierFactoryMerkleInstant', version = 'v2.0'): string {
  const releases = sablier.releases.getAll({ protocol: 'airdrops' as never });
  const release = releases?.find((one) => String(one.version) === version);
  const base = release?.deployments.find(({ chainId }) => chainId === 8453);
  const found = base?.contracts.find((one) => one.name === name);
  if (!found) throw new Error('There is no factory on Base.');
  return found.address;
}

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

/** The desk with a campaign from a link, its factory, and a wallet in the browser. */
async function open(page: Page, wallet: StandIn | null = {}, more = '') {
  if (wallet) await addWallet(page, { ...wallet, answers: campaign });
  const path = `/apps/claim-an-airdrop#campaign=${CAMPAIGN}-8453&do=claim${more}`;
  const tool = await openTool(page, path, 'Campaign desk');
  await tool.getByLabel('Factory that created it').fill(factory());
  await expect(tool.getByText('SablierMerkleInstant, Airdrops v2.0, on Base')).toBeVisible();
  const press = (name: string) => tool.getByRole('button', { name, exact: true }).click();
  const figure = (label: string) =>
    tool.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  /** Reads, and takes the entry of the reader's account from the file. */
  const fill = async () => {
    await press('Read with my wallet');
    await expect(tool.getByText(/^Read with the account/)).toBeVisible();
    await tool.getByText(/^Take index, amount and proof/).click();
    await tool.getByLabel('Choose the campaign’s file').setInputFiles({
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await press('Look up');
    await tool
      .getByRole('button', { name: /^Use entry \d: \d\.5 USDC \(\d500000 smallest units\)$/ })
      .click();
    await expect(tool.getByText('The proof leads to the root in the contract.')).toBeVisible();
  };
  return { tool, press, figure, fill };
}

test('reads a campaign, simulates a claim, sends it and reads again @any-size', async ({
  page,
}) => {
  const { tool, press, figure, fill } = await open(page);
  expect(await askedOf(page), 'asked before the reader pressed').toEqual([]);
  await fill();
  await expect(tool.getByText('The contract has the root of this file.')).toBeVisible();
  await expect(figure('Tokens in the campaign')).toHaveText('4 USDC');
  await expect(figure('Ended')).toHaveText('No');
  await expect(figure('This entry was claimed')).toHaveText('Not read for this entry: read again');
  await expect(tool.getByLabel('Minimum fee, in wei')).toHaveValue('247500000000000');
  await expect(tool.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await press('Read again');
  await expect(figure('This entry was claimed')).toHaveText('No');

  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);

  await press('Simulate claim');
  await expect(
    tool.getByText(/^The contract accepts.* Claims entry 0 of 1\.5 USDC \(1500000 smallest/),
  ).toBeVisible();
  await expect(figure('Coin to pay')).toHaveText('0.000260526315789475 ETH, and gas');
  expect(await askedOf(page)).not.toContain('eth_sendTransaction');
  await press('Send claim with my wallet');
  await expect(tool.getByText('Done: the transaction is in block 17.')).toBeVisible();
  const sent = await page.evaluate(() =>
    window.standIn.asked.filter(({ method }) => method === 'eth_sendTransaction'),
  );
  const [proof = ''] = tree.getProof(0);
  const args = [word(0n), word(BigInt(ACCOUNT)), word(1_500_000n), word(128n), word(1n)].join('');
  expect(sent.map(({ params }) => params)).toEqual([
    [
      expect.objectContaining({
        from: ACCOUNT,
        to: CAMPAIGN,
        chainId: '0x2105',
        value: `0x${(260_526_315_789_475).toString(16)}`,
        data: expect.stringMatching(new RegExp(`^0x[0-9a-f]{8}${args}${proof.slice(2)}$`)),
      }),
    ],
  ]);
  await setFaults(page, { 'hasClaimed(uint256)': { answers: `0x${word(1n)}` } });
  await press('Read the campaign again');
  await expect(figure('This entry was claimed')).toHaveText('Yes');

  // The second entry of the list takes each field of the first with it.
  await tool.getByLabel('Address to look up').fill(OTHER);
  await press('Look up');
  await tool.getByRole('button', { name: /^Use entry 1: 2\.5 USDC/ }).click();
  const box = (name: string) => tool.getByRole('textbox', { name, exact: true });
  await expect(box('Index')).toHaveValue('1');
  await expect(box('Address on the list')).toHaveValue(OTHER);
  await expect(box('Amount in the smallest unit')).toHaveValue('2500000');
  await expect(box('Proof')).toHaveValue(JSON.stringify(tree.getProof(1)));
  await expect(tool.getByText('The proof leads to the root in the contract.')).toBeVisible();
});

test('shows the same from what the printed commands print as from a wallet @any-size', async ({
  page,
}) => {
  const { tool, press, figure, fill } = await open(page);
  await fill();
  await press('Read again');
  await expect(figure('This entry was claimed')).toHaveText('No');
  const figures = () => tool.locator('dl[aria-busy] > *').allInnerTexts();
  const read = await figures();
  const commands = await tool
    .getByRole('region', { name: 'Read', exact: true })
    .locator('pre')
    .innerText();
  const printed = await runCommands(commands.split('\n'), providerOf(page));
  await press('Paste answers');
  await expect(tool.locator('dl[aria-busy]')).toHaveCount(0);
  await tool.getByLabel('Minimum fee, in wei').fill('');
  await tool.getByLabel('Answers', { exact: true }).fill(printed);
  await expect(figure('Tokens in the campaign')).toHaveText('4 USDC');
  expect(await figures()).toEqual(read);
  await expect(tool.getByText('The proof leads to the root in the contract.')).toBeVisible();
  await tool.getByLabel('Answers', { exact: true }).fill('hasClaimed 7 true');
  await expect(figure('This entry was claimed')).toHaveText('The entry has changed: read again');
  await tool.getByLabel('Answers', { exact: true }).fill('hasClaimed true');
  await expect(
    tool.getByText('"hasClaimed true" needs the index before its answer.'),
  ).toBeVisible();
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
});

test('keeps campaign, action and index in the hash, and never takes the factory from it @any-size', async ({
  page,
}) => {
  const link = `&index=1&factory=${OTHER}&to=${OTHER}&units=5&recipient=${OTHER}`;
  const { tool } = await open(page, null, link);
  await expect(tool.getByLabel('Index')).toHaveValue('1');
  await expect(tool.getByLabel('Amount in the smallest unit')).toHaveValue('');
  await expect(tool.getByLabel('Address on the list')).toHaveValue('');
  await tool.getByLabel('Index').fill('7');
  await tool.getByLabel('What you want to do').selectOption('Claim to another address of mine');
  const hash = `#campaign=${CAMPAIGN}-8453&do=claimTo&index=7`;
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await page.reload();
  const again = await openTool(page, `/apps/claim-an-airdrop${hash}`, 'Campaign desk');
  await expect(again.getByLabel('Factory that created it')).toHaveValue('');
  await expect(again.getByLabel('Chain')).toHaveValue('8453');
});

// How a wallet rejects, waits, is gone, moves or answers oddly is told in wallet.all.spec.ts: both desks have one code.
test('warns of an account that may not act, of a refused claim and of figures that do not fit @any-size', async ({
  page,
}) => {
  const { tool, press, figure, fill } = await open(page, { account: OTHER });
  await fill();
  await tool.getByLabel('What you want to do').selectOption('Claim to another address of mine');
  await tool.getByLabel('Receiving address').fill(OTHER);
  await expect(tool.getByText(/is not the address on the list/)).toHaveCount(0);
  await tool.getByLabel('Address on the list').fill(ACCOUNT);
  await tool.getByLabel('Index').fill('0');
  await tool.getByLabel('Amount in the smallest unit').fill('1500000');
  await tool.getByLabel('Proof').fill(JSON.stringify(tree.getProof(0)));
  await expect(tool.getByText(/is not the address on the list, which is/)).toBeVisible();

  await tool.getByLabel('What you want to do').selectOption('Claim for the address on the list');
  const claimed = `0x1de26e16${word(0n)}`;
  const claim = 'claim(uint256,address,uint128,bytes32[])';
  await setFaults(page, { [claim]: { throws: { code: -32603, data: { data: claimed } } } });
  await press('Simulate claim');
  await expect(tool.getByText(/would refuse this call/)).toBeVisible();
  await expect(tool.getByRole('button', { name: /^Send/ })).toHaveCount(0);

  const symbol = '<b>USDC</b>';
  const hex = Buffer.from(symbol).toString('hex').padEnd(64, '0');
  await setFaults(page, {
    'symbol()': { answers: `0x${word(32n)}${word(BigInt(symbol.length))}${hex}` },
    'EXPIRATION()': { answers: `0x${word(1n)}` },
    'admin()': { answers: `0x${'f'.repeat(64)}` },
    'ipfsCID()': { answers: `0x${'f'.repeat(640)}` },
    'calculateMinFeeWei()': { answers: `0x${word(10n ** 18n)}` },
  });
  await tool.getByLabel('Minimum fee, in wei').fill('');
  await press('Read with my wallet');
  await expect(figure('Tokens in the campaign')).toHaveText('4 “\u2068<b>USDC</b>\u2069”');
  await expect(figure('Admin')).toHaveText(String(2n ** 256n - 1n));
  await expect(tool.getByText(/says something else about its end/)).toBeVisible();
  await expect(
    tool.getByText(/asks for a fee of 1 ETH\. Sablier asks for 100 USD at most, .* 0\.025 ETH/),
  ).toBeVisible();
  await expect(tool.getByLabel('Minimum fee, in wei')).toHaveValue('');
  expect(await askedOf(page)).not.toContain('eth_sendTransaction');
  await expectNoOverflow(page);
});

/** A vested campaign of Airdrops v1.2 on Base, with all of its tokens: 100 days with a cliff of 10. */
const vested = {
  ...campaign,
  'ASSET()': campaign['TOKEN()'],
  'getFirstClaimTime()': word(0n),
  'CANCELABLE()': word(1n),
  'TRANSFERABLE()': word(1n),
  'streamDurations()': word(864_000n) + word(8_640_000n),
};

test('rehearses a claim on a chain in the page, and asks the wallet nothing @any-size @night', async ({
  page,
}) => {
  const linear = readStreamContracts().find(({ alias }) => alias === 'LL3')?.addresses[8453] ?? '';
  const answers = { ...vested, 'LOCKUP_LINEAR()': word(BigInt(linear)) };
  await addWallet(page, { answers });
  const path = `/apps/claim-an-airdrop#campaign=${CAMPAIGN}-8453&do=claim`;
  const tool = await openTool(page, path, 'Campaign desk');
  await tool
    .getByLabel('Factory that created it')
    .fill(factory('SablierV2MerkleLockupFactory', 'v1.2'));
  await tool.getByLabel('Kind of campaign').selectOption({ index: 1 });
  await expect(tool.getByText('SablierV2MerkleLL, Airdrops v1.2, on Base')).toBeVisible();
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(tool.getByText(/^Read with the account/)).toBeVisible();
  const box = (name: string) => tool.getByRole('textbox', { name, exact: true });
  await box('Index').fill('0');
  await box('Address on the list').fill(ACCOUNT);
  await box('Amount in the smallest unit').fill('1500000');
  await box('Proof').fill(JSON.stringify(tree.getProof(0)));
  const part = tool.getByRole('region', { name: 'Rehearsal' });
  const asked = (await askedOf(page)).length;
  await part.getByRole('button', { name: 'Rehearse in this page' }).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('status')).toHaveText('The call went through in the rehearsal.', {
    timeout: 45_000,
  });
  const items = part.getByRole('listitem');
  await expect(items.filter({ hasText: 'The campaign pays 1.5 USDC.' })).toHaveCount(1);
  await expect(items.filter({ hasText: 'The Lockup contract gets 1.5 USDC.' })).toHaveCount(1);
  const row = (label: string) =>
    part.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  await expect(row('Tokens in the campaign')).toHaveText('4 USDC → 2.5 USDC');
  await expect(row('Entry claimed')).toHaveText('no → yes');
  await expect(row('Recipient')).toHaveText(`none → ${ACCOUNT}`);
  await expect(row('Sender')).toHaveText(`none → ${OTHER}`);
  expect((await askedOf(page)).length, 'asked of the wallet').toBe(asked);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
  // A release whose bytecode the site does not have is not rehearsed, and the page says why.
  await tool.getByLabel('Factory that created it').fill(factory());
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(tool.getByText(/^Read with the account/)).toBeVisible();
  await expect(
    tool.getByText('it does not have the bytecode of SablierMerkleInstant v2.0.'),
  ).toBeVisible();
  await expect(part).toHaveCount(0);
});

test('warns of a Lockup contract that is not of Sablier @any-size', async ({ page }) => {
  const lockup = readStreamContracts().find(({ alias }) => alias === 'LK3')?.addresses[8453] ?? '';
  await addWallet(page, {
    answers: {
      ...campaign,
      'SABLIER_LOCKUP()': word(BigInt(OTHER)),
      'claimedStreams(address)': word(32n) + word(0n),
    },
  });
  const path = `/apps/claim-an-airdrop#campaign=${CAMPAIGN}-8453`;
  const tool = await openTool(page, path, 'Campaign desk');
  await tool.getByLabel('Factory that created it').fill(factory('SablierFactoryMerkleLL'));
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  const warning = tool.getByText(/is not a Lockup contract of Sablier on Base\./);
  await expect(warning).toContainText(OTHER);
  await expect(warning).toContainText('do not claim from it');
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
  await setFaults(page, { 'SABLIER_LOCKUP()': { answers: `0x${word(BigInt(lockup))}` } });
  await tool.getByRole('button', { name: 'Read again' }).click();
  await expect(warning).toHaveCount(0);
  await expect(tool.getByText(/^Read with the account/)).toBeVisible();
});

/** The event of a factory of Airdrops v2.0 that names a campaign, without its data. */
function creationLog(campaign: string, address = factory()) {
  const releases = sablier.releases.getAll({ protocol: 'airdrops' as never });
  const release = releases?.find((one) => String(one.version) === 'v2.0');
  const abi = (release?.abi as Record<string, Abi>)['SablierFactoryMerkleInstant'] ?? [];
  const topics = encodeEventTopics({
    abi,
    eventName: 'CreateMerkleInstant',
    args: { merkleInstant: campaign },
  } as never) as string[];
  return { address, topics, data: '0x' };
}

test('the transaction in place of the factory is read, and proves the origin @any-size', async ({
  page,
}) => {
  await addWallet(page, { answers: campaign });
  // A link may carry the transaction, because the wallet reads it.
  await page.goto(`/apps/claim-an-airdrop#campaign=${CAMPAIGN}-8453&tx=${HASH}`);
  const tool = page.getByRole('region', { name: 'Campaign desk' });
  const read = tool.getByRole('button', { name: 'Read the transaction with my wallet' });
  await expect(tool.getByLabel('Factory that created it')).toHaveValue(HASH);
  await expect(read).toBeVisible();
  expect(await askedOf(page)).toEqual([]);

  await setLogs(page, [creationLog(CAMPAIGN, OTHER)]);
  await read.click();
  await expect(tool.getByText(/do not claim from it, and do not fund it/)).toBeVisible();
  await setLogs(page, [creationLog(OTHER)]);
  await read.click();
  await expect(tool.getByText(/and not the campaign that you entered/)).toBeVisible();
  await expect(tool.getByText('What you want to do')).toHaveCount(0);

  await setLogs(page, [creationLog(CAMPAIGN)]);
  await read.click();
  await expect(tool.getByText(/your wallet has read its event CreateMerkleInstant/)).toBeVisible();
  await expect(tool.getByText(/SablierMerkleInstant, Airdrops v2\.0, on Base/)).toBeVisible();
  await expectNoOverflow(page);

  // The link of an explorer alone names the campaign.
  await tool
    .getByLabel('Link or address of the campaign')
    .fill(`https://basescan.org/tx/0x${'cd'.repeat(32)}`);
  await expect(tool.getByText('What you want to do')).toHaveCount(0);
  await tool.getByLabel('Link or address of the campaign').fill(`https://basescan.org/tx/${HASH}`);
  await expect(tool.getByText('Campaign:').locator('..')).toContainText(CAMPAIGN.slice(0, 6));
});
