import type { Locator } from '@playwright/test';
import { sablier } from 'sablier';
import { slow } from '../speed/measure';
import { interact } from './support/page';
import { expect, test, type Page } from './support/test';
import { ACCOUNT, addWallet, askedOf, holdWallet, OTHER } from './support/wallet';

/* Presses as soon as there is something to press, on a slow machine, by a reader without patience. */

const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const word = (value: bigint) => value.toString(16).padStart(64, '0');

const campaign = {
  'MERKLE_ROOT()': word(1n),
  'hasExpired()': word(0n),
  'calculateMinFeeWei()': word(0n),
  'CAMPAIGN_START_TIME()': word(0n),
  'EXPIRATION()': word(0n),
  'ipfsCID()': word(32n) + word(0n),
  'TOKEN()': word(BigInt(CAMPAIGN) + 1n),
  'admin()': word(BigInt(ACCOUNT)),
  'firstClaimTime()': word(0n),
  'balanceOf(address)': word(4_000_000n),
  'clawback(address,uint128)': '',
};

function factory(): string {
  const release = sablier.releases
    .getAll({ protocol: 'airdrops' as never })
    ?.find(({ version }) => String(version) === 'v2.0');
  const base = release?.deployments.find(({ chainId }) => chainId === 8453);
  const found = base?.contracts.find(({ name }) => name === 'SablierFactoryMerkleInstant');
  if (!found) throw new Error('There is no factory on Base.');
  return found.address;
}

/**
 * A tool lets a wallet be asked again when it has not answered for some seconds; see packages/kit/wallet/view/patience.
 * The presses of these tests come sooner, but a busy machine may take longer to do them: its seconds pass slowly here.
 */
const stayPatient = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 20;
  });

/** Opens a page and goes to its tool without waiting until it works. */
async function come(page: Page, path: string, name: string): Promise<Locator> {
  await addWallet(page, { answers: campaign });
  await stayPatient(page);
  await slow(page);
  await page.goto(path, { waitUntil: 'commit' });
  await interact(page);
  const tool = page.getByRole('region', { name, exact: true });
  await tool.scrollIntoViewIfNeeded();
  return tool;
}

const count = async (page: Page, method: string) =>
  (await askedOf(page)).filter((one) => one === method).length;

/** Presses twice at once, then once more each time that nothing seems to happen. */
async function pressAgainAndAgain(button: Locator): Promise<void> {
  await button.dblclick();
  for (const pause of [350, 500, 700]) {
    await button.page().waitForTimeout(pause);
    // By its place: a press that waits until a disabled button answers again would count later, as another one.
    for (const shown of await button.elementHandles()) {
      const box = await shown.boundingBox();
      if (box) await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
  }
}

/** Keeps Enter down, as long as a key takes to repeat itself a few times. */
async function holdEnter(button: Locator): Promise<void> {
  const { keyboard } = button.page();
  await button.focus();
  await keyboard.down('Enter');
  await button.page().waitForTimeout(500);
  for (let at = 0; at < 10; at += 1) await keyboard.down('Enter');
  await keyboard.up('Enter');
}

/** Does so while the wallet's own window is open, and confirms there after it. */
async function pressWhileOpen(press: (button: Locator) => Promise<void>, button: Locator) {
  const confirm = await holdWallet(button.page());
  await press(button);
  await confirm();
}

const WAYS = [
  ['a mouse', pressAgainAndAgain],
  ['a key that is held down', holdEnter],
] as const;

for (const [way, press] of WAYS) {
  test(`manage a stream: by ${way}, one request and one transaction @night`, async ({
    page,
    seen,
  }) => {
    const path = '/apps/manage-a-stream#stream=LK3-8453-5&do=withdrawMax';
    const tool = await come(page, path, 'Stream desk');
    const button = (name: string) => tool.getByRole('button', { name, exact: true });
    await pressWhileOpen(press, button('Read with my wallet'));
    await expect(tool.getByText(`Read with the account ${ACCOUNT}.`)).toBeVisible();
    expect(await count(page, 'eth_requestAccounts')).toBe(1);
    await tool.getByLabel('Receiving address').fill(OTHER);
    await press(button('Simulate withdrawMax'));
    await pressWhileOpen(press, button('Send withdrawMax with my wallet'));
    await expect(tool.getByText('Done: the transaction is in block 17.')).toBeVisible();
    expect(await count(page, 'eth_sendTransaction')).toBe(1);
    expect(seen.messages).toEqual([]);
  });
}

/** Both desks press by the same code, so one is asked in one way here, and both in both by `npm run test:all`. */
for (const [way, press] of process.env.TEST_ALL ? WAYS : WAYS.slice(1)) {
  test(`claim: by ${way}, one request and one transaction`, async ({ page, seen }) => {
    const path = `/apps/claim-an-airdrop#campaign=${CAMPAIGN}-8453&do=clawback`;
    const tool = await come(page, path, 'Campaign desk');
    const button = (name: string) => tool.getByRole('button', { name, exact: true });
    await tool.getByLabel('Factory that created it').fill(factory());
    await pressWhileOpen(press, button('Read with my wallet'));
    await expect(tool.getByText(`Read with the account ${ACCOUNT}.`)).toBeVisible();
    expect(await count(page, 'eth_requestAccounts')).toBe(1);
    await tool.getByLabel('Receiving address').fill(OTHER);
    await tool.getByLabel('Amount in the smallest unit').fill('5');
    await press(button('Simulate clawback'));
    await pressWhileOpen(press, button('Send clawback with my wallet'));
    await expect(tool.getByText('Done: the transaction is in block 17.')).toBeVisible();
    expect(await count(page, 'eth_sendTransaction')).toBe(1);
    expect(seen.messages).toEqual([]);
  });
}
