import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, isMathCdn, test } from './support/test';
import { copiedBy, expectNoOverflow, openTool } from './support/tool';

const PAGE = '/guides/flow/examples/flow-calculate-rps';
const open = (page: Page, query = '') => openTool(page, `${PAGE}${query}`, 'Flow calculator');
/** The example of the page as it is built, whose start is in the past. */
const PAST = '?start=1767225600';

const field = (tool: Locator, label: string) => tool.getByLabel(label, { exact: true });
const status = (tool: Locator) => tool.getByTestId('answer');
const fact = (tool: Locator, name: string) => tool.locator(`dt:text-is("${name}") + dd`);
const row = (tool: Locator, name: string) => tool.getByRole('row', { name }).getByRole('cell');
const code = (tool: Locator) => tool.getByRole('tabpanel').locator('code');
/** The state of the tool, which the hash holds. */
const query = (page: Page) =>
  new URLSearchParams(
    page
      .url()
      .split('#')[1]
      ?.replace(/^[\w-]+/, ''),
  );

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  // The page has formulas.
  expect(
    seen.foreign.filter((url) => !isMathCdn(url)),
    'other origins',
  ).toEqual([]);
});

test('an amount becomes a rate with its rounding error', { tag: '@core' }, async ({ page }) => {
  const tool = await open(page);
  await expect(fact(tool, 'Rate per second (UD21x18)')).toContainText('385802469135802');
  await expect(fact(tool, 'Owed after exactly one period')).toContainText('999.999999 tokens');
  await expect(fact(tool, 'Rounding error per period')).toHaveText(
    "0.000000000001216 tokens short in the contract's 18 decimals; 1 unit, 0.000001 tokens in the debt it reports.",
  );
  await tool.getByRole('radio', { name: 'up' }).check({ force: true });
  await expect(fact(tool, 'Rate per second (UD21x18)')).toContainText('385802469135803');
  await expect(fact(tool, 'Owed after exactly one period')).toContainText('1 000 tokens');

  await field(tool, 'Amount, in tokens').fill('86400');
  await field(tool, 'Period').selectOption('day');
  await expect(fact(tool, 'Rounding error per period')).toHaveText(
    'None: the period pays the amount exactly.',
  );
  await expect(row(tool, 'year of 365 days').last()).toHaveText('31 536 000');
  await field(tool, 'Period').selectOption('own');
  await field(tool, 'Days in the period').fill('2');
  await expect(row(tool, 'day 86 400').last()).toHaveText('43 200');
});

test(
  'a rate becomes amounts, and the other way round, and the code is copied unchanged',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    await tool.getByRole('radio', { name: 'amounts from a rate' }).check({ force: true });
    await expect(field(tool, 'Rate per second, as stored')).toHaveValue('385802469135802');
    await field(tool, 'Rate per second, as stored').fill('1000000000000000000');
    await expect(row(tool, 'hour').last()).toHaveText('3 600');
    await expect(tool.getByText('1 tokens per second', { exact: true })).toBeVisible();
    await tool.getByRole('radio', { name: 'rate from an amount' }).check({ force: true });
    await expect(field(tool, 'Amount, in tokens')).toHaveValue('2\u202f592\u202f000');

    await field(tool, 'Amount, in tokens').fill('1000');
    await expectAccessible(page, '#flow-calculator');
    await tool.getByRole('tab', { name: 'TypeScript' }).click();
    const panel = tool.getByRole('tabpanel');
    await panel.hover();
    const text = await copiedBy(
      page,
      panel.getByRole('button', { name: 'Copy code to clipboard' }),
    );
    expect(text).toContain("functionName: 'createAndDeposit'");
    expect(text).toContain("parseUnits('1000', 6), // deposit");
  },
);

test('debts and depletion at a moment', { tag: '@any-size' }, async ({ page }) => {
  const tool = await open(page, PAST);
  await expect(fact(tool, 'Status')).toHaveText('STREAMING_INSOLVENT');
  await expect(fact(tool, 'Ongoing debt')).toContainText('1 333.333333333331712 tokens');
  await expect(fact(tool, 'Total debt')).toHaveText('1 333.333333 tokens, 1333333333 units');
  await expect(fact(tool, 'Covered debt')).toContainText('1 000 tokens');
  await expect(fact(tool, 'Uncovered debt')).toContainText('333.333333 tokens');
  await expect(fact(tool, 'Depletion time')).toHaveText('2026-01-31 00:00:01 UTC, Unix 1769817601');
  await field(tool, 'Moment to look at').fill('10d');
  await expect(fact(tool, 'Refundable')).toHaveText('666.666667 tokens, 666666667 units');
  await expect(status(tool)).toContainText(
    '333.333333 tokens are owed, 0 tokens of them uncovered',
  );
  const slider = tool.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(fact(tool, 'Total debt')).toHaveText('0 tokens, 0 units');
  await field(tool, 'Deposit, in tokens').fill('');
  await expect(fact(tool, 'Depletion time')).toHaveText(/^No deposit/);
  await expect(code(tool)).toContainText('FLOW.create({');
});

