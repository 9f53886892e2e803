import type { Page } from '@playwright/test';
import { frames, markDocument, open } from './support/page';
import { expect, test } from './support/test';
import { toolsReady } from './support/tool';

/* The APIs section: sample queries, endpoints, entities and the tool for identifiers. */

const query = (page: Page, name: string) => page.locator(`[data-query="${name}"]`);
const tab = (page: Page, name: string, vendor: string) =>
  query(page, name).getByRole('tab', { name: vendor });

test.describe('sample queries', () => {
  test(
    'open with Envio, and keep the choice on every page, also one by keyboard',
    { tag: ['@any-size', '@engine', '@engine-night'] },
    async ({ page }) => {
      await open(page, '/api/lockup/envio/queries');
      await expect(tab(page, 'lockup/latest', 'Envio')).toHaveAttribute('aria-selected', 'true');
      const code = query(page, 'lockup/totals').locator('pre:visible').first();
      await expect(code).toContainText('LockupStream_aggregate');

      await tab(page, 'lockup/latest', 'The Graph').click();
      const chosen = (name: string) =>
        expect(tab(page, name, 'The Graph')).toHaveAttribute('aria-selected', 'true');
      await chosen('lockup/totals');
      await expect(code).toContainText('watcher');

      await open(page, '/api/flow/envio/queries');
      await chosen('flow/totals');
      await page.reload();
      await chosen('flow/latest');

      await tab(page, 'flow/latest', 'The Graph').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(tab(page, 'flow/totals', 'Envio')).toHaveAttribute('aria-selected', 'true');
    },
  );

  test(
    'of one vendor alone have no tabs, with the same ways to run them @night',
    { tag: '@any-size' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/api/flow/the-graph/queries');
      const sample = query(page, 'flow/running-dry');
      await expect(sample.getByRole('tab')).toHaveCount(0);
      await expect(sample.locator('pre:visible').first()).toContainText('depletionTime_lt');
      await sample.getByRole('button', { name: 'Copy as curl' }).click();
      await expect(sample.getByText('Copied', { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Bearer $GRAPH_API_KEY');
      expect(copied).toContain('gateway.thegraph.com');

      const table = page.getByRole('main').getByRole('table');
      await table.getByRole('link', { name: 'Streams that run dry soon' }).click();
      await expect(page).toHaveURL(/\/api\/flow\/envio\/queries#running-dry$/);
      await expect(query(page, 'flow/running-dry')).toBeInViewport();
    },
  );

  test(
    'copy as curl and as fetch, and say so when copying is refused',
    { tag: ['@any-size', '@engine', '@engine-night'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/api/flow/envio/queries');
      const sample = query(page, 'flow/deposits').getByRole('tabpanel');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());

      await sample.getByRole('button', { name: 'Copy as curl' }).click();
      await expect(sample.getByText('Copied', { exact: true })).toBeVisible();
      expect(await copied()).toMatch(
        /^curl 'https:\/\/indexer\.hyperindex\.xyz\/\w+\/v1\/graphql'/,
      );
      expect(await copied()).toContain('query FlowDeposits(');

      await tab(page, 'flow/deposits', 'The Graph').click();
      await sample.getByRole('button', { name: 'Copy as fetch' }).click();
      await expect(sample.getByText('Copied', { exact: true })).toBeVisible();
      expect(await copied()).toContain('process.env.GRAPH_API_KEY');
      expect(await copied()).toContain('gateway.thegraph.com');

      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('no')) },
        });
      });
      await sample.getByRole('button', { name: 'Copy as fetch' }).click();
      await expect(sample.getByText('Copying was refused')).toBeVisible();
    },
  );

  test(
    'open in a playground, and show an answer @night',
    { tag: '@any-size' },
    async ({ page }) => {
      await open(page, '/api/lockup/envio/queries');
      const sample = query(page, 'lockup/by-alias').getByRole('tabpanel');
      const href = await sample
        .getByRole('link', { name: /playground of Envio/ })
        .getAttribute('href');
      const url = new URL(href ?? '');
      expect(url.searchParams.get('endpoint')).toContain('hyperindex.xyz');
      expect(url.searchParams.get('query')).toContain('$alias: String! = "LK3-1-12"');

      await expect(sample.getByText('"withdrawnAmount"')).toBeHidden();
      await sample.getByText('Sample answer').click();
      await expect(sample.getByText('"withdrawnAmount"')).toBeVisible();
    },
  );
});

