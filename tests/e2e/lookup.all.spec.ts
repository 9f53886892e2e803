import type { Page } from '@playwright/test';
import { readDeployment } from '@sablier-docs/protocol/deployments';
import { hydrated } from './support/page';
import { expect, test } from './support/test';

const PAGE = '/reference/overview#lookup';
const tool = (page: Page) => page.getByRole('region', { name: 'Lookup of deployed contracts' });
const field = (page: Page) => tool(page).getByLabel('Contract, address, chain or chain id');
const rows = (page: Page) => tool(page).locator('tbody tr');

const base = readDeployment('lockup', 'latest').chains.find(({ id }) => id === 8453);
const lockup = base?.contracts.find(({ name }) => name === 'SablierLockup');
const address = lockup?.address ?? '';

async function open(page: Page) {
  await page.goto(PAGE);
  await hydrated(page);
}

test.describe('lookup of deployed contracts', () => {
  test(
    'leads from an address to contract, release and chain, and back, and shows the first of many',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await open(page);
      await field(page).fill(address);
      await expect(rows(page).filter({ hasText: 'Base' })).toContainText('SablierLockup');
      await expect(rows(page).filter({ hasText: 'Base' })).toContainText('8453');

      await field(page).fill('SablierLockup');
      await tool(page).getByLabel('Chain', { exact: true }).selectOption('8453');
      await tool(page).getByLabel('Release', { exact: true }).selectOption('Lockup v4.0');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(address);
      await expect(tool(page).getByRole('status')).toContainText(/^1 of \d+ deployed contracts/);

      await page.goto('about:blank');
      await open(page);
      await field(page).fill('lockup');
      await expect(rows(page)).toHaveCount(50);
      await expect(tool(page).getByRole('status')).toContainText('These are the first 50');
      await field(page).fill('no such thing');
      await expect(rows(page)).toHaveCount(0);
      await expect(tool(page).getByRole('status')).toContainText(/^0 of \d+/);
      expect(seen.messages).toEqual([]);
      expect(seen.foreign).toEqual([]);
    },
  );
});
