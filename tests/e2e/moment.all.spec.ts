import type { Server } from 'node:http';
import type { Locator } from '@playwright/test';
import { buildOfTest } from './support/build';
import { frames, hydrated, scriptsOfFrame } from './support/page';
import { plainHost } from './support/plain-host';
import { expect, test, type Page } from './support/test';
import { openTool } from './support/tool';
import {
  ACCOUNT,
  addWallet,
  askedOf,
  HASH,
  holdWallet,
  setFaults,
  setLogs,
} from './support/wallet';

const DESK = '/apps/manage-a-stream#stream=LK3-8453-5';
const SEND = 'Send withdrawMax with my wallet';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const LOCKUP = '0xe261b366f231b12fcb58d6bbd71e57faee82431d';

const word = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
/** The event of a token that has paid the account. */
const PAID = {
  address: USDC,
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word(LOCKUP),
    word(ACCOUNT),
  ],
  data: word(200_000_000n),
};

/** The answer to a press is what a reader sees and has. */
async function expectAnswered(answer: Locator): Promise<void> {
  await expect(answer).toBeFocused();
  // The lower edge lies between two pixels.
  await expect(answer).toBeInViewport({ ratio: 0.99 });
}

/** The desk with a withdrawal that its simulation has accepted, each answer in view and with the focus. */
async function simulated(page: Page, by: Press = (button) => button.click()): Promise<Locator> {
  const tool = await openTool(page, DESK, 'Stream desk');
  const press = (name: string) => by(tool.getByRole('button', { name, exact: true }));
  await press('Read with my wallet');
  await expectAnswered(tool.getByText(`Read with the account ${ACCOUNT}.`));
  await tool.getByLabel('What you want to do').selectOption('Withdraw everything available');
  await tool.getByLabel('Receiving address').fill(ACCOUNT);
  await press('Simulate withdrawMax');
  await expect(tool.getByRole('button', { name: SEND })).toBeVisible();
  await expectAnswered(tool.getByRole('status').filter({ hasText: /^The contract accepts/ }));
  return tool;
}

type Press = (button: Locator) => Promise<void>;

const presses: Readonly<Record<string, Press>> = {
  mouse: (button) => button.click(),
  'the Enter key': async (button) => {
    await button.focus();
    await button.press('Enter');
  },
};

for (const [by, press] of Object.entries(presses)) {
  const title = `after a press by ${by}: what to compare stays in place, and the status has the focus and is in view`;
  // A phone has no keys.
  const tag = by === 'mouse' ? [] : ['@any-size', '@night'];
  test(title, { tag }, async ({ page, hasTouch }) => {
    await addWallet(page);
    const act: Press = hasTouch && by === 'mouse' ? (one) => one.tap() : press;
    const tool = await simulated(page, act);
    await setFaults(page, { eth_getTransactionReceipt: { answers: null } });
    await setLogs(page, [PAID]);
    const sender = tool.getByRole('region', { name: /^With your wallet/ });
    const button = sender.getByRole('button', { name: SEND });
    const coin = sender.getByText(/ ETH, and gas$/);
    await button.scrollIntoViewIfNeeded();
    const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? NaN;
    const before = [await topOf(coin), await topOf(button)];
    const confirm = await holdWallet(page);
    await act(button);

    const status = sender.getByRole('status').filter({ hasText: /Confirm in your wallet/ });
    await expect(status).toBeFocused();
    await expect(status).toBeInViewport({ ratio: 1 });
    await frames(page);
    expect([await topOf(coin), await topOf(button)]).toEqual(before);
    for (const name of ['Account', 'Contract', 'Coin to pay'])
      await expect(sender.getByText(name, { exact: true })).toBeVisible();

    await confirm();
    const line = sender.getByRole('status').filter({ hasText: /^Sent\./ });
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(coin).toBeVisible();
    await expect(sender.getByRole('link', { name: /^Open it in/ })).toHaveAttribute(
      'href',
      `https://basescan.org/tx/${HASH}`,
    );
    await setFaults(page, {});
    const done = sender.getByRole('status').filter({ hasText: /^Done: / });
    await expect(done).toHaveText(
      'Done: the transaction is in block 17. 200 USDC are in your wallet.',
    );
    await expect(done).toBeFocused();
    await expect(done).toBeInViewport({ ratio: 1 });
    expect([await topOf(coin), await topOf(button)]).toEqual(before);
  });
}

