import type { Page } from '@playwright/test';
import { hydrated } from './support/page';
import { expect, test } from './support/test';

const tool = (page: Page) => page.getByRole('region', { name: 'Upgrade assistant' });

test.describe('upgrade assistant', () => {
  test(
    'lists what to change between two releases, for what the reader has, and opens with its address',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await page.goto('/reference/upgrades/lockup#assistant');
      await hydrated(page);
      await tool(page).getByRole('button', { name: 'Show the checklist' }).click();
      await expect(tool(page).getByRole('status').first()).toContainText(
        'From v2.0 to v4.0, for a contract that calls.',
      );
      await expect(tool(page).getByRole('heading', { level: 3 }).first()).toHaveText(
        '1. What breaks in silence',
      );
      await expect(tool(page)).toContainText('Make the function that withdraws payable');

      await tool(page).getByText('An indexer', { exact: true }).click();
      await expect(tool(page)).toContainText('event AllowToHook');
      await expect(tool(page)).not.toContainText('Make the function that withdraws payable');

      await tool(page).getByLabel('From', { exact: true }).selectOption('v1.2');
      await expect(tool(page).getByRole('status').first()).toContainText('From v1.2 to v4.0');
      await expect(page).toHaveURL(/#upgrade-assistant\?from=v1\.2&to=v4\.0&have=indexer$/);

      await page.goto('about:blank');
      await page.goto('/reference/upgrades/flow#upgrade-assistant?from=v1.0&to=v2.0&have=script');
      await hydrated(page);
      await expect(tool(page).getByRole('status').first()).toContainText(
        'From v1.0 to v2.0, for a script or dApp.',
      );
      await expect(tool(page)).toContainText('numbers of the other statuses moved by one');
      await expect(tool(page).getByText('a contract that is called')).toHaveCount(0);
      expect(seen.messages).toEqual([]);
      expect(seen.foreign).toEqual([]);
    },
  );
});
