import { encodeAbiParameters, encodeErrorResult, type Hex } from 'viem';
import type { Page } from '@playwright/test';
import { examples } from '@sablier-docs/kit/decoder/view/examples';
import { hydrated } from './support/page';
import { scriptWith } from './support/script-with';
import { expect, test, type Watch } from './support/test';

const PAGE = '/reference/errors';
const overdraw = examples[0].data as Hex;
const reasonAbi = [
  { type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] },
] as const;
const reason = (text: string) =>
  encodeErrorResult({ abi: reasonAbi, errorName: 'Error', args: [text] });

/** Warnings about timing are checked by pages.spec.ts, which runs on a quiet machine. */
const problems = ({ messages }: Watch) => messages.filter((text) => !text.startsWith('warning:'));

const input = (page: Page) => page.getByLabel('Revert data, selector or error message');
const decoder = (page: Page) => page.locator('[class*=decoder]').first();
const answer = (page: Page) => decoder(page).getByRole('status');

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
}

test.describe('decoder', () => {
  test(
    'names an error, decodes its arguments and leads to its entry @any-size',
    { tag: ['@engine', '@engine-night'] },
    async ({ page, seen }) => {
      await open(page);
      await input(page).fill(overdraw);
      await expect(answer(page)).toContainText('SablierLockup_Overdraw');
      const values = decoder(page).locator('dd bdi');
      await expect(values).toHaveText(['42', '100000000', '75000000']);
      await expect(decoder(page)).toContainText('withdrawMax');
      await decoder(page).getByRole('link', { name: 'Entry of SablierLockup_Overdraw' }).click();
      await expect(page).toHaveURL(/#sablierlockup_overdraw$/);
      await expect(page.locator('#sablierlockup_overdraw')).toBeInViewport();
      expect(seen.foreign).toEqual([]);
      expect(problems(seen)).toEqual([]);
    },
  );

  test('a hostile reason stays text', { tag: '@any-size' }, async ({ page, seen }) => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await open(page, `${PAGE}?data=${reason(hostile)}`);
    await expect(decoder(page).locator('dd bdi')).toHaveText(hostile);
    await expect(decoder(page).locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Errors/);
    // An older link: its data leaves the query, which a reload would send.
    expect(new URL(page.url()).search).toBe('');
    expect(page.url()).toContain('#error-decoder?data=0x08c379a0');
    expect(problems(seen)).toEqual([]);
  });

  /** What a reader pastes, and a part of the answer. */
  const ANSWERS = [
    ['an unknown selector', '0xdeadbeef', 'Unknown selector 0xdeadbeef'],
    ['garbage', 'what happened?', 'No revert data found'],
    ['a digit too few', '0x066920d', 'Odd number of digits'],
    ['data with a digit too few', overdraw.slice(0, -1), 'that of SablierLockup_Overdraw'],
    ['an error of an older release', '0xd2aabcd9', 'which the current releases do not have'],
    ['letters that are no digits', '0x0669zz77', 'Not hex'],
    ['arguments that end early', overdraw.slice(0, 100), 'The arguments end early'],
    ['10 kB of digits', `0x${'ab'.repeat(5_000)}`, 'Unknown selector 0xabababab'],
    ['10 kB of letters', 'x'.repeat(10_240), 'No revert data found'],
    ['more than it reads', 'x'.repeat(20_001), 'Too long'],
  ] as const;

  test(
    'answers everything that a reader can paste',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await open(page);
      await expect(answer(page)).toContainText('shows up here');
      await test.step('a selector, an error message and the data of a log', async () => {
        await input(page).fill('0x92c38434');
        await expect(answer(page)).toContainText('SablierFlowState_Null');
        await expect(answer(page)).toContainText('selector alone');
        await input(page).fill(`execution reverted {"data":"${overdraw}"} to 0x${'ab'.repeat(20)}`);
        await expect(answer(page)).toContainText('SablierLockup_Overdraw');
        await input(page).fill(encodeAbiParameters([{ type: 'bytes' }], [overdraw]));
        await expect(answer(page)).toContainText('log data');
        await expect(decoder(page).locator('dd bdi').first()).toHaveText('42');
      });
      await test.step('panics and plain reasons', async () => {
        await decoder(page).getByRole('button', { name: 'Panic' }).click();
        await expect(decoder(page)).toContainText('Panic 0x11: Arithmetic overflow or underflow');
        await decoder(page).getByRole('button', { name: 'Plain text' }).click();
        await expect(decoder(page)).toContainText('amount exceeds the available balance');
      });
      await test.step('a call, of which nothing stays below the next text', async () => {
        await input(page).fill(`0x40e58ee5${'7'.padStart(64, '0')}`);
        await expect(answer(page)).toContainText('This is a call, not an error');
        await expect(decoder(page).getByText(/^Cancels stream 7 for good/)).toBeVisible();
        await input(page).fill('what happened?');
        await expect(answer(page)).toContainText('No revert data found');
        await expect(decoder(page).getByText(/^Cancels stream 7 for good/)).toHaveCount(0);
      });
      for (const [name, text, wanted] of ANSWERS) {
        await test.step(name, async () => {
          await input(page).fill(text);
          await expect(answer(page)).toContainText(wanted);
        });
      }
      await decoder(page).getByRole('button', { name: 'Clear' }).click();
      await expect(input(page)).toHaveValue('');
      await expect(answer(page)).toContainText('shows up here');
      await page.setViewportSize({ width: 320, height: 700 });
      await input(page).fill('0x8dfe12f3');
      await expect(answer(page)).toContainText('NotGreaterThanVestingStartTime');
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, 'pixels wider than a 320 px screen').toBeLessThanOrEqual(0);
      expect(problems(seen)).toEqual([]);
    },
  );

  test(
    'keeps the address up to date without filling the history @night',
    { tag: '@any-size' },
    async ({ page }) => {
      await open(page);
      const before = await page.evaluate(() => history.length);
      await input(page).pressSequentially('0x92c38434', { delay: 20 });
      await expect(page).toHaveURL(`${PAGE}#error-decoder?data=0x92c38434`);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.reload();
      await expect(input(page)).toHaveValue('0x92c38434');
      await expect(answer(page)).toContainText('SablierFlowState_Null');
      await input(page).fill('');
      await expect(page).toHaveURL(PAGE);
    },
  );

  test('can be used by keyboard', { tag: '@any-size' }, async ({ page }) => {
    await open(page);
    await input(page).focus();
    await page.keyboard.type('0x36186274');
    await expect(answer(page)).toContainText('SablierBatchLockup_BatchSizeZero');
    await page.keyboard.press('Tab');
    await expect(decoder(page).getByRole('button', { name: 'Overdraw' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('SablierLockup_Overdraw');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('errors read in full, and anchors work', { tag: '@any-size' }, async ({ page }) => {
    await page.goto(`${PAGE}#sablierflow_overdraw`);
    const heading = page.locator('#sablierflow_overdraw');
    await expect(heading).toBeInViewport();
    await expect(page.getByText('0xf9f29859')).toBeVisible();
    await expect(page.locator('h3[id]')).toHaveCount(161);
    expect(await page.content()).toContain('The decoder needs JavaScript');
    await expect(page.getByRole('searchbox', { name: /^Filter errors/ })).toBeHidden();
    await expect(page.locator('#sablierlockup_overdraw')).toBeVisible();
  });

  test('access control and diagrams read in full @any-size', async ({ page }) => {
    for (const product of ['lockup', 'flow', 'airdrops']) {
      await page.goto(`/reference/${product}/access-control`);
      await expect(page.locator('table').nth(1).locator('tbody tr').first()).toBeVisible();
      const checks = page.locator('details').first();
      await checks.locator('summary').click();
      await expect(checks.locator('li').first()).toBeVisible();
      await page.goto(`/reference/${product}/diagrams`);
      const drawings = page.locator('figure svg');
      expect(await drawings.count()).toBeGreaterThan(3);
      for (const box of await drawings.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().width),
      )) {
        expect(box).toBeGreaterThan(20);
      }
      await expect(page.locator('figure ol li, figure ul li').first()).toBeVisible();
    }
  });
});

test('rows and drawing of an inheritance keep step @any-size', async ({ page }) => {
  await open(page, '/reference/lockup/diagrams');
  const figure = page.locator('figure').first();
  const drawing = await figure.locator('svg').boundingBox();
  const list = await figure.locator('ul').boundingBox();
  expect(Math.abs((drawing?.height ?? 0) - (list?.height ?? 1))).toBeLessThan(1);
});

test.describe('filter of errors', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: /^Filter errors/ });
  const entries = (page: Page) => page.locator('[data-error]:visible');
  const contents = (page: Page) => page.locator('.theme-doc-toc-desktop li:visible');

  test(
    'hides what does not fit, and says how many of how many are left',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      for (const path of [PAGE, '/reference/older-errors']) {
        await open(page, path);
        const all = await entries(page).count();
        const count = page.locator('error-filter output');
        await expect(count).toHaveText(`${all} errors`);
        const listed = await contents(page).count();

        await field(page).focus();
        await page.keyboard.type('SablierFlow');
        await expect(page.locator('[data-error]:visible').first()).toContainText('SablierFlow');
        const left = await entries(page).count();
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(all);
        await expect(count).toHaveText(`${left} of ${all} errors`);
        await expect(page.locator('#flow')).toBeVisible();
        await expect(page.locator('#prbmath, #libraries')).toBeHidden();
        if (listed > 0) expect(await contents(page).count()).toBeLessThan(listed);
        const hidden = await page
          .locator('.table-of-contents__link:visible')
          .evaluateAll((links) =>
            links
              .map((link) => link.getAttribute('href')?.slice(1) ?? '')
              .filter((id) => !document.getElementById(id)?.checkVisibility()),
          );
        expect(hidden, path).toEqual([]);

        await field(page).fill('');
        await expect(entries(page)).toHaveCount(all);
        await expect(count).toHaveText(`${all} errors`);
        await expect(contents(page)).toHaveCount(listed);
        expect(problems(seen), path).toEqual([]);
      }
    },
  );

  test('whose code did not come is asked for again at the field @any-size', async ({ page }) => {
    let fails = true;
    const { name } = scriptWith(/define\("error-filter"/);
    await page.route(`**/assets/js/${name}`, (route) => (fails ? route.abort() : route.continue()));
    await open(page);
    const all = await entries(page).count();
    fails = false;
    await field(page).fill('SablierFlow');
    await expect.poll(() => entries(page).count()).toBeLessThan(all);
  });

  test(
    'takes whole revert data, words that fit nothing as text, and goes for a link to what it hides',
    { tag: '@any-size' },
    async ({ page }) => {
      await open(page);
      await field(page).fill(overdraw);
      await expect(entries(page)).toHaveText([/SablierLockup_Overdraw/]);
      await field(page).fill('<b>nothing</b>');
      await expect(entries(page)).toHaveCount(0);
      await expect(page.locator('error-filter')).toContainText('matches <b>nothing</b>');
      await expect(page.locator('#next')).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(field(page)).toBeFocused();
      await expect(entries(page).first()).toBeVisible();

      await field(page).fill('prbmath');
      await expect(page.locator('#sablierlockup_overdraw')).toBeHidden();
      await input(page).fill(overdraw);
      await decoder(page).getByRole('link', { name: 'Entry of SablierLockup_Overdraw' }).click();
      await expect(page.locator('#sablierlockup_overdraw')).toBeInViewport();
      await expect(field(page)).toHaveValue('');
    },
  );
});