test(
  'a link brings everything back and typing adds no history',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    const entries = await page.evaluate(() => window.history.length);
    await field(tool, 'Decimals of the token').fill('18');
    await field(tool, 'Amount, in tokens').fill('0.5');
    await field(tool, 'Period').selectOption('week');
    await field(tool, 'Start').fill('2027-02-03 04:05');
    await field(tool, 'Moment to look at').fill('3d');
    await expect.poll(() => query(page).get('start')).toBe('1801627500');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await field(tool, 'Start').fill('0');
    await expect(field(tool, 'Start')).toHaveAccessibleDescription(/0 is the time of the block/);
    await expect(code(tool)).toContainText(/startTime: 0,|0, \/\/ start: the time of the block/);
    await field(tool, 'Start').fill('2027-02-03 04:05');
    const before = await status(tool).textContent();
    const link = await copiedBy(page, tool.getByRole('button', { name: 'Copy link' }));
    const again = await openTool(page, link, 'Flow calculator');
    await expect(field(again, 'Start')).toHaveValue('2027-02-03 04:05 UTC');
    await expect(field(again, 'Period')).toHaveValue('week');
    await expect(status(again)).toHaveText(before ?? '');
  },
);

test(
  'wrong input is named beside its field, and results wait',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    const amount = field(tool, 'Amount, in tokens');
    await amount.fill('0');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription(/the rate comes out as 0/);
    await expect(status(tool)).toHaveText('Correct 1 marked field to see the figures.');
    await expect(tool.locator('[role=img]')).toHaveCount(0);
    await expect(tool.locator('dl')).toHaveCount(0);
    await expect(code(tool)).toHaveCount(0);
    await expect(tool.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await field(tool, 'Decimals of the token').fill('19');
    await expect(field(tool, 'Decimals of the token')).toHaveAccessibleDescription(/from 0 to 18/);
    await expectAccessible(page, '#flow-calculator');
    await expectNoOverflow(page);
    await field(tool, 'Decimals of the token').fill('0');
    await amount.fill('340282366920938463463374607431768211456');
    await expect(amount).toHaveAccessibleDescription(/counts in uint128/);
    await amount.fill('340282366920938463463374607431768211455');
    await expect(amount).toHaveAccessibleDescription(/does not fit UD21x18/);
    await amount.fill('1');
    await field(tool, 'Moment to look at').fill('1099511627776');
    await expect(field(tool, 'Moment to look at')).toHaveAccessibleDescription(/largest uint40/);
  },
);

test(
  'works by keyboard alone',
  { tag: ['@any-size', '@engine', '@engine-night'] },
  async ({ page }) => {
    const tool = await open(page);
    await tool.getByRole('radio', { name: 'rate from an amount' }).focus();
    const order = [
      field(tool, 'Amount, in tokens'),
      field(tool, 'Decimals of the token'),
      field(tool, 'Period'),
      tool.getByRole('radio', { name: 'down' }),
    ];
    for (const control of order) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('ArrowRight');
    await expect(fact(tool, 'Rate per second (UD21x18)')).toContainText('385802469135803');
    await field(tool, 'Deposit, in tokens').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('500');
    await expect(fact(tool, 'Covered debt')).toContainText('500 tokens');
    for (const name of ['Start', 'Moment to look at']) {
      await page.keyboard.press('Tab');
      await expect(field(tool, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(tool.getByRole('slider', { name: 'Moment' })).toBeFocused();
  },
);

test(
  'a hostile address becomes defaults and a message, never markup',
  { tag: '@any-size' },
  async ({ page }) => {
    const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
    const tool = await open(
      page,
      `?from=${evil}&decimals=-1&amount=${'9'.repeat(5_000)}&period=constructor&days=0&round=&rate=0x1&deposit=${evil}&start=30d&at=${evil}`,
    );
    await expect(tool.getByText(/^This address holds values/)).toHaveText(
      /: decimals, start, from, amount, period, days, round, rate, deposit, moment\.$/,
    );
    await expect(field(tool, 'Amount, in tokens')).toHaveValue('1000');
    expect(await tool.locator('img').count()).toBe(0);
    await expectAccessible(page, '#flow-calculator');
    await expectNoOverflow(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an example has its figures, and nothing waits for input',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto(PAGE);
      const tool = page.getByRole('region', { name: 'Flow calculator' });
      await expect(tool.locator('[role=img]')).toBeVisible();
      await expect(fact(tool, 'Total debt')).toContainText('1 333.333333 tokens');
      await expect(tool.locator('noscript p')).toContainText('With JavaScript you can compute');
      for (const control of await tool.locator('input, select, button, a').all()) {
        await expect(control).toBeHidden();
      }
    },
  );
});

test(
  'begins with the next month, and asks before it writes a past start',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    const now = new Date();
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    await expect(field(tool, 'Start')).toHaveValue(`${next.toISOString().slice(0, 10)} 00:00 UTC`);
    await expect(tool.getByRole('note', { name: 'Dates in the past' })).toHaveCount(0);
    await expect(row(tool, 'twelfth of a year of 365 days').first()).toHaveText('2 628 000');

    await tool.getByText(/^Create this stream/).click();
    const part = tool.locator('details[open]');
    await part.getByLabel('Chain').selectOption('Base');
    await part.getByLabel('Token address').fill('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913');
    await part
      .getByLabel('Sender', { exact: true })
      .fill('0x8b1dD8774373729B7755202079F52D8c7444D335');
    await part
      .getByLabel('Recipient', { exact: true })
      .fill('0x0298F4332e3857631385b39766325058a93e249f');
    const call = part.getByText(/^cast send .*"createAndDeposit/);
    await expect(call).toBeVisible();
    await expect(part.getByLabel(/starts in the past/)).toHaveCount(0);

    await field(tool, 'Start').fill('2026-01-01');
    await expect(call).toHaveCount(0);
    const question = part.getByLabel(/starts in the past: .* tokens are owed at once/);
    await question.check();
    await expect(call).toBeVisible();
    await expectAccessible(page, '#flow-calculator');
    await expectNoOverflow(page);
    await field(tool, 'Start').fill('2026-01-02');
    await expect(question).not.toBeChecked();
    await expect(call).toHaveCount(0);
  },
);
