import { readFile } from 'node:fs/promises';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { sablier } from 'sablier';
import { violations } from './support/axe';
import { expect, test, type Page } from './support/test';
import { expectNoOverflow, openTool } from './support/tool';

const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const CID = `Qm${'a'.repeat(44)}`;

const values = [ALICE, BOB].map((address, i) => [String(i), address, `${i + 1}500000`]);
const tree = StandardMerkleTree.of(values, ['uint', 'address', 'uint256']);
const file = JSON.stringify({
  root: tree.root,
  total_amount: '4000000',
  number_of_recipients: 2,
  recipients: values.map(([, address, amount]) => ({ address, amount })),
});

function factoryOf(version: string, name: string): string {
  const release = sablier.releases
    .getAll({ protocol: 'airdrops' as never })
    ?.find((one) => String(one.version) === version);
  const base = release?.deployments.find(({ chainId }) => chainId === 8453);
  const found = base?.contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`Airdrops ${version} has no ${name} on Base.`);
  return found.address;
}

async function open(page: Page, factory: string) {
  const tool = await openTool(page, '/apps/claim-an-airdrop', 'Campaign desk');
  const link = `https://app.sablier.com/airdrops/campaign/${CAMPAIGN}-8453`;
  await tool.getByLabel('Link or address of the campaign').fill(link);
  await tool.getByLabel('Factory that created it').fill(factory);
  return tool;
}

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

test(
  'a claim from the file of the campaign, checked against its root',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page, factoryOf('v2.0', 'SablierFactoryMerkleInstant'));
    await expect(tool.getByText('SablierMerkleInstant, Airdrops v2.0, on Base')).toBeVisible();
    await tool.getByLabel('What you want to do').selectOption('Claim for the address on the list');
    await tool.getByLabel('Root in the contract').fill(tree.root);
    await tool.getByText(/^Take index, amount and proof/).click();
    await tool.getByLabel('CID of the campaign’s file').fill(CID);
    await expect(tool.getByRole('link', { name: 'dweb.link' })).toHaveAttribute(
      'href',
      `https://dweb.link/ipfs/${CID}`,
    );
    await tool.getByLabel('Choose the campaign’s file').setInputFiles({
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect(tool.getByText('The contract has the root of this file.')).toBeVisible();
    await tool.getByLabel('Address to look up').fill(BOB);
    await tool.getByRole('button', { name: 'Look up' }).click();
    await tool.getByRole('button', { name: /^Use entry 1/ }).click();
    await tool.getByLabel('Minimum fee, in wei').fill('1000');
    await expect(tool.getByText('The proof leads to the root in the contract.')).toBeVisible();
    await expect(
      tool.getByText(`Claims entry 1 of 2500000 smallest units and sends the tokens to ${BOB}.`),
    ).toBeVisible();
    const [proof = ''] = tree.getProof(1);
    await expect(tool.getByText(/^cast send /)).toContainText(
      `1 ${BOB} 2500000 "[${proof}]" --value 1054`,
    );

    // Another entry takes the place of the first: index, address, amount and proof.
    await tool.getByLabel('Address to look up').fill(ALICE);
    await tool.getByRole('button', { name: 'Look up' }).click();
    await tool.getByRole('button', { name: /^Use entry 0/ }).click();
    const [other = ''] = tree.getProof(0);
    await expect(tool.getByText(/^cast send /)).toContainText(`0 ${ALICE} 1500000 "[${other}]"`);
    await tool.getByLabel('Address to look up').fill(BOB);
    await tool.getByRole('button', { name: 'Look up' }).click();
    await tool.getByRole('button', { name: /^Use entry 1/ }).click();
    await tool.getByLabel('Minimum fee, in wei').fill('1000');
    await expect(tool.getByText(/^cast send /)).toContainText(`1 ${BOB} 2500000 "[${proof}]"`);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Download for Safe (1 call)' }).click(),
    ]);
    const safe = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      transactions: unknown[];
    };
    expect(safe.transactions).toMatchObject([{ to: CAMPAIGN, value: '1054' }]);

    await tool.getByLabel('Amount in the smallest unit').fill('2500001');
    await expect(tool.getByText(/^The proof does not lead to the root/)).toBeVisible();
    await expect(tool.getByText(/^cast send /)).toHaveCount(0);

    expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
    await expectNoOverflow(page);
  },
);

test('a clawback of a release whose factory creates several kinds @any-size', async ({ page }) => {
  const tool = await open(page, factoryOf('v1.3', 'SablierMerkleFactory'));
  await tool.getByLabel('Kind of campaign').selectOption('Vested, linear: CreateMerkleLL');
  await tool.getByLabel('What you want to do').selectOption('Take tokens back as the admin');
  await tool.getByLabel('Receiving address').fill(ALICE);
  await tool.getByLabel('Amount in the smallest unit').fill('5');
  await expect(
    tool.getByText(`Sends 5 smallest units from the campaign to ${ALICE}.`),
  ).toBeVisible();
  await expect(tool.getByText(/seven days after the first claim until/)).toBeVisible();
  const word = (value: bigint) => value.toString(16).padStart(64, '0');
  const data = `0x1686c909${word(BigInt(ALICE))}${word(5n)}`;
  await expect(tool.getByText(data, { exact: true })).toBeVisible();
});

test('an unknown factory is refused @any-size', async ({ page }) => {
  const tool = await open(page, ALICE);
  await expect(tool.getByText(/^This address is not a factory of Sablier/)).toBeVisible();
  await expect(tool.getByLabel('What you want to do')).toHaveCount(0);
});
