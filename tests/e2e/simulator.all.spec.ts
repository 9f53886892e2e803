import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { copiedBy, expectNoOverflow, openTool } from './support/tool';

const SHAPES = '/concepts/lockup/stream-shapes';
const GUIDES = '/guides/lockup/examples/create-stream';
const open = (page: Page, query = '', path = SHAPES) =>
  openTool(page, `${path}${query}`, 'Stream simulator');

const field = (tool: Locator, label: string) => tool.getByLabel(label, { exact: true });
const status = (tool: Locator) => tool.getByTestId('answer');
const plot = (tool: Locator) => tool.locator('[role=img]');
const amount = (tool: Locator, name: string) =>
  tool.locator('dl > div').filter({ has: tool.page().locator(`dt:text-is("${name}")`) });
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
  expect(seen.foreign, 'requests to other origins').toEqual([]);
});

test('every preset draws its curve', { tag: '@any-size' }, async ({ page }) => {
  const tool = await open(page);
  await expect(plot(tool)).toHaveAttribute('aria-label', /At the cliff: 25 tokens at once/);
  const labels = new Set<string | null>();
  for (const { id, title } of LOCKUP_SHAPES) {
    await field(tool, 'Preset').selectOption({ label: title });
    await expect(field(tool, 'Shape label')).toHaveValue(id);
    await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
    labels.add(await plot(tool).getAttribute('aria-label'));
  }
  expect(labels.size).toBe(LOCKUP_SHAPES.length);
});

test('the slider moves the moment, the code is copied unchanged, and rows are accessible @any-size', async ({
  page,
}) => {
  const tool = await open(page);
  const slider = tool.getByRole('slider', { name: 'Moment' });
  await expect(slider).toHaveAttribute('aria-valuetext', '2026-02-20 00:00 UTC');
  const panel = tool.getByRole('tabpanel');
  await panel.hover();
  const text = await copiedBy(page, panel.getByRole('button', { name: 'Copy code to clipboard' }));
  expect(text).toMatch(/^Lockup\.CreateWithTimestamps memory params/);
  expect(text).toContain('LOCKUP.createWithTimestampsLL(params, unlockAmounts, granularity');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(amount(tool, 'Streamed')).toContainText('100 tokens');
  await page.keyboard.press('Home');
  await expect(amount(tool, 'Streamed')).toContainText('0 tokens');
  await expect(field(tool, 'Moment to look at')).toHaveValue('0s');

  const rows = await open(page, '?model=dynamic&rows=0_1_10d-60_0.5_50d-40_3_100d');
  await expect(rows.getByRole('group', { name: 'segment 3' })).toBeVisible();
  await expectAccessible(page, '#stream-simulator');
  await expectNoOverflow(page);
});

