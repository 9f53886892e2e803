import { show, violations } from './support/axe';
import { frames, open } from './support/page';
import { expect, test, type Page } from './support/test';

/* A stream on the chain inside the page. */

const PAGE = '/concepts/playground';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const balances = (page: Page) => page.getByTestId('balances');

async function start(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  // The picture is there before the chain.
  await expect(balances(page)).toContainText('Balance of the sender');
  await press(page, 'Start');
  await expect(page.getByTestId('reading')).toBeVisible({ timeout: 30_000 });
}

test('a story is played on the published contracts and told in a sentence, and nothing leaves the site @any-size', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(String(baseURL)) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });
  await start(page);
  const said = page.locator('#playground [role="status"]').first();
  const plot = page.getByRole('img', { name: 'Amounts from day 0' });
  await expect(said).toContainText('The sender had 200 DAI and paid 100 of it to the contract.');
  await press(page, 'Next step');
  await expect(page.getByTestId('log')).toContainText('The contract pays 60 DAI to the sender.');
  await expect(said).toHaveText(
    /^1\. Day 40: the sender cancels the stream\. The contract pays 60 DAI to the sender\. New status: CANCELED, [^.]+\.$/,
  );
  // In view with the button, also on a phone.
  await expect(said).toBeInViewport();
  await press(page, 'Next step');
  await expect(balances(page)).toContainText('Balance of the recipient40 DAI');
  await expect(page.getByTestId('reading')).toContainText('DEPLETED');
  await expect(page.getByRole('img', { name: 'NFT of the stream' })).toBeVisible();
  await expect(said).toContainText('The contract pays 40 DAI to the recipient.');
  await expect(said).toContainText('Answer: The recipient keeps the 40 DAI');
  // The button stays, and with it the place of the keyboard.
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
  await expect(plot).toHaveAccessibleName(
    /Released: 40 DAI on day 41, 40 DAI on day 120 if nothing is done\. Withdrawn: 40 DAI on day 41/,
  );
  await expect(plot).toHaveAccessibleName(/step 1 on day 40; step 2 on day 41/);
  await press(page, '10 days later');
  await expect(plot).toHaveAccessibleName(/Released: 40 DAI on day 51/);
  await press(page, 'Undo the last step');
  await expect(page.getByTestId('reading')).toContainText('CANCELED');
  await expect(said).toHaveText('Step 2 is taken back.');
  await press(page, '1 day later');
  await expect(said).toHaveText(/^Day \d+\. Released: 40 DAI; .+ back to the sender: 0 DAI\.$/);
  // The line of steps leads forward, and back.
  const stepOn = (day: number) => page.getByRole('button', { name: `Day ${day}` });
  await stepOn(41).click();
  await expect(balances(page)).toContainText('Balance of the recipient40 DAI');
  await stepOn(40).click();
  await expect(balances(page)).toContainText('Balance of the recipient0 DAI');
  await expect(page.getByTestId('reading')).toContainText('CANCELED');
  expect(foreign).toEqual([]);
});

test('a refusal is not told again when the clock moves on @any-size', async ({ page }) => {
  await start(page, `${PAGE}#playground?scene=cliff`);
  const said = page.locator('#playground [role="status"]').first();
  await page.getByLabel('Account').selectOption('recipient');
  await page.getByLabel('Action').selectOption('withdrawMax');
  await press(page, 'Act as the recipient');
  await expect(said).toContainText('The contract refuses. The withdrawal would pay 0 DAI');
  await press(page, '30 days later');
  await expect(said).toHaveText(/^Day 30\. Released: 30 DAI; /);
});

test('the keyboard moves the clock and acts; a refused call shows its error with a link @any-size @night', async ({
  page,
}) => {
  await start(page);
  await page.getByRole('slider').focus();
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('reading')).toContainText('Released3 DAI');
  const log = page.getByTestId('log');
  await page.getByLabel('Account').selectOption('stranger');
  await press(page, 'Act as the stranger');
  const error = log.getByRole('link', { name: 'SablierLockup_Unauthorized' });
  await expect(error).toHaveAttribute('href', '/reference/errors#sablierlockup_unauthorized');
  await expect(balances(page)).toContainText('Balance of the contract100 DAI');
  await page.getByLabel('Account').selectOption('sender');
  await page.getByLabel('Action').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('The contract pays 97 DAI to the sender.');
});

