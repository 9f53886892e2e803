import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { runCommands } from '@sablier-docs/testing/cast';
import { violations } from './support/axe';
import { expect, test } from './support/test';
import { expectNoOverflow, openTool, toolsReady } from './support/tool';
import {
  ACCOUNT,
  addWallet,
  askedOf,
  HASH,
  holdWallet,
  OTHER,
  providerOf,
  setFaults,
  type StandIn,
} from './support/wallet';

const word = (value: bigint) => value.toString(16).padStart(64, '0');

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

/** The desk with a stream, and a wallet in the browser. */
async function open(page: Page, wallet: StandIn | null = {}) {
  if (wallet) await addWallet(page, wallet);
  const tool = await openTool(page, '/apps/manage-a-stream#stream=LK3-8453-5', 'Stream desk');
  await expect(tool.getByText('SablierLockup, Lockup v4.0, on Base')).toBeVisible();
  const press = (name: string) => tool.getByRole('button', { name, exact: true }).click();
  const figure = (label: string) =>
    tool.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  /** Reads, and fills in a withdrawal to the reader's own account. */
  const withdraw = async () => {
    await press('Read with my wallet');
    await expect(tool.getByText(`Read with the account ${ACCOUNT}.`)).toBeInViewport();
    await tool.getByLabel('What you want to do').selectOption('Withdraw everything available');
    await tool.getByLabel('Receiving address').fill(ACCOUNT);
  };
  return { tool, press, figure, withdraw };
}

test('reads a stream, simulates a withdrawal, sends it and reads again', async ({ page }) => {
  const { tool, press, figure, withdraw } = await open(page);
  expect(await askedOf(page), 'asked before the reader pressed').toEqual([]);
  await withdraw();
  await expect(figure('Recipient')).toHaveText(`${ACCOUNT} (your account)`);
  await expect(figure('Status')).toHaveText('STREAMING');
  await expect(figure('Withdrawable now')).toHaveText('200 USDC');
  await expect(figure('Minimum fee')).toHaveText('0.0002475 ETH (0.99 USD)');
  await expect(
    tool.getByText(/has computed 3 of the figures .* with the same results/),
  ).toBeVisible();
  await expect(tool.getByLabel('Minimum fee, in wei')).toHaveValue('247500000000000');
  await expect(tool.getByRole('button', { name: /^Send/ })).toHaveCount(0);

  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  // The longest button has the address of the recipient.
  await tool.getByLabel('Receiving address').fill('');
  await expectNoOverflow(page);
  await press(`Enter the recipient, ${ACCOUNT}`);

  await press('Simulate withdrawMax');
  await expect(
    tool.getByText(/^The contract accepts.* When it was read, 200 USDC could be withdrawn\./),
  ).toBeInViewport({ ratio: 0.99 });
  await expect(figure('Coin to pay')).toHaveText('0.000260526315789475 ETH, and gas');
  expect(await askedOf(page)).not.toContain('eth_sendTransaction');
  await press('Send withdrawMax with my wallet');
  await expect(tool.getByText('Done: the transaction is in block 17.')).toBeVisible();
  await expect(tool.getByRole('link', { name: 'Open it in Basescan' })).toHaveAttribute(
    'href',
    `https://basescan.org/tx/${HASH}`,
  );
  const sent = await page.evaluate(() =>
    window.standIn.asked.filter(({ method }) => method === 'eth_sendTransaction'),
  );
  expect(sent.map(({ params }) => params)).toEqual([
    [
      expect.objectContaining({
        from: ACCOUNT,
        chainId: '0x2105',
        value: `0x${(260_526_315_789_475).toString(16)}`,
        data: expect.stringMatching(new RegExp(`${word(5n)}${word(BigInt(ACCOUNT))}$`)),
      }),
    ],
  ]);
  await setFaults(page, { 'withdrawableAmountOf(uint256)': { answers: `0x${word(0n)}` } });
  await press('Read the stream again');
  await expect(figure('Withdrawable now')).toContainText('0 USDC');
  // The recorded withdrawn amount is unchanged: the page notices that the two do not fit.
  await expect(tool.getByText(/^One figure differs from what this page computes/)).toBeVisible();
  await expect(figure('Withdrawable now')).toContainText('200 USDC');
});

