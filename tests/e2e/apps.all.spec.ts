import { readFile, writeFile } from 'node:fs/promises';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Page } from '@playwright/test';
import { onThisProcessor } from '@sablier-docs/testing/cpu';
import { violations } from './support/axe';
import { expect, test } from './support/test';
import { openTool } from './support/tool';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';

const file = (content: string | Buffer, name = 'list.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * What threads of a page did during an action, by task, in milliseconds of processor time: other work on the
 * machine does not count.
 */
async function processorTime(page: Page, action: () => Promise<void>) {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await action();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadsNamed = (name: RegExp) =>
    new Set(
      traceEvents
        .filter((event) => event.name === 'thread_name' && name.test(event.args?.name ?? ''))
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
  const tasksOf = (threads: ReadonlySet<string>) =>
    traceEvents
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1_000);
  return {
    inPage: tasksOf(threadsNamed(/^CrRendererMain$/)),
    inWorkers: tasksOf(threadsNamed(/DedicatedWorker/)),
  };
}

async function expectClean(page: Page) {
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
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

test.describe('CSV checker', () => {
  const open = (page: Page) => openTool(page, '/apps/guides/csv-support', 'CSV checker');

  test('lists every problem, adds up, and offers a copy that passes @any-size', async ({
    page,
  }) => {
    const tool = await open(page);
    await tool.getByLabel('Decimals of the token').fill('6');
    const rows = ['Address;amount', `${ALICE};1'000.50`, '', ` ${BOB} ;2`, ''];
    await tool.getByLabel('Choose a CSV file').setInputFiles(file(rows.join('\r\n')));
    await expect(tool.getByText(/^3 errors and 2 warnings in 2 rows of list\.csv\./)).toBeVisible();
    const problem = tool.locator('[data-code="amount-separators"]');
    await expect(problem).toContainText("Row 2, column amount: 1'000.50");
    await expect(problem).toContainText('Write 1234567.89, or use the fixed copy.');
    await expect(problem).toContainText('Repaired in the fixed copy.');
    await expect(tool.getByText('1 002.5 tokens', { exact: true })).toBeVisible();
    await expectClean(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Download the fixed copy' }).click(),
    ]);
    const fixed = await readFile(await download.path(), 'utf8');
    expect(fixed).toBe(`address,amount\n${ALICE},1000.5\n${BOB},2\n`);
    await tool.getByLabel('Choose a CSV file').setInputFiles(file(fixed, 'again.csv'));
    await expect(tool.getByText('No problems in 2 rows of again.csv.')).toBeVisible();
    await expect(tool.getByRole('button', { name: /fixed copy/ })).toHaveCount(0);
  });

  test(
    'waits for decimals, asks what 1.000 means, takes the answer back, and has the template of the SDK',
    { tag: '@any-size' },
    async ({ page, request }) => {
      const tool = await open(page);
      await tool
        .getByLabel('Choose a CSV file')
        .setInputFiles(file(`address,amount\n${ALICE},1\n${BOB},2\n`));
      await expect(tool.getByText('No problems in 2 rows of list.csv.')).toBeVisible();
      await tool.getByLabel('Decimals of the token').fill('six');
      await expect(tool.getByText('Enter a whole number from 0 to 255.')).toBeVisible();
      await expect(tool.getByText('3 tokens', { exact: true })).toHaveCount(0);
      await tool.getByLabel('Decimals of the token').fill('18');
      await expect(tool.getByText('No problems in 2 rows of list.csv.')).toBeVisible();

      const rows = `address;amount\n${ALICE};1.000\n${BOB};2\n`;
      await tool.getByLabel('Choose a CSV file').setInputFiles(file(rows));
      await expect(tool.locator('[data-code="amount-point"]')).toContainText('1.000 = 1 or 1000?');
      await expect(tool.getByRole('button', { name: 'Download the fixed copy' })).toHaveCount(0);
      await tool.getByRole('button', { name: '1000 (decimal comma)' }).click();
      await expect(tool.getByText('1 002 tokens', { exact: true })).toBeVisible();
      await expect(tool.getByText('decimal comma: 1.000 is 1000.')).toBeVisible();
      await expectClean(page);
      await tool.getByRole('button', { name: 'Undo this choice' }).click();
      await expect(tool.getByText('2 tokens', { exact: true })).toBeVisible();
      await tool.getByLabel('What the file is for').selectOption('flow/stream');
      await expect(page).toHaveURL(/#csv-checker\?format=flow%2Fstream&decimals=18$/);
      await page.reload();
      await expect(tool.getByLabel('What the file is for')).toHaveValue('flow/stream');

      await tool.getByLabel('What the file is for').selectOption('lockup/range/cliff');
      const link = tool.getByRole('link', { name: 'Download the template' });
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      const shipped = await readFile('node_modules/sablier/csv/evm/lockup/range/cliff.csv', 'utf8');
      expect(await answer.text()).toBe(shipped);
    },
  );

  test('works by keyboard', { tag: ['@any-size', '@engine'] }, async ({ page }) => {
    const tool = await open(page);
    await tool.getByLabel('What the file is for').focus();
    await page.keyboard.type('Flow');
    await expect(tool.getByLabel('What the file is for')).toHaveValue('flow/stream');
    for (const name of ['Download the template', 'Check the template']) {
      await page.keyboard.press('Tab');
      if (name === 'Download the template') await page.keyboard.press('Tab');
      await expect(tool.getByText(name, { exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(tool.getByText('No problems in 2 rows of the template.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tool.getByLabel('Choose a CSV file')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('address,rateAmount');
    await expect(tool.locator('[data-code="column-missing"]').first()).toContainText(
      'rateInterval',
    );
  });

  test(
    'takes a dropped file and offers the format that its columns belong to',
    { tag: ['@any-size', '@engine'] },
    async ({ page }) => {
      const tool = await open(page);
      const data = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
        return transfer;
      }, `address,amount,startAt,monthCount\n${ALICE},5,2099-01-01 00:00,12\n`);
      await tool.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: data });
      await tool.getByRole('button', { name: 'Check as Tranched Monthly, by dates' }).click();
      await expect(tool.getByText('No problems in 1 row of dropped.csv.')).toBeVisible();
    },
  );

  test('shows hostile content as text', { tag: '@any-size' }, async ({ page }) => {
    const tool = await open(page);
    const html = '<img src=x onerror=alert(1)>';
    const evil = [
      `${html},1`,
      '"=HYPERLINK(""http://evil.example"")",1',
      `${'<b>'.repeat(40_000)},1`,
    ];
    await tool
      .getByLabel('Choose a CSV file')
      .setInputFiles(file(`address,amount\n${evil.join('\n')}\n`, `${html}.csv`));
    await expect(tool.locator('[data-code="address-format"]')).toContainText(html);
    await expect(tool.locator('[data-code="formula"]')).toBeVisible();
    await expect(tool.locator('[data-code="cell-long"]')).toBeVisible();
    expect(await tool.locator('img').count()).toBe(0);
    await expectClean(page);
    const utf16 = Buffer.from(`\uFEFFaddress,amount\n${ALICE},1\n${BOB},1\n`, 'utf16le');
    await tool.getByLabel('Choose a CSV file').setInputFiles(file(utf16));
    await expect(tool.locator('[data-code="encoding"]')).toContainText('UTF-16');
    await tool
      .getByLabel('Choose a CSV file')
      .setInputFiles(file(Buffer.from('PK\u0003\u0004zip')));
    await expect(tool.locator('[data-code="not-text"]')).toContainText('spreadsheet file');
  });

  // As many as a reader may have every night; in the quick run enough to need a worker.
  const ROWS = process.env.TEST_ALL ? 100_000 : 5_000;

  test('checks a long list while the page answers', { tag: '@any-size' }, async ({ page }) => {
    const tool = await open(page);
    const lines = Array.from(
      { length: ROWS },
      (_, index) =>
        `0xaaaaaaaa${index.toString(16).padStart(32, '0')},${index % 100 ? index : 0}.5x`,
    );
    // From the disk, as readers do: a file handed over by the test itself would stop the page.
    const large = test.info().outputPath('large.csv');
    await writeFile(large, `address,amount\n${lines.join('\n')}\n`);
    const { inPage, inWorkers } = await processorTime(page, async () => {
      await tool.getByLabel('Choose a CSV file').setInputFiles(large);
      await expect(tool.getByText(new RegExp(`^${ROWS / 1_000}\\s000 errors`))).toBeVisible();
    });
    expect(inWorkers.length, 'tasks of workers').toBeGreaterThan(0);
    const total = [...inPage, ...inWorkers].reduce((sum, time) => sum + time, 0);
    const longest = Math.max(...inPage);
    const figures = `${Math.round(total)} ms, pause ${Math.round(longest)} ms, of processor time`;
    test.info().annotations.push({ type: `${ROWS} rows`, description: figures });
    expect(total, `time: ${figures}`).toBeLessThan(onThisProcessor(2_000, total));
    expect(longest, `longest pause: ${figures}`).toBeLessThan(onThisProcessor(150, longest));
    await tool.getByRole('button', { name: 'Show 50 more' }).click();
    await expect(tool.getByRole('list', { name: 'Problems' }).getByRole('listitem')).toHaveCount(
      100,
    );
  });
});

test.describe('Link builder', () => {
  const open = (page: Page) => openTool(page, '/apps/guides/url-schemes', 'Link builder');

  test(
    'builds a link, says what is wrong, and copies',
    { tag: ['@engine', '@any-size', '@engine-night'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const tool = await open(page);
      await tool.getByLabel('Screen').selectOption('paymentsSearch');
      await expect(tool.getByTestId('link')).toHaveText('https://app.sablier.com/payments/search');
      await tool.getByLabel('Chain', { exact: true }).selectOption('8453');
      await tool.getByLabel('Streams', { exact: true }).fill('FL4-8453-17, nonsense');
      await expect(tool.getByText('"nonsense" is neither a number nor an alias')).toBeVisible();
      await expect(tool.getByLabel('Streams', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(tool.getByTestId('link')).toHaveCount(0);
      await tool.getByLabel('Streams', { exact: true }).fill('FL4-8453-17, FL4-8453-18');
      await tool.getByLabel('paused').check();
      const link =
        'https://app.sablier.com/payments/search?c=8453&i=FL4-8453-17,FL4-8453-18&f=paused';
      await expect(tool.getByTestId('link')).toHaveText(link);
      await expect(tool.getByRole('link', { name: 'Open it in the app' })).toHaveAttribute(
        'href',
        link,
      );
      await tool.getByRole('button', { name: 'Copy the link' }).click();
      await expect(tool.getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await expectClean(page);
    },
  );

  test('works by keyboard', { tag: '@any-size' }, async ({ page }) => {
    const tool = await open(page);
    await expect(tool.getByText('Fill in: Contract, Chain, Stream ID.')).toBeVisible();
    await tool.getByLabel('Screen').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('lk3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Base');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await expect(tool.getByTestId('link')).toHaveText(
      'https://app.sablier.com/vesting/stream/LK3-8453-5',
    );
  });

  test(
    'explains a link, an old one, and refuses other text',
    { tag: '@any-size' },
    async ({ page }) => {
      const tool = await openTool(page, '/apps/guides/url-schemes', 'Link explainer');
      const field = tool.getByLabel('A link to the app');
      await field.fill('https://app.sablier.com/stream/LK3-8453-5?cc=8453&x=<b>');
      await expect(
        tool.getByText('A vesting stream. The page of one Lockup stream.'),
      ).toBeVisible();
      await expect(tool.getByText('/vesting/stream/LK3-8453-5')).toBeVisible();
      await expect(tool.getByText('(SablierLockup v4.0)')).toBeVisible();
      await expect(tool.getByText('Whether the app reads it is not known.')).toBeVisible();
      expect(await tool.locator('b').count()).toBe(0);
      await expectClean(page);
      await field.fill('javascript:alert(1)');
      await expect(tool.getByText('This is not a web address.')).toBeVisible();
      await field.fill(`https://app.sablier.com.evil.example/${'a'.repeat(1_900)}`);
      await expect(tool.getByText('its host is app.sablier.com.evil.example')).toBeVisible();
      await expectClean(page);
    },
  );
});

test.describe('Campaign checker', () => {
  const open = (page: Page) => openTool(page, '/apps/features/airdrops', 'Campaign checker');
  const values = [
    ['0', ALICE, '250500000'],
    ['1', BOB, '1000000000'],
  ];
  const tree = StandardMerkleTree.of(values, ['uint', 'address', 'uint256']);
  const campaign = {
    root: tree.root,
    total_amount: '1250500000',
    number_of_recipients: 2,
    merkle_tree: JSON.stringify(tree.dump()),
    recipients: values.map(([, address, amount]) => ({ address, amount })),
  };
  const json = (data: object) => file(JSON.stringify(data), 'campaign.json');

  test(
    'computes the root and shows what a claim needs @night',
    { tag: '@any-size' },
    async ({ page }) => {
      const tool = await open(page);
      await tool.getByLabel('Decimals of the token').fill('6');
      await tool.getByLabel('Choose the campaign’s file').setInputFiles(json(campaign));
      await expect(tool.getByText('The tree of 2 recipients is built.')).toBeVisible();
      await expect(tool.getByText(tree.root, { exact: true })).toBeVisible();
      await tool
        .getByLabel('Root in the contract')
        .fill(tree.root.toUpperCase().replace('0X', '0x'));
      await expect(tool.getByText('The contract has the root of this file.')).toBeVisible();
      await tool.getByLabel('Root in the contract').fill(`0x${'1'.repeat(64)}`);
      await expect(tool.getByText('The contract has another root')).toBeVisible();
      await tool.getByLabel('Address to look up').fill(BOB.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(tool.getByText(`${BOB.toLowerCase()} is in the list.`)).toBeVisible();
      await expect(tool.getByText(tree.getProof(1)[0] ?? '')).toBeVisible();
      await expect(tool.getByText('1000000000 smallest units, 1 000 tokens')).toBeVisible();
      await expectClean(page);
      await tool.getByLabel('Address to look up').fill(`0x${'2'.repeat(40)}`);
      await tool.getByRole('button', { name: 'Look up' }).click();
      await expect(tool.getByText('is not in this list.')).toBeVisible();
      await tool.getByLabel('Address to look up').fill('alice.eth');
      await tool.getByRole('button', { name: 'Look up' }).click();
      await expect(tool.getByText('Enter an address: 0x and 40 characters.')).toBeVisible();
    },
  );

  test('reads a CSV, and says what a wrong file lacks', { tag: '@any-size' }, async ({ page }) => {
    const tool = await open(page);
    await tool.getByLabel('Decimals of the token').fill('6');
    await tool
      .getByLabel('Or paste its text')
      .fill(`address,amount\n${ALICE},250.5\n${BOB},1000\n`);
    await expect(tool.getByText(tree.root, { exact: true })).toBeVisible();
    const chooser = tool.getByLabel('Choose the campaign’s file');
    await chooser.setInputFiles(json({ ...campaign, total_amount: '7' }));
    await expect(tool.getByText('The file contradicts itself.')).toBeVisible();
    await expectClean(page);
    await chooser.setInputFiles(file('{"recipients": [', 'cut.json'));
    await expect(tool.getByText('The JSON is cut off or damaged.')).toBeVisible();
    await chooser.setInputFiles(file(`address,amount\n<b>x</b>,1\n${BOB},1\n`));
    await expect(tool.getByText('Row 2: This is not an EVM address.')).toBeVisible();
  });
});