test('amounts, code and address follow what is typed', { tag: '@any-size' }, async ({ page }) => {
  const tool = await open(page);
  const entries = await page.evaluate(() => window.history.length);
  await field(tool, 'Decimals of the token').fill('6');
  await field(tool, 'Deposit, in tokens').fill('1,000.000001');
  await field(tool, 'Unlock at the cliff, in tokens').fill('0.000001');
  await field(tool, 'Moment to look at').fill('2026-01-26 00:00:01');
  await expect(amount(tool, 'Streamed')).toContainText('0.000155 tokens');
  await expect(amount(tool, 'Streamed')).toContainText('155 units');
  await expect(amount(tool, 'Left')).toContainText('999.999846 tokens');
  await expect(status(tool)).toHaveText(
    '2026-01-26 00:00:01 UTC: 0.000155 of 1 000.000001 tokens are streamed.',
  );
  await expect(field(tool, 'Preset')).toHaveValue('');
  await expect(tool.getByRole('note')).toContainText('The end is in the past');
  await expect(code(tool)).toContainText('depositAmount: 1000.000001e6');
  await expect(code(tool)).toContainText('uint40 cliffTime = 1769385600; // 2026-01-26 00:00 UTC');
  await tool.getByRole('tab', { name: 'TypeScript' }).click();
  await expect(code(tool)).toContainText("depositAmount: parseUnits('1000.000001', 6)");

  await expect.poll(() => query(page).get('deposit')).toBe('1000.000001');
  expect(query(page).get('at')).toBe('1769385601');
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test(
  'a table and a calendar are made in the browser',
  { tag: '@any-size' },
  async ({ page, seen }) => {
    const tool = await open(
      page,
      '#stream-simulator?model=linear&decimals=6&deposit=12000&start=1767225600&end=1798761600&cliff=&cliffUnlock=0&step=1s&shape=team',
    );
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        tool.getByRole('button', { name }).click(),
      ]);
      return {
        name: download.suggestedFilename(),
        text: readFileSync(await download.path(), 'utf8'),
      };
    };
    const table = await saved('Download a table (CSV)');
    expect(table.name).toBe('vesting.csv');
    expect(table.text.split('\r\n')).toHaveLength(14);
    expect(table.text).toContain(
      'team,2026-12-01T00:00:00Z,2027-01-01T00:00:00Z,1019.178083,12000,0\r\n',
    );
    await tool.getByRole('radio', { name: 'Year' }).check({ force: true });
    const years = await saved('Download a table (CSV)');
    expect(years.text.split('\r\n')).toHaveLength(3);
    const dates = await saved('Download the dates (calendar)');
    expect(dates.name).toBe('vesting.ics');
    expect(dates.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(dates.text).toContain('DTSTART:20270101T000000Z');
    await expect(tool.getByText('vesting.ics is ready.')).toBeVisible();
    await expectNoOverflow(page);
    expect(seen.foreign).toEqual([]);
  },
);

test(
  'a link brings everything back, on another page load',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    await tool.getByRole('radio', { name: 'Tranched' }).check({ force: true });
    await field(tool, 'At, tranche 2').fill('2026-03-01 12:00');
    await field(tool, 'Tokens, tranche 1').fill('24.5');
    await field(tool, 'Tokens, tranche 2').fill('25.5');
    await field(tool, 'Moment to look at').fill('60d');
    const before = await status(tool).textContent();
    const link = await copiedBy(page, tool.getByRole('button', { name: 'Copy link' }));
    expect(link).toMatch(/\/stream-shapes#stream-simulator\?model=tranched&/);

    const again = await openTool(page, link, 'Stream simulator');
    await expect(field(again, 'Tokens, tranche 1')).toHaveValue('24.5');
    await expect(field(again, 'At, tranche 2')).toHaveValue('2026-03-01 12:00 UTC');
    await expect(status(again)).toHaveText(before ?? '');
    await expect(again).toBeInViewport();
    await page.reload();
    await expect(field(again, 'Tokens, tranche 1')).toHaveValue('24.5');
  },
);