test('two quick presses on the clock count twice; the worker ends with its stream @any-size', async ({
  page,
}) => {
  await start(page);
  expect(page.workers()).toHaveLength(1);
  // On a phone, the browser takes a drag that becomes scrolling away from the clock.
  await page.getByRole('slider').dispatchEvent('pointerdown');
  await page.getByRole('slider').dispatchEvent('pointercancel');
  await page.getByRole('button', { name: '10 days later' }).dblclick();
  await expect(page.getByTestId('reading')).toContainText('Released20 DAI');
  await page.getByLabel('Stream', { exact: true }).selectOption('flow');
  await expect(page.getByTestId('reading')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('an address brings a scene with terms of its own, and says what it cannot read @any-size @night', async ({
  page,
}) => {
  const terms = '300+over+40%2C+start+20';
  await start(
    page,
    `${PAGE}#playground?scene=linear&terms=${terms}&steps=20+recipient+withdrawMax`,
  );
  await press(page, 'Next step');
  await expect(balances(page)).toContainText('Balance of the recipient160 DAI');
  await press(page, '1 day later');
  await expect(page).toHaveURL(/&terms=300\+over\+40%2C\+start\+20&/);
  await page.goto('about:blank');
  await open(page, `${PAGE}#playground?scene=linear&steps=10+sender+explode`);
  await expect(page.getByRole('alert')).toContainText(
    'The step "10 sender explode" cannot be read',
  );
});

test('contracts that do not arrive are told, and a second start works @any-size', async ({
  page,
}) => {
  await page.route('**/chain/lockup-v4.0.json', (route) => route.abort());
  await open(page, PAGE);
  await press(page, 'Start');
  await expect(page.getByRole('alert')).toContainText('the steps are kept', { timeout: 30_000 });
  await page.unroute('**/chain/lockup-v4.0.json');
  await press(page, 'Start');
  await press(page, 'Next step');
  await expect(page.getByTestId('log')).toContainText('The contract pays 60 DAI to the sender.', {
    timeout: 30_000,
  });
});

test('a fee is paid in the coin of the chain @any-size', async ({ page }) => {
  await start(page, '/concepts/fees');
  await press(page, 'Next step');
  const log = page.getByTestId('log');
  await expect(log).toContainText('SablierLockup_InsufficientFeePayment');
  await page.getByLabel('Account').selectOption('recipient');
  await page.getByLabel('Action').selectOption('Withdraw all and pay a fee');
  await page.getByLabel('Fee, in ETH').fill('0.0005');
  await press(page, 'Act as the recipient');
  await expect(log).toContainText('The recipient pays 0.0005 ETH to the contract.');
});

test('a hook that reverts blocks a cancellation @any-size @night', async ({ page }) => {
  await start(page, '/concepts/lockup/hooks');
  await page.getByLabel('Action').selectOption('Set what the hooks do');
  await press(page, 'Act as the keeper');
  await page.getByLabel('Action').selectOption('Cancel');
  await press(page, 'Act as the sender');
  await expect(page.getByTestId('log')).toContainText('HookRefused');
  await expect(balances(page)).toContainText('Balance of the contract100 DAI');
});

test('a claim of a campaign opens a stream, once @any-size @night', async ({ page }) => {
  await start(page, '/concepts/merkle-airdrops');
  await expect(page.getByTestId('reading')).toContainText('no claim yet');
  await press(page, 'Next step');
  await expect(page.getByTestId('reading')).toContainText('STREAMING');
  await press(page, 'Next step');
  const error = page.getByTestId('log').getByRole('link', { name: 'StreamClaimed' });
  await expect(error).toHaveAttribute('href', /^\/reference\/older-errors#/);
});

/** A campaign has each part of a scene but those of a stream alone, which other tests open; every night all. */
const SCENES = process.env.TEST_ALL
  ? [
      ['linear', 'flow'],
      ['fee', 'hook', 'campaign'],
    ]
  : [['campaign']];

for (const scenes of SCENES)
  test(`axe finds nothing with results open, and they fit 320 px: ${scenes.join(', ')} @any-size`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const scene of scenes) {
      await page.goto('about:blank');
      await page.setViewportSize(size);
      const steps = scene === 'campaign' ? '1+recipient+claim+recipient' : '1+sender+withdrawMax';
      await start(page, `${PAGE}#playground?scene=${scene}&steps=${steps}`);
      await press(page, 'Next step');
      await page.locator('#playground summary').first().click();
      for (const mode of ['dark', 'light'] as const) {
        await show(page, mode);
        expect(await violations(page, { within: '#playground' }), `${scene}, ${mode}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      await expect(page.getByTestId('log')).toBeVisible();
      await frames(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, scene).toBeLessThanOrEqual(320);
    }
  });