test(
  'a second tab asks before it sends what the first has pending',
  { tag: '@any-size' },
  async ({ page, context }) => {
    await addWallet(page);
    const first = await simulated(page);
    await setFaults(page, { eth_getTransactionReceipt: { answers: null } });
    const other = await context.newPage();
    await addWallet(other);
    const second = await simulated(other);
    await first.getByRole('button', { name: SEND }).click();
    await expect(first.getByText(/^Sent\. Waiting/)).toBeVisible();
    const sent = await page.evaluate(() => Object.entries(sessionStorage));
    await expect(second.getByText(/^The same call may be on its way, since/)).toBeVisible();
    await expect(second.getByRole('button', { name: SEND })).toHaveCount(0);
    expect(await askedOf(other)).not.toContain('eth_sendTransaction');
    await setFaults(page, {});
    await expect(first.getByText(/^Done: /)).toBeVisible();
    await expect(second.getByRole('button', { name: SEND })).toBeVisible();

    // As when the browser brings back a page from before its own tab has sent.
    await other.evaluate((stored) => {
      for (const [key, value] of stored) sessionStorage.setItem(key, value);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, sent);
    await expect(other.getByRole('region', { name: 'Your transactions' })).toBeVisible();
  },
);

test(
  'the factory of a campaign takes a link in an explorer, pasted and typed',
  {
    tag: '@any-size',
  },
  async ({ page, context }) => {
    const link = `https://optimistic.etherscan.io/tx/${HASH}#eventlog`;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tool = await openTool(page, '/apps/claim-an-airdrop', 'Campaign desk');
    const field = tool.getByLabel('Factory that created it');
    await page.evaluate((text) => navigator.clipboard.writeText(text), link);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(link);
    await field.fill('');
    await field.pressSequentially(link);
    await expect(field).toHaveValue(link);
    await tool.getByLabel('Chain').selectOption('OP Mainnet');
    await expect(tool.getByText(/^Let your wallet read the transaction/)).toBeVisible();
  },
);

test.describe('a script that does not come', { tag: ['@any-size', '@islands'] }, () => {
  const DECODER = '/support/transaction-failed';
  let plain: { origin: string; server: Server };
  test.beforeAll(async () => {
    plain = await plainHost(buildOfTest());
  });
  test.afterAll(() => plain.server.close());

  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Retry' });
  const tool = (page: Page) =>
    page.locator('[data-island]').filter({ has: page.locator('textarea') });

  /** The tool says that a file is missing, keeps what was typed, and works once the file comes. */
  async function expectRetry(page: Page, address: string, missing: string): Promise<void> {
    const isMissing = ({ pathname }: URL) => pathname === missing;
    await page.route(isMissing, (route) => route.abort());
    await page.goto(address);
    const field = tool(page).locator('textarea');
    await field.pressSequentially('0x1234');
    await expect(alert(page), missing).toContainText('could not be loaded completely');
    await expect(field).toHaveValue('0x1234');
    const retry = alert(page).getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(alert(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(alert(page)).toContainText('could not be loaded completely');
    await page.unroute(isMissing);
    await retry.click();
    await expect(tool(page)).toHaveAttribute('data-island-state', 'ready');
    await expect(tool(page)).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
    await expect(field).toHaveValue('0x1234');
    await expect(
      tool(page)
        .getByText(/0x1234|hex|selector/i)
        .first(),
    ).toBeVisible();
  }

  test('is said beside the tool with Retry, whichever file it is', async ({ page }) => {
    test.slow();
    const frame = await scriptsOfFrame(page);
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/js/') && !frame.has(pathname)) files.add(pathname);
    });
    await page.goto(DECODER);
    await hydrated(page);
    await tool(page).locator('textarea').focus();
    await expect(tool(page)).toHaveAttribute('data-island-state', 'ready');
    page.removeAllListeners('request');
    const wanted = [...files];
    expect(wanted.filter((file) => /\/(?:main|app)\./.test(file))).toHaveLength(2);
    expect(wanted.length).toBeGreaterThan(4);
    // One that comes with the page and one that the tool asks for; every night each of them.
    const tried = process.env.TEST_ALL ? wanted : [wanted[0], wanted.at(-1)];
    for (const file of tried) await expectRetry(page, DECODER, String(file));
  });

  test('is said on a host of plain files, for the first two scripts @night', async ({ page }) => {
    await page.goto(`${plain.origin}${DECODER}`);
    const main = await page.locator('script[src*="/js/main."]').getAttribute('src');
    const app = page.waitForRequest(/\/js\/app\./);
    await page.reload();
    const paths = [String(main), new URL((await app).url()).pathname];
    for (const file of paths) await expectRetry(page, `${plain.origin}${DECODER}`, file);
  });
});

test(
  'an edited sample that prints without an end is ended, and another can be stopped @night',
  {
    tag: '@any-size',
  },
  async ({ page }) => {
    await page.goto('/guides/lockup/examples/create-stream/lockup-linear');
    await hydrated(page);
    await page.locator('button[data-run="lockup/create-stream/create-linear#create"]').click();
    const panel = page.locator('section[aria-labelledby^="run-"]');
    const status = panel.getByRole('status');
    await expect(status).toContainText('The file ran to its end', { timeout: 60_000 });
    await panel.getByText('Edit the code').click();
    const file = panel.getByLabel('create-linear.run.ts, which calls it');
    const run = async (body: string) => {
      await file.fill(`import type { Run } from '../../here';
export const create: Run = async () => { ${body} };`);
      await panel.getByRole('button', { name: 'Run again' }).click();
    };
    await run("for (;;) { try { console.log('still waiting'); } catch {} }");
    await expect(status).toContainText('ended after 10,000 lines', { timeout: 60_000 });
    await expect(panel.getByText(/^More lines are not shown/)).toBeVisible();
    await expect(panel.locator('ol li')).toHaveCount(501);
    await run("console.log('x'.repeat(5e7)); await new Promise(() => undefined);");
    await expect(panel.locator('ol li')).toHaveCount(1);
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect(status).toHaveText('The script was ended.');
  },
);
