import { violations } from './support/axe';
import { open } from './support/page';
import { expect, test, type Page } from './support/test';

/* A stream on the chain inside the page. */

const PAGE = '/concepts/playground';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const balances = (page: Page) => page.getByTestId('balances');

async function start(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await press(page, 'Start');
  await expect(page.getByTestId('reading')).toBeVisible({ timeout: 30_000 });
}

test('a story is played on the published contracts, and nothing leaves the site', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(String(baseURL)) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });
  await start(page);
  await press(page, 'Next step');
  await expect(page.getByTestId('log')).toContainText('sender +60 DAI');
  await press(page, 'Next step');
  await expect(balances(page)).toContainText('Balance of the recipient40 DAI');
  await expect(page.getByTestId('reading')).toContainText('DEPLETED');
  await expect(page.getByRole('img', { name: 'NFT of the stream' })).toBeVisible();
  await press(page, 'Undo the last step');
  await expect(page.getByTestId('reading')).toContainText('CANCELED');
  expect(foreign).toEqual([]);
});

test('a refused call shows the error with a link to its meaning', async ({ page }) => {
  await start(page);
  await page.getByLabel('Account').selectOption('stranger');
  await press(page, 'Send it on this chain');
  const error = page.getByTestId('log').getByRole('link', { name: 'SablierLockup_Unauthorized' });
  await expect(error).toHaveAttribute('href', '/reference/errors#sablierlockup_unauthorized');
  await expect(balances(page)).toContainText('Balance of the contract100 DAI');
});

test('the keyboard moves the clock and acts', async ({ page }) => {
  await start(page);
  await page.getByRole('slider').focus();
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('reading')).toContainText('Released3 DAI');
  await page.getByLabel('Action').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('log')).toContainText('sender +97 DAI');
});

test('an address brings a scene, and says what it cannot read', async ({ page }) => {
  await start(page, `${PAGE}#playground?scene=price-gated&steps=10+market+price+4000`);
  await press(page, 'Next step');
  await expect(page.getByTestId('reading')).toContainText('SETTLED');
  await page.goto('about:blank');
  await open(page, `${PAGE}#playground?scene=linear&steps=10+sender+explode`);
  await expect(page.getByRole('alert')).toContainText(
    'The step "10 sender explode" cannot be read',
  );
});

test('contracts that do not arrive are told, and a second start works', async ({ page }) => {
  await page.route('**/chain/lockup-v4.0.json', (route) => route.abort());
  await open(page, PAGE);
  await press(page, 'Start');
  await expect(page.getByRole('alert')).toContainText('the steps are kept', { timeout: 30_000 });
  await page.unroute('**/chain/lockup-v4.0.json');
  await press(page, 'Start');
  await press(page, 'Next step');
  await expect(page.getByTestId('log')).toContainText('sender +60 DAI', { timeout: 30_000 });
});

test('the worker ends when another stream is chosen', async ({ page }) => {
  await start(page);
  expect(page.workers()).toHaveLength(1);
  await page.getByLabel('Stream', { exact: true }).selectOption('flow');
  await expect(page.getByTestId('reading')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`has no axe violation with results open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await start(page);
    await press(page, 'Next step');
    await page.getByText('The call in code').click();
    expect(await violations(page, { within: '#playground' }), 'axe').toEqual([]);
  });

test('fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await start(page);
  await press(page, 'Next step');
  await expect(page.getByTestId('log')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