test('wrong input is named beside its field, and the curve is not taken for current @any-size', async ({
  page,
}) => {
  const tool = await open(page);
  const cliff = field(tool, 'Cliff');
  await cliff.fill('100d');
  await expect(cliff).toHaveAttribute('aria-invalid', 'true');
  await expect(cliff).toHaveAccessibleDescription(
    /Move the cliff before the end time\. SablierLockupHelpers_CliffTimeNotLessThanEndTime/,
  );
  await expect(status(tool)).toHaveText(
    'The contract would refuse this stream for 1 reason, marked below.',
  );
  await expect(tool.getByText('Not current')).toBeVisible();
  await expect(plot(tool)).toHaveAttribute('aria-label', /^Not current\./);
  await expect(code(tool)).toHaveCount(0);
  await expect(amount(tool, 'Streamed')).toHaveCount(0);
  await expectAccessible(page, '#stream-simulator');

  await field(tool, 'Deposit, in tokens').fill('1e3');
  await expect(field(tool, 'Deposit, in tokens')).toHaveAccessibleDescription(
    /Write all digits, without an exponent/,
  );
  await expect(status(tool)).toHaveText('Correct 1 marked field to see the stream.');
  const address = page.url();
  await field(tool, 'Start').fill('someday');
  await expect(status(tool)).toHaveText('Correct 2 marked fields to see the stream.');
  await expect(tool.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  // The address is written a moment after the last letter, and not at all here.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(page.url()).toBe(address);
  await expectNoOverflow(page);

  await field(tool, 'Start').fill('2026-01-01');
  await field(tool, 'Deposit, in tokens').fill('100');
  await tool
    .getByRole('link', { name: 'SablierLockupHelpers_CliffTimeNotLessThanEndTime' })
    .click();
  await expect(page).toHaveURL(
    `/reference/errors#${errorAnchor('SablierLockupHelpers_CliffTimeNotLessThanEndTime')}`,
  );
});

test(
  'each guide begins with its own model, and a sum that differs is taken over by a button',
  { tag: '@any-size' },
  async ({ page }) => {
    for (const model of ['Linear', 'Dynamic', 'Tranched']) {
      const own = await open(page, '', `${GUIDES}/lockup-${model.toLowerCase()}`);
      await expect(own.getByRole('radio', { name: model })).toBeChecked();
    }
    const tool = await open(page, '?model=tranched');
    await field(tool, 'Tokens, tranche 4').fill('41.5');
    await expect(field(tool, 'Deposit, in tokens')).toHaveAccessibleDescription(
      /add up to 101\.5 tokens/,
    );
    await tool.getByRole('button', { name: 'Use the sum' }).click();
    await expect(field(tool, 'Deposit, in tokens')).toHaveValue('101.5');
    await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
    // The query of an older link is in the hash now.
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'cells of a spreadsheet fill rows, and undo takes them back',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page, '#stream-simulator?model=tranched&rows=100_90d&deposit=100');
    const first = field(tool, 'Tokens, tranche 1');
    await first.evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text', '10\t30d\n20\t60d\n70\t90d\n');
      const options = { clipboardData: data, bubbles: true, cancelable: true };
      input.dispatchEvent(new ClipboardEvent('paste', options));
    });
    await expect(tool.getByRole('group', { name: /^tranche/ })).toHaveCount(3);
    await expect(field(tool, 'At, tranche 3')).toHaveValue('90d');
    await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
    // The curve stays in sight beside the last field.
    await field(tool, 'At, tranche 3').scrollIntoViewIfNeeded();
    await expect(plot(tool)).toBeInViewport();
    await tool.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(tool.getByRole('group', { name: /^tranche/ })).toHaveCount(1);
  },
);

test(
  'another model and back keeps cliff, unlock and a true label',
  { tag: ['@any-size', '@night'] },
  async ({ page }) => {
    const tool = await open(page);
    const model = (name: string) => tool.getByRole('radio', { name }).check({ force: true });
    await model('Dynamic');
    await model('Linear');
    await expect(field(tool, 'Cliff')).toHaveValue('25d');
    await expect(field(tool, 'Unlock at the cliff, in tokens')).toHaveValue('25');
    await field(tool, 'Unlock at the cliff, in tokens').fill('0');
    await field(tool, 'Cliff').fill('');
    await expect(field(tool, 'Shape label')).toHaveValue('linear');
    await tool.getByRole('button', { name: 'Start now' }).click();
    await expect(tool.getByRole('note')).toHaveCount(0);
  },
);

test(
  'limits: uint128, uint40, the largest exponent and 50 rows',
  { tag: ['@any-size', '@night'] },
  async ({ page }) => {
    const tool = await open(page, '?model=dynamic');
    await field(tool, 'Exponent, segment 1').fill('18.446744073709551616');
    await expect(tool.getByText('the largest UD2x18')).toBeVisible();
    await field(tool, 'Exponent, segment 1').fill('18.446744073709551615');
    await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
    await field(tool, 'Until, segment 1').fill('1099511627776');
    await expect(tool.getByText('the largest uint40')).toBeVisible();
    await field(tool, 'Until, segment 1').fill('1099511627775');
    const most = '340282366920938463463.374607431768211455';
    await field(tool, 'Deposit, in tokens').fill(most);
    await field(tool, 'Tokens, segment 1').fill(most);
    await expect(tool.locator('[aria-invalid]')).toHaveCount(0);
    await field(tool, 'Moment to look at').fill('1099511627775');
    await expect(amount(tool, 'Streamed')).toContainText('340282366920938463463374607431768211455');
    await expectNoOverflow(page);

    const add = tool.getByRole('button', { name: 'Add a segment' });
    for (let count = 2; count <= 51; count += 1) await add.press('Enter');
    await expect(tool.getByRole('group', { name: /^segment/ })).toHaveCount(50);
    await expect(tool.getByText('50 is the most this tool takes.')).toBeVisible();
  },
);

