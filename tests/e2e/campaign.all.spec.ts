import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { expectAccessible } from './support/axe';
import { expect, test, type Page } from './support/test';
import { openTool } from './support/tool';

/* The campaign checker where the guides show it. */

const PAGE = '/guides/airdrops/verify-campaign';
const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const HOSTILE = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';

const values = [ALICE, BOB, ALICE].map((address, i) => [String(i), address, `${i + 1}500000`]);
const tree = StandardMerkleTree.of(values, ['uint', 'address', 'uint256']);
const campaign = {
  root: tree.root,
  total_amount: '7500000',
  number_of_recipients: 3,
  recipients: values.map(([, address, amount]) => ({ address, amount })),
};
/** A CSV file may name an address once only. */
const csv = `address,amount\n${ALICE},1.5\n${BOB},2.5\n`;
const csvRoot = StandardMerkleTree.of(values.slice(0, 2), ['uint', 'address', 'uint256']).root;

async function open(page: Page, path = PAGE) {
  const tool = await openTool(page, path, 'Campaign checker');
  const choose = (content: string, name = 'campaign.json') =>
    tool.getByLabel('Choose the campaign’s file').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  return { tool, choose };
}

async function expectClean(page: Page) {
  await expectAccessible(page, '[data-island]');
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
}

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

test(
  'a dropped file gives the root, and every entry of an address',
  { tag: ['@engine', '@engine-night', '@any-size'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { tool } = await open(page);
    await tool.getByLabel('Decimals of the token').fill('6');
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'campaign.json', { type: 'application/json' }));
      return data;
    }, JSON.stringify(campaign));
    await tool.getByText('or drop it here.').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(tool.getByText('The tree of 3 recipients is built.')).toBeVisible();
    await expect(tool.getByText('3, 2 different addresses')).toBeVisible();
    await expect(tool.getByText(`${tree.root} (the same as in the file)`)).toBeVisible();
    await tool.getByLabel('Root in the contract').fill(tree.root);
    await expect(tool.getByText('The contract has the root of this file.')).toBeVisible();

    await tool.getByLabel('Address to look up').fill(ALICE);
    await tool.getByRole('button', { name: 'Look up' }).click();
    await expect(tool.getByText(`${ALICE} is in the list 2 times.`)).toBeVisible();
    await expect(tool.getByText('1500000 smallest units, 1.5 tokens')).toBeVisible();
    await expect(tool.getByText('3500000 smallest units, 3.5 tokens')).toBeVisible();
    await tool.getByRole('button', { name: 'Copy the proof for an explorer' }).nth(1).click();
    await expect(tool.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toEqual(tree.getProof(2));
  },
);

test('works by keyboard alone', { tag: '@any-size' }, async ({ page }) => {
  const { tool } = await open(page, '/guides/airdrops/examples/claim');
  await tool.getByLabel('Choose the campaign’s file').focus();
  await page.keyboard.press('Tab');
  await expect(tool.getByLabel('Or paste its text')).toBeFocused();
  await page.keyboard.insertText(csv);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('6');
  await expect(tool.getByText(csvRoot, { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tool.getByLabel('Root in the contract')).toBeFocused();
  await page.keyboard.type('0x12');
  await expect(tool.getByText('A root is 0x and 64 characters.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(BOB);
  await page.keyboard.press('Enter');
  await expect(tool.getByText(`${BOB} is in the list.`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Look up' })).toBeFocused();
});

test(
  'other decimals give another root, and a new file forgets the old answer',
  { tag: '@any-size' },
  async ({ page }) => {
    const { tool, choose } = await open(page);
    await choose(csv, 'list.csv');
    await expect(tool.getByText('Enter the decimals of the token')).toBeVisible();
    await tool.getByLabel('Decimals of the token').fill('18');
    await expect(tool.getByText('The tree of 2 recipients is built.')).toBeVisible();
    await expect(tool.getByText(csvRoot, { exact: true })).toHaveCount(0);
    await tool.getByLabel('Decimals of the token').fill('six');
    await expect(tool.getByText('Enter a whole number from 0 to 255.')).toBeVisible();
    await expect(tool.getByText('Merkle root')).toHaveCount(0);
    await tool.getByLabel('Decimals of the token').fill('6');
    await expect(tool.getByText(csvRoot, { exact: true })).toBeVisible();
    await tool.getByLabel('Address to look up').fill(BOB);
    await page.keyboard.press('Enter');
    await expect(tool.getByText(`${BOB} is in the list.`)).toBeVisible();
    await choose(JSON.stringify({ recipients: [{ address: ALICE, amount: '1' }] }));
    await expect(tool.getByText('The tree of 1 recipient is built.')).toBeVisible();
    await expect(tool.getByText(`${BOB} is in the list.`)).toHaveCount(0);
  },
);

test('is accessible with every result on the screen @any-size', async ({ page }) => {
  const { tool, choose } = await open(page);
  await choose(JSON.stringify({ ...campaign, root: `0x${'0'.repeat(64)}`, total_amount: '1' }));
  await expect(tool.getByRole('list', { name: 'Contradictions' })).toBeVisible();
  await tool.getByLabel('Root in the contract').fill(`0x${'1'.repeat(64)}`);
  await tool.getByLabel('Address to look up').fill('alice.eth');
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Enter an address: 0x and 40 characters.')).toBeVisible();
  await expectClean(page);
  await tool.getByLabel('Address to look up').fill(ALICE);
  await page.keyboard.press('Enter');
  await expect(tool.getByText(`${ALICE} is in the list 2 times.`)).toBeVisible();
  await expectClean(page);
});

test('treats what a file holds as text, and keeps it within the page @any-size @night', async ({
  page,
}) => {
  const { tool, choose } = await open(page);
  const title = await page.title();
  const long = `${HOSTILE}${'W'.repeat(5_000)}`;
  const files: [object | string, string | RegExp][] = [
    [{ ...campaign, root: long, total_amount: long }, /states no whole number as its total/],
    [{ ...campaign, total_amount: '9'.repeat(78) }, /states 9{78} units as its total/],
    [{ recipients: [{ address: long, amount: '1' }] }, 'Recipient 0 has no EVM address.'],
    [{ recipients: [{ address: ALICE, amount: long }] }, 'Recipient 0 has no amount'],
    [{ recipients: { length: 1e9 } }, 'This JSON is no campaign file'],
    [{ format: 'standard-v1', values: [{ value: ['__proto__', long, 1] }] }, 'Leaf 0 of the tree'],
    ['['.repeat(200_000), 'The JSON is cut off or damaged.'],
    [`address,amount\n${long},1\n${BOB},1\n`, 'Row 2: A quotation mark is opened'],
    [`address,amount\n<b>${'W'.repeat(90)}</b>,1\n${BOB},1\n`, 'Row 2: This is not an EVM'],
  ];
  for (const [content, message] of files) {
    await choose(typeof content === 'string' ? content : JSON.stringify(content));
    await expect(tool.getByText(message).first()).toBeVisible();
    await expect(tool.locator('img, script')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
  }
  await tool.getByLabel('Or paste its text').fill(JSON.stringify(campaign));
  await tool.getByLabel('Address to look up').fill(HOSTILE);
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Enter an address: 0x and 40 characters.')).toBeVisible();
  expect(await page.title()).toBe(title);
  await expectClean(page);
});
