import type { Server } from 'node:http';
import { buildOfTest } from './support/build';
import { hydrated, markDocument, open } from './support/page';
import { plainHost } from './support/plain-host';
import { expect, test } from './support/test';

let origin: string;
let server: Server;

test.beforeAll(async () => {
  ({ origin, server } = await plainHost(buildOfTest()));
});
test.afterAll(() => server.close());

test.describe('on a host of plain files', () => {
  test('addresses in other forms end at their page, with query and hash', async ({ page }) => {
    for (const [from, to] of [
      ['/concepts/fees/', '/concepts/fees'],
      ['/concepts/fees/index.html', '/concepts/fees'],
      ['/concepts/fees.html', '/concepts/fees'],
      ['/guides/flow/previous-deployments/v1.0/', '/guides/flow/previous-deployments/v1.0'],
    ] as const) {
      await page.goto(`${origin}${from}?from=mail#next`);
      await expect(page).toHaveURL(`${origin}${to}?from=mail#next`);
      await expect(page.locator('h1'), from).not.toHaveText('Page not found');
      await expect(page.locator('html'), from).toHaveAttribute('data-has-hydrated', 'true');
    }
  });

  test('an address that no page has shows the error page once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    await page.goto(`${origin}/no/such/page/`);
    await expect(page).toHaveURL(`${origin}/no/such/page`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page not found');
    expect(asked).toHaveLength(2);
  });
});

test('an unknown path inside the site shows the error page in place, and Back returns', async ({
  page,
}) => {
  await open(page, '/concepts/fees');
  const isSame = await markDocument(page);
  const link = page.locator('.pagination-nav__link--next');
  await link.evaluate((next: HTMLAnchorElement) => (next.href = '/no/such/page'));
  await link.click();
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveURL('/no/such/page');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fees');
  expect(await isSame()).toBe(true);
});