test('works by keyboard alone, rows included', { tag: '@any-size' }, async ({ page }) => {
  const tool = await open(page);
  await tool.getByRole('radio', { name: 'Linear' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('radio', { name: 'Dynamic' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('radio', { name: 'Tranched' })).toBeFocused();
  const order = [
    field(tool, 'Preset'),
    tool.getByRole('slider', { name: 'Moment' }),
    field(tool, 'Moment to look at'),
    field(tool, 'Deposit, in tokens'),
    field(tool, 'Decimals of the token'),
    field(tool, 'Start'),
    field(tool, 'Shape label'),
    field(tool, 'Tokens, tranche 1'),
    field(tool, 'At, tranche 1'),
    tool.getByRole('button', { name: 'Remove tranche 1' }),
  ];
  for (const control of order) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('button', { name: 'Remove tranche 1' })).toBeFocused();
  await expect(tool.getByRole('group', { name: /^tranche/ })).toHaveCount(3);
  // The last one: the focus stays in the list.
  await tool.getByRole('button', { name: 'Remove tranche 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('button', { name: 'Remove tranche 2' })).toBeFocused();
  for (let left = 2; left > 0; left -= 1) await page.keyboard.press('Enter');
  const add = tool.getByRole('button', { name: 'Add a tranche' });
  await expect(add).toBeFocused();
  await expect(tool.getByRole('alert')).toContainText('SablierLockupHelpers_TrancheCountZero');
  await page.keyboard.press('Enter');
  await expect(field(tool, 'Tokens, tranche 1')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('100');
  await expect(amount(tool, 'Streamed')).toBeVisible();
});

test(
  'a hostile address becomes defaults and a message, never markup',
  { tag: ['@any-size', '@night'] },
  async ({ page }) => {
    const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
    const rows = '1_1d-'.repeat(2_000);
    const tool = await open(
      page,
      `?model=tranched&deposit=${evil}&start=99999999999999999999&decimals=77&rows=${rows}&shape=${evil}%E2%80%AE&at=`,
    );
    await expect(tool.getByText(/^This address holds values that cannot be used/)).toHaveText(
      /: decimals, start, deposit, tranches, shape label, moment\.$/,
    );
    await expect(tool.getByRole('radio', { name: 'Tranched' })).toBeChecked();
    await expect(field(tool, 'Deposit, in tokens')).toHaveValue('100');
    expect(await tool.locator('img').count()).toBe(0);
    await expectAccessible(page, '#stream-simulator');
    await expectNoOverflow(page);
    await field(tool, 'Deposit, in tokens').fill('100');
    await field(tool, 'Moment to look at').fill('3d');
    await expect(tool.getByText(/^This address holds/)).toHaveCount(0);

    const label = '"}); revert(msg.sender); //';
    const second = await open(page, `?shape=${encodeURIComponent(label)}`);
    await expect(code(second)).toContainText('shape: "\\"}); revert(msg.sender); //"');
    const third = await open(page, `?shape=${encodeURIComponent('"<b>\\')}`);
    await expect(code(third)).toContainText('shape: "\\"<b>\\\\"');
    expect(await third.locator('b').count()).toBe(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the plot has its figures, and nothing waits for input',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto(SHAPES);
      const tool = page.getByRole('region', { name: 'Stream simulator' });
      await expect(plot(tool)).toBeVisible();
      await expect(amount(tool, 'Streamed')).toContainText('50 tokens');
      await expect(tool.locator('noscript p')).toContainText('With JavaScript you can set');
      for (const control of await tool.locator('input, select, button, a').all()) {
        await expect(control).toBeHidden();
      }
    },
  );
});
