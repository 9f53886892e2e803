import { hold } from './support/page';
import { expect, test } from './support/test';

const PAGE = '/guides/lockup/examples/create-stream/lockup-linear';
const region = '[data-sample$="LinearStreamCreator.sol"][data-region="call"]';

test(
  'a file that is opened before the scripts run is shown',
  { tag: '@core' },
  async ({ page }) => {
    const release = await hold(page, /\/assets\/js\//);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const sample = page.locator(region);
    await sample.getByText('Whole file').click();
    await expect(sample.locator('details')).toHaveAttribute('open');
    release();
    await expect(sample).toContainText('pragma solidity >=0.8.22;');
  },
);

test(
  'the copy button copies what is shown, and the whole file is shown on demand',
  { tag: ['@core', '@engine', '@engine-night'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const sample = page.locator(region);
    await sample.hover();
    await sample.getByRole('button', { name: /copy/i }).first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe(
      'streamId = LOCKUP.createWithDurationsLL(params, unlockAmounts, granularity, durations);',
    );
    await expect(sample).not.toContainText('pragma solidity');
    await sample.getByText('Whole file').click();
    await expect(sample).toContainText('pragma solidity >=0.8.22;');
    await expect(sample).not.toContainText('// region');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('code is shown, and the link to Remix carries the whole file', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator(region)).toContainText('createWithDurationsLL');
    const href = await page.locator(region).getByRole('link').getAttribute('href');
    const { origin, hash } = new URL(href ?? '');
    expect(origin).toBe('https://remix.ethereum.org');
    const code = /&code=([A-Za-z0-9+/=]+)$/.exec(hash)?.[1] ?? '';
    const source = Buffer.from(code, 'base64').toString('utf8');
    expect(source).toContain('contract LinearStreamCreator {');
    expect(source).not.toMatch(/\/\/ (end)?region/);
  });
});
