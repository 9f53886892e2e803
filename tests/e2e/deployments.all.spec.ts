import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sablier } from 'sablier';
import { readDeployment } from '@sablier-docs/protocol/deployments';
import { hydrated } from './support/page';
import { expect, test } from './support/test';

const PAGE = '/guides/lockup/deployments';
/** As the package has them, not as the site reads them: it lists Solana among its chains, and no page does. */
const deployed = (
  sablier.releases.getLatest({ protocol: 'lockup' as never })?.deployments ?? []
).filter(({ chainId }) => sablier.chains.get(chainId) !== undefined);
const CHAINS = deployed.length;
const CONTRACTS = deployed.flatMap(({ contracts }) => contracts).length;
const LOCKUP_ON_BASE = '0xc19a09A66887017F603E5dF420ed3Cb9a5c07C0A';

const filter = (page: Page) => page.getByRole('searchbox', { name: /Filter by chain/ });
const rows = (page: Page) => page.locator('[data-chain] tbody tr:visible');
const copyButton = (page: Page) =>
  page.getByRole('button', { name: 'Copy the address of SablierLockup on Base', exact: true });

async function open(page: Page, hash = '') {
  await page.goto(PAGE + hash);
  await hydrated(page);
}

test.describe('filter', () => {
  test(
    'finds by chain, by contract, by alias and by address, says how many, and takes words as text',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await open(page);
      const count = page.locator('output');
      await expect(count).toHaveText(`${CONTRACTS} contracts on ${CHAINS} chains`);

      await filter(page).fill('gnosis');
      await expect(rows(page)).toHaveCount(5);
      await expect(count).toHaveText('5 contracts on 1 chain');
      await expect(page.getByRole('heading', { name: 'Testnets' })).toBeHidden();

      await filter(page).fill('SablierBatchLockup');
      await expect(rows(page)).toHaveCount(CHAINS);

      await filter(page).fill('base LK3');
      await expect(rows(page)).toHaveCount(2);

      await filter(page).fill(LOCKUP_ON_BASE.slice(0, 10));
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(LOCKUP_ON_BASE);

      await filter(page).fill('');
      await expect(rows(page)).toHaveCount(CONTRACTS);

      await filter(page).fill('<img src=x onerror=alert(1)>');
      await expect(count).toHaveText('0 contracts on 0 chains');
      await expect(page.getByText('matches <img src=x onerror=alert(1)>')).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(rows(page)).toHaveCount(CONTRACTS);
      await expect(filter(page)).toBeFocused();
      expect(seen.messages).toEqual([]);
    },
  );

  test('makes way for a link to a chain that it hides', { tag: '@any-size' }, async ({ page }) => {
    await open(page);
    await filter(page).fill('gnosis');
    await expect(rows(page)).toHaveCount(5);
    await page.evaluate(() => (location.hash = '#sepolia'));
    await expect(page.locator('#sepolia')).toBeInViewport();
    await expect(filter(page)).toHaveValue('');

    // The same link again, which does not change the address.
    await filter(page).fill('gnosis');
    await expect(page.locator('#sepolia')).toBeHidden();
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('h3 a[href="#sepolia"]');
      link?.click();
    });
    await expect(page.locator('#sepolia')).toBeInViewport();
  });
});

test(
  'an address in the link leads to its chain',
  { tag: ['@engine', '@any-size', '@engine-night'] },
  async ({ page }) => {
    await open(page, '#base');
    await expect(page.locator('h3#base')).toBeInViewport();
  },
);

test.describe('copy', () => {
  test(
    'puts the whole address on the clipboard, by keyboard, and says so',
    { tag: ['@any-size', '@engine'] },
    async ({ page, context, seen }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      await copyButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText(
        `Copied ${LOCKUP_ON_BASE}`,
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LOCKUP_ON_BASE);
      await expect(copyButton(page)).toBeFocused();
      expect(seen.messages).toEqual([]);
    },
  );

  test(
    'selects the address when the browser refuses, or has no clipboard',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          configurable: true,
          value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
        });
      });
      await open(page);
      await copyButton(page).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Copying was refused' }),
      ).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(LOCKUP_ON_BASE);
      expect(seen.messages).toEqual([]);

      // The same where there is no clipboard at all.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await open(page);
      await copyButton(page).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Copying was refused' }),
      ).toBeVisible();
    },
  );
});

test('both downloads hold what the SDK holds', { tag: '@any-size' }, async ({ page }) => {
  await open(page);
  const { chains } = readDeployment('lockup', 'latest');
  const fetched = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: readFileSync(await download.path(), 'utf8'),
    };
  };

  const json = await fetched('Download as JSON');
  expect(json.name).toBe('lockup-v4.0.json');
  expect(JSON.parse(json.text)).toMatchObject({ product: 'lockup', version: 'v4.0', chains });

  const csv = await fetched('Download as CSV');
  expect(csv.name).toBe('lockup-v4.0.csv');
  const lines = csv.text.trim().split('\r\n');
  expect(lines, 'a head and a line for each').toHaveLength(1 + CONTRACTS);
  for (const { address } of chains.flatMap(({ contracts }) => contracts)) {
    expect(csv.text).toContain(`,${address},`);
  }
});

test('an address shows both ends, has its whole in its name and nothing moves sideways @any-size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  const link = page.locator('#base').locator('..').getByRole('link', { name: LOCKUP_ON_BASE });
  await link.scrollIntoViewIfNeeded();
  const head = link.locator('span').first();
  const { cut, text } = await head.evaluate((span) => ({
    cut: span.scrollWidth > span.clientWidth,
    text: span.parentElement?.textContent,
  }));
  expect(cut).toBe(true);
  expect(text).toBe(LOCKUP_ON_BASE);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page has every address and no control that does nothing',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto(PAGE);
      await expect(rows(page)).toHaveCount(CONTRACTS);
      await expect(page.getByRole('link', { name: LOCKUP_ON_BASE })).toHaveAttribute(
        'href',
        `https://basescan.org/address/${LOCKUP_ON_BASE}`,
      );
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible();
    },
  );
});