test.describe('entities and endpoints', () => {
  test('a field has an address of its own @any-size', async ({ page }) => {
    await open(page, '/api/lockup/the-graph/entities#lockupstream-intactamount');
    const row = page.locator('#lockupstream-intactamount');
    await expect(row).toBeInViewport();
    const { top, bar } = await row.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      bar: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top, 'below the navbar').toBeGreaterThanOrEqual(bar);
  });

  test(
    'a type leads to its entity, and an endpoint is copied whole @night',
    { tag: '@any-size' },
    async ({ page, context }) => {
      await open(page, '/api/flow/the-graph/entities');
      await page.locator('#flowstream-batch').getByRole('link', { name: 'FlowBatch!' }).click();
      await expect(page).toHaveURL(/#flowbatch$/);
      await expect(page.locator('#flowbatch')).toBeInViewport();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/api/airdrops/endpoints');
      await page.getByRole('button', { name: 'Copy Base, production' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'https://gateway.thegraph.com/api/subgraphs/id/4SxPXkQNifgBYqje2C4yP5gz69erZwtD7GuLWgXHSLGe',
      );
    },
  );
});

test.describe('the tool for identifiers', () => {
  const ID = '0x93b37bd5b6b278373217333ac30d7e74c85fbdcb-8453-12';

  test.beforeEach(async ({ page }) => {
    await open(page, '/api/overview#identifiers');
    await toolsReady(page);
  });

  test('names a stream from its parts', { tag: '@any-size' }, async ({ page }) => {
    const tool = page.getByRole('form', { name: 'Stream identifiers' });
    await tool.getByLabel('Chain').selectOption({ label: 'Ethereum' });
    await tool.getByLabel('Contract: alias or address').fill('lk3');
    await tool.getByLabel('Stream id').fill('12');
    const result = tool.getByRole('status').first();
    await expect(result).toContainText('LK3-1-12');
    await expect(result).toContainText('0x93b37bd5b6b278373217333ac30d7e74c85fbdcb-1-12');
    await expect(result).toContainText('SablierLockup, Lockup v4.0');
    await expect(result.getByRole('link')).toHaveAttribute(
      'href',
      'https://app.sablier.com/vesting/stream/LK3-1-12',
    );
  });

  test('reads every name back', { tag: '@any-size' }, async ({ page }) => {
    const tool = page.getByRole('form', { name: 'Stream identifiers' });
    const paste = tool.getByLabel('Or paste');
    const result = tool.getByRole('status').first();
    for (const text of [
      'FL4-8453-12',
      'https://app.sablier.com/payments/stream/FL4-8453-12/history',
    ]) {
      await paste.fill(text);
      await expect(result).toContainText('FL4-8453-12');
      await expect(result).toContainText('SablierFlow, Flow v3.0');
    }
    await expect(tool.getByLabel('Chain')).toHaveValue('8453');
    await expect(tool.getByLabel('Stream id')).toHaveValue('12');
    await paste.fill(ID.replace('0x93b37bd5b6b278373217333ac30d7e74c85fbdcb', 'LK3'));
    await expect(result).toContainText('LK3-8453-12');
    // A part that is changed makes it another stream than the one that was pasted.
    await tool.getByLabel('Stream id').fill('13');
    await expect(paste).toHaveValue('');
    await expect(result).toContainText('LK3-8453-13');
  });

  test('explains bad and survives hostile input', { tag: '@any-size' }, async ({ page }) => {
    const tool = page.getByRole('form', { name: 'Stream identifiers' });
    const paste = tool.getByLabel('Or paste');
    const result = tool.getByRole('status').first();
    await paste.fill('LK3-1');
    await expect(result).toContainText('This is no alias');
    await paste.fill('LK99-1-12');
    await expect(result).toContainText('Aliases on this chain');
    await paste.fill('LK3-99999999-12');
    await expect(result).toContainText('No stream contract');
    await paste.fill('LK3-1-0');
    await expect(result).toContainText('whole number from 1');
    for (const hostile of ['<img src=x onerror=alert(1)>-1-1', `LK3-1-${'9'.repeat(5000)}`]) {
      await paste.fill(hostile);
      await expect(result).toContainText('This is no alias');
      await expect(tool.locator('img')).toHaveCount(0);
    }
    await paste.evaluate((input: HTMLInputElement) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'a'.repeat(2_000_000));
      input.select();
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(tool.getByRole('alert')).toContainText('2 000 000 characters');
    await paste.fill('LK3-1-12');
    await expect(tool.getByRole('alert')).toHaveCount(0);
    const stays = await markDocument(page);
    await page.keyboard.press('Enter');
    await frames(page);
    expect(await stays(), 'Enter sends no form').toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'both versions of a query, entities and endpoints can be read',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto('/api/lockup/envio/queries');
      const sample = query(page, 'lockup/by-recipient');
      for (const name of [/lockupStreams\b/, /\bLockupStream\b/])
        await expect(sample.locator('pre:visible', { hasText: name }).first()).toBeVisible();
      await page.goto('/api/airdrops/the-graph/entities#campaign-ipfscid');
      await expect(page.locator('#campaign-ipfscid')).toContainText('CID of the file');
      await page.goto('/api/flow/endpoints');
      await expect(page.getByRole('row', { name: /^Base / }).first()).toBeVisible();
    },
  );
});