test('asks again when a figure moves between the simulation and the press @any-size', async ({
  page,
}) => {
  const { tool, press, withdraw } = await open(page);
  await withdraw();
  await press('Simulate withdrawMax');
  await setFaults(page, {
    'withdrawableAmountOf(uint256)': { answers: `0x${word(120_000_000n)}` },
  });
  await press('Send withdrawMax with my wallet');
  await expect(
    tool.getByText(/^This has changed since it was read\. Nothing was sent\./),
  ).toContainText('Withdrawable: was 200 USDC, is 120 USDC now.');
  await expect(tool.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  expect(await askedOf(page)).not.toContain('eth_sendTransaction');
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await tool.getByRole('button', { name: 'Read again' }).last().click();
  await expect(tool.getByText(/^What happens:.* When it was read, 120 USDC/)).toBeVisible();
});

test('shows the feed and the target of a price-gated stream @any-size', async ({ page }) => {
  await addWallet(page, {
    answers: {
      'getLockupModel(uint256)': word(3n),
      'getPriceGatedUnlockParams(uint256)': word(BigInt(OTHER)) + word(4_000_00000000n),
      'statusOf(uint256)': word(2n),
      'isCancelable(uint256)': word(0n),
      'withdrawableAmountOf(uint256)': word(950_000_000n),
    },
  });
  const path = '/apps/manage-a-stream#stream=LK3-8453-5&do=withdrawMax';
  const tool = await openTool(page, path, 'Stream desk');
  const figure = (label: string) =>
    tool.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(figure('Model')).toHaveText('Price-gated');
  await expect(figure('Price feed')).toContainText(OTHER);
  await expect(figure('Target')).toHaveText('4 000 by that feed, with 8 decimals');
  await expect(figure('Can lock again')).toContainText('Yes, until 2027-11-11');
  await expect(tool.getByText(/price-gated and open now\. If the price falls/)).toBeVisible();
  await tool.getByLabel('What you want to do').selectOption('Cancel the stream');
  await expect(
    tool.getByText(/^This call would fail, or lose what it sends:.*at the target/),
  ).toBeVisible();
  await expect(tool.getByRole('button', { name: /^Download for Safe/ })).toHaveCount(0);
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
});

test('reads every stream of a list before it writes a call, by keyboard alone @any-size', async ({
  page,
}) => {
  await addWallet(page);
  const path = '/apps/manage-a-stream#stream=LK3-8453-5&do=cancelMultiple';
  const tool = await openTool(page, path, 'Stream desk');
  const button = (name: string) => tool.getByRole('button', { name, exact: true });
  await button('Read with my wallet').press('Enter');
  await expect(tool.getByText(`Read with the account ${ACCOUNT}.`)).toBeVisible();
  await tool.getByLabel('Stream IDs').fill('5, 6, 7');
  await expect(button('Download for Safe (1 call)')).toHaveCount(0);
  await expect(tool.getByText('None of these streams were read')).toBeVisible();
  await button('Read 3 streams').press('Enter');
  await expect(tool.getByText('All 3 were read.')).toBeVisible();
  const rows = tool.getByRole('region', { name: 'The streams of the list' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('750 USDC');
  await expect(rows.nth(2)).toContainText(`No: its sender is ${OTHER}, not ${ACCOUNT}.`);
  await expect(
    tool.getByText(
      /^This call would fail, or lose what it sends:.*it would leave out every stream/,
    ),
  ).toBeVisible();
  await tool.getByLabel('Account that sends it (optional)').fill(OTHER);
  await expect(rows.nth(2)).toContainText('Yes');
  await expect(tool.getByText(/^What happens: Cancels streams 5, 6 and 7\./)).toBeVisible();
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
  await tool.getByLabel('Account that sends it (optional)').fill('');
  await expect(rows.nth(2)).toContainText('No: its sender');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // Beside the reason why a stream is left out, without scrolling the table.
  const amount = await rows.nth(2).getByText('750 USDC').boundingBox();
  expect((amount?.x ?? Infinity) + (amount?.width ?? 0)).toBeLessThan(358);
  if (size) await page.setViewportSize(size);
  await tool.getByLabel('Account that sends it (optional)').fill(OTHER);
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    button('Save the table (CSV)').press('Enter'),
  ]);
  expect(await readFile(await table.path(), 'utf8')).toContain(`7,${ACCOUNT},${OTHER},STREAMING,`);
  // The Safe sends it: its simulation works, and the wallet is offered nothing to send.
  await setFaults(page, {
    'cancelMultiple(uint256[])': { answers: `0x${word(32n)}${word(1n)}${word(750_000_000n)}` },
  });
  await button('Simulate cancelMultiple').press('Enter');
  await expect(tool.getByText(/sends it, and not the account in your wallet/)).toBeVisible();
  await expect(tool.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await expect(button('Download for Safe (1 call)')).toBeVisible();
  await tool.getByLabel('Stream IDs').fill('5, 6, 7, 8');
  await expect(tool.getByText('Not all of these streams were read')).toBeVisible();
  await expect(button('Download for Safe (1 call)')).toHaveCount(0);
});

test('goes to the chain of the stream, and says when the wallet does not know it @any-size', async ({
  page,
}) => {
  const { tool, press } = await open(page, { chainId: '0x1' });
  await press('Read with my wallet');
  await expect(tool.getByText(/is on Ethereum\. The stream is on Base/)).toBeVisible();
  await setFaults(page, { wallet_switchEthereumChain: { throws: { code: 4902 } } });
  await press('Switch the wallet to Base');
  await expect(tool.getByText(/does not know this chain\. Add the chain/)).toBeVisible();
  await setFaults(page, {});
  await press('Switch the wallet to Base');
  await expect(tool.getByText(`Read with the account ${ACCOUNT}.`)).toBeVisible();
});

test('warns of an account that may not act, and stops when it changes @any-size', async ({
  page,
}) => {
  const { tool, press } = await open(page, { account: OTHER });
  await press('Read with my wallet');
  await tool.getByLabel('What you want to do').selectOption('Transfer the stream');
  await tool.getByLabel('New recipient').fill(OTHER);
  await expect(
    tool.getByText(/is not the recipient of this stream; the recipient is/),
  ).toBeVisible();
  await page.evaluate(() => {
    window.standIn.account = '0x1111111111111111111111111111111111111111';
  });
  await press('Simulate safeTransferFrom');
  await expect(tool.getByText(/^The account in your wallet is now 0x1111/)).toBeVisible();
  await page.evaluate(() => window.standIn.emit('accountsChanged'));
  await expect(tool.getByText(/has changed\. Read again to go on/)).toBeVisible();
  await expect(tool.getByRole('button', { name: /^Simulate/ })).toHaveCount(0);
  expect(await askedOf(page)).not.toContain('eth_sendTransaction');
});

test('explains a revert, offers nothing to send, and waits for a slow transaction with a limit @any-size', async ({
  page,
}) => {
  const { tool, press, withdraw } = await open(page);
  await withdraw();
  const overdraw = `0x066920d7${word(5n)}${word(2n)}${word(1n)}`;
  await setFaults(page, {
    'withdrawMax(uint256,address)': { throws: { code: -32603, data: { data: overdraw } } },
  });
  await press('Simulate withdrawMax');
  await expect(tool.getByText(/would refuse this call: SablierLockup_Overdraw/)).toBeVisible();
  await expect(tool.getByText('What to do:').first()).toBeVisible();
  await expect(tool.getByRole('button', { name: /^Send/ })).toHaveCount(0);

  await setFaults(page, {});
  await press('Simulate withdrawMax');
  await setFaults(page, { eth_getTransactionReceipt: { answers: null } });
  await page.clock.install();
  await press('Send withdrawMax with my wallet');
  await expect(tool.getByText('Sent. Waiting until it is in a block.')).toBeVisible();
  for (let at = 0; at < 102; at += 1) await page.clock.runFor(3_000);
  await expect(tool.getByText(/is in no block after 5 minutes/)).toBeVisible();
  await setFaults(page, {});
  await press('Ask again');
  await expect(tool.getByText('Done: the transaction is in block 17.')).toBeVisible();
});

test('says what a wallet that rejects, waits or is gone needs @any-size', async ({ page }) => {
  const { tool, press, withdraw } = await open(page);
  await setFaults(page, { eth_requestAccounts: { throws: { code: 4001 } } });
  await press('Read with my wallet');
  await expect(tool.getByText(/^You rejected the request in your wallet/)).toBeVisible();
  await setFaults(page, { eth_requestAccounts: { throws: { code: -32002 } } });
  await press('Try again');
  await expect(tool.getByText(/has an open request already/)).toBeVisible();
  await setFaults(page, {});
  await press('Try again');
  await withdraw();
  await press('Simulate withdrawMax');
  await setFaults(page, { eth_sendTransaction: { throws: { code: 4001 } } });
  await press('Send withdrawMax with my wallet');
  await expect(tool.getByText(/Nothing was sent/)).toBeVisible();
  await press('Simulate withdrawMax');
  await setFaults(page, { eth_sendTransaction: { throws: { code: 4900 } } });
  await press('Send withdrawMax with my wallet');
  await expect(tool.getByText(/It may have sent one.* could pay twice\.$/)).toBeVisible();
  await expect(tool.getByText(/press the button again/)).toHaveCount(0);
  await setFaults(page, { eth_chainId: { throws: { code: 4900 } } });
  await press('Simulate withdrawMax');
  await expect(tool.getByText(/has no connection to the chain/)).toBeVisible();
  await setFaults(page, { eth_chainId: 'silent' });
  await page.clock.install();
  await press('Simulate withdrawMax');
  await page.clock.fastForward(21_000);
  await expect(tool.getByText(/^Your wallet has not answered/)).toBeVisible();
});

test('keeps a transaction whatever changes, until the reader puts it away @any-size', async ({
  page,
}) => {
  const { tool, press, withdraw } = await open(page);
  const list = tool.getByRole('region', { name: 'Your transactions' });
  const button = (name: string) => tool.getByRole('button', { name, exact: true });
  const send = 'Send withdrawMax with my wallet';
  await withdraw();
  await press('Simulate withdrawMax');
  await expect(button(send)).toBeVisible();
  await tool.getByLabel('Receiving address').fill(OTHER);
  await expect(button(send)).toHaveCount(0);
  await tool.getByLabel('Receiving address').fill(ACCOUNT);
  await press('Simulate withdrawMax');
  await setFaults(page, { eth_getTransactionReceipt: { answers: null } });
  const confirm = await holdWallet(page);
  // A script that presses three times in one task sends once.
  await button(send).evaluate((one: HTMLButtonElement) => {
    one.click();
    one.click();
    one.click();
  });
  await expect(list.getByText(/your wallet waits for you/)).toBeVisible();
  await tool.getByLabel('What you want to do').selectOption('Transfer the stream');
  await page.evaluate((account) => {
    window.standIn.account = account;
    window.standIn.emit('accountsChanged');
  }, OTHER);
  await expect(tool.getByText(/has changed\. Read again to go on/)).toBeVisible();
  await confirm();
  const link = list.getByRole('link', { name: /^Open it in/ });
  await expect(link).toHaveAttribute('href', `https://basescan.org/tx/${HASH}`);
  await expect(list.getByText(/sent, in no block yet\./)).toBeVisible();
  await expect(list.getByText(/a second transaction could pay twice\.$/)).toBeVisible();
  expect((await askedOf(page)).filter((one) => one === 'eth_sendTransaction')).toHaveLength(1);
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);

  await page.reload();
  await toolsReady(page);
  await expect(link).toHaveAttribute('href', `https://basescan.org/tx/${HASH}`);
  await expect(list.getByText(/This page was loaded again and does not follow it/)).toBeVisible();
  await setFaults(page, { eth_getTransactionReceipt: { answers: null } });
  await withdraw();
  await expect(list.getByText(/sent, in no block yet\./)).toBeVisible();
  await press('Simulate withdrawMax');
  await expect(tool.getByText(/^The same call may be on its way, since/)).toBeVisible();
  await expect(button(send)).toHaveCount(0);
  await tool.getByLabel(/^I have looked in my wallet/).check();
  await expect(button(send)).toBeVisible();
  await setFaults(page, {});
  await expect(list.getByText(/done, in block 17\./)).toBeVisible();
  await list.getByRole('button', { name: /^Put away/ }).click();
  await expect(list).toHaveCount(0);

  // The wallet's window is open when the page goes.
  await holdWallet(page);
  await press(send);
  await expect(list.getByText(/your wallet waits for you/)).toBeVisible();
  await page.reload();
  await toolsReady(page);
  await expect(list.getByText(/A request may still be open in your wallet/)).toBeVisible();
  await list.getByRole('button', { name: /^Put away/ }).click();
  await page.reload();
  await toolsReady(page);
  await expect(list).toHaveCount(0);
});

test('believes no odd answer, and shows names as text @any-size', async ({ page }) => {
  const { tool, press, figure } = await open(page, {
    name: '<img src=x onerror=alert(1)>\u202e',
    faults: { 'ownerOf(uint256)': { answers: { length: 3 } } },
  });
  await press('Read with my wallet');
  await expect(tool.getByText(/an answer that makes no sense/)).toBeVisible();
  await setFaults(page, { 'ownerOf(uint256)': { answers: '0x' } });
  await press('Try again');
  await expect(tool.getByText(/there is no contract at this address/)).toBeVisible();
  const symbol = '<b>USDC</b>';
  const hex = Buffer.from(symbol).toString('hex');
  await setFaults(page, {
    'ownerOf(uint256)': { answers: `0x${'f'.repeat(64)}` },
    'symbol()': { answers: `0x${word(32n)}${word(BigInt(symbol.length))}${hex.padEnd(64, '0')}` },
    'getEndTime(uint256)': { answers: `0x${'f'.repeat(64)}` },
    'calculateMinFeeWei(uint256)': { answers: `0x${word(10n ** 20n)}` },
  });
  await press('Try again');
  await expect(figure('Withdrawable now')).toHaveText('200 “\u2068<b>USDC</b>\u2069”');
  await expect(figure('Recipient')).toHaveText(String(2n ** 256n - 1n));
  await expect(
    tool.getByText(/asks for a fee of 100 ETH\. Sablier asks for 100 USD at most, .* 0\.025 ETH/),
  ).toBeVisible();
  await tool.getByLabel('What you want to do').selectOption('Withdraw everything available');
  await expect(tool.getByLabel('Minimum fee, in wei')).toHaveValue('');
  await expectNoOverflow(page);
});

test('takes pasted answers, and says what to do without a wallet @any-size', async ({ page }) => {
  const { tool, press, figure } = await open(page, null);
  await press('Read with my wallet');
  await expect(tool.getByText(/^No wallet was found in this browser/)).toBeVisible();
  await press('Paste answers');
  await tool
    .getByLabel('Answers', { exact: true })
    .fill(
      `withdrawableAmountOf 200000000 [2e8]\nownerOf: ${ACCOUNT}\ndecimals 6\nsymbol "USDC"\nx y`,
    );
  await expect(figure('Withdrawable now')).toHaveText('200 USDC');
  await expect(figure('Recipient')).toHaveText(ACCOUNT);
  await expect(figure('Sender')).toHaveText('Not read');
  await expect(
    tool.getByText('"x y" does not begin with a function of this release.'),
  ).toBeVisible();
  await tool.getByLabel('What you want to do').selectOption('Withdraw an amount');
  await expect(tool.getByLabel('Decimals of the token')).toHaveValue('6');
});

test('shows a stream of Legacy from pasted answers as from a wallet @any-size', async ({
  page,
}) => {
  const second = '0xcd18eaa163733da39c232722cbc4e8940b1d8888';
  const stream = [BigInt(OTHER), BigInt(ACCOUNT), 500_000_000n, BigInt(OTHER), 1_790_000_000n];
  await addWallet(page, {
    chainId: '0x1',
    answers: {
      'getStream(uint256)': [...stream, 1_890_000_000n, 460_000_000n, 5n].map(word).join(''),
      'balanceOf(uint256,address)': word(10_000_000n),
    },
  });
  const path = `/apps/manage-a-stream#stream=${second}-1-100012`;
  const tool = await openTool(page, path, 'Stream desk');
  const press = (name: string) => tool.getByRole('button', { name, exact: true }).click();
  const figures = () => tool.locator('dl[aria-busy] > *').allInnerTexts();
  await press('Read with my wallet');
  await expect(tool.getByText('10 USDC')).toHaveCount(2);
  const read = await figures();
  const commands = await tool
    .getByRole('region', { name: 'Read', exact: true })
    .locator('pre')
    .innerText();
  const printed = await runCommands(commands.split('\n'), providerOf(page));
  await press('Paste answers');
  await tool.getByLabel('Answers', { exact: true }).fill(printed);
  await expect(tool.getByText('10 USDC')).toHaveCount(2);
  expect(await figures()).toEqual(read.map((text) => text.replace(' (your account)', '')));
  await tool.getByLabel('What you want to do').selectOption('Withdraw an amount');
  await expect(tool.getByLabel('Decimals of the token')).toHaveValue('6');
  await tool.getByLabel('Answers', { exact: true }).fill(`balanceOf ${ACCOUNT} 10000000`);
  await expect(tool.getByText('The answer of getStream is missing.')).toBeVisible();
  await tool.getByLabel('Answers', { exact: true }).fill('time 1800000000\ngetStream ');
  await expect(tool.getByText(/^This contract has no stream 100012 on Ethereum/)).toBeVisible();
});

test('reads a salary of Legacy, and does not cancel it as a stream @any-size', async ({ page }) => {
  const first = '0xa4fc358455febe425536fd1878be67ffdbdec59a';
  const payroll = 0xbd6a40bb904aea5a49c59050b5395f7484a4203dn;
  const stream = [payroll, BigInt(ACCOUNT), 500_000_000n, BigInt(OTHER), 1_790_000_000n];
  const terms = [...stream, 1_890_000_000n, 460_000_000n, 5n].map(word).join('');
  await addWallet(page, {
    chainId: '0x1',
    answers: {
      'getStream(uint256)': terms,
      'balanceOf(uint256,address)': word(0n),
      'isCompoundingStream(uint256)': word(0n),
    },
  });
  const path = `/apps/manage-a-stream#stream=${first}-1-12&do=cancel`;
  const tool = await openTool(page, path, 'Stream desk');
  const figure = (label: string) =>
    tool.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  await expect(tool.getByText(/^cast send .*"cancelStream/)).toBeVisible();
  await expect(tool.getByText(/Do not cancel a salary like this/)).toBeVisible();
  await tool.getByRole('button', { name: 'Read with my wallet' }).click();
  await expect(figure('Sender')).toContainText('Payroll: this is a salary');
  await expect(figure('Recipient')).toHaveText(`${ACCOUNT} (your account)`);
  // Ten million seconds at 5 units are 50 tokens, less the 40 that were withdrawn: the stand-in answers 0.
  await expect(figure('Withdrawable now')).toContainText(
    'This page computes something else: 10 USDC',
  );
  await expect(tool.getByText(/would stay in Payroll for good/)).toBeVisible();
  await expect(tool.getByText(/^cast send /)).toHaveCount(0);
  await tool.getByLabel('What you want to do').selectOption('Withdraw an amount');
  await expect(tool.getByLabel('Decimals of the token')).toHaveValue('6');
  await tool.getByLabel('Amount in tokens').fill('1');
  await tool.getByRole('button', { name: 'Simulate withdrawFromStream' }).click();
  await expect(tool.getByText(/would refuse this call/)).toBeVisible();
});

test('rehearses a withdrawal on a chain in the page, and asks the wallet nothing @any-size @night', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const { tool, press, withdraw } = await open(page);
  await withdraw();
  const part = tool.getByRole('region', { name: 'Rehearsal' });
  const asked = (await askedOf(page)).length;
  expect(fetched.filter((url) => /\/chain\//.test(url))).toEqual([]);
  await part.getByRole('button', { name: 'Rehearse in this page' }).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('status')).toHaveText('The call went through in the rehearsal.', {
    timeout: 45_000,
  });
  await expect(part.getByRole('button', { name: 'Rehearse in this page' })).toBeFocused();
  // As recorded: a quarter of 1,000 USDC is released, and 50 are withdrawn.
  const items = part.getByRole('listitem');
  await expect(items.filter({ hasText: 'gets 200 USDC' })).toHaveText(
    'The recipient (the account that sends) gets 200 USDC.',
  );
  await expect(items.filter({ hasText: 'The contract pays 200 USDC.' })).toHaveCount(1);
  // The minimum fee of 0.99 USD at 4,000 USD, with the desk's margin, whose rest the contract keeps.
  await expect(items.filter({ hasText: 'The contract gets 0.' })).toHaveCount(1);
  const row = (label: string) =>
    part.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  await expect(row('Withdrawn')).toHaveText('50 USDC → 250 USDC');
  await expect(row('Withdrawable')).toHaveText('200 USDC → 0 USDC');
  await expect(row('Status')).toHaveText('STREAMING, unchanged');
  await part.getByText('Events of the contract').click();
  await expect(items.filter({ hasText: 'WithdrawFromLockupStream: streamId 5' })).toHaveCount(1);
  expect((await askedOf(page)).length, 'asked of the wallet').toBe(asked);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await violations(page, { within: '[data-island]' }), 'axe').toEqual([]);
  await expectNoOverflow(page);
  // Another value is another call: what was rehearsed says nothing about it.
  await tool.getByLabel('Receiving address').fill(OTHER);
  await expect(part.getByText('The call went through in the rehearsal.')).toHaveCount(0);
  await press('Simulate withdrawMax');
});
