import { INDEX_NAME, service } from '../support/hosted';
import {
  active,
  ask,
  field,
  link,
  openSearch,
  options,
  plantIndex,
  zebras,
} from '../support/search';
import { expect, test } from '../support/test';

interface InsightsEvent {
  eventType: string;
  eventName: string;
  index: string;
  userToken: string;
  objectIDs: string[];
  queryID?: string;
  positions?: number[];
}

const heard = async () => (await service()).events as InsightsEvent[];
const posts = async () => (await service()).log.filter(({ role }) => role === 'insights');

test('the hits on the screen are reported once, when they stay @night', async ({ page, seen }) => {
  await plantIndex(page, zebras);
  await openSearch(page);
  await field(page).pressSequentially('zebra', { delay: 30 });
  await expect.poll(async () => (await heard()).length).toBe(1);
  const [event] = await heard();
  expect(event).toMatchObject({
    eventType: 'view',
    eventName: 'Items Viewed',
    index: INDEX_NAME,
    userToken: expect.stringMatching(/^anonymous-/) as unknown,
  });
  expect(event?.objectIDs).toHaveLength(await options(page).count());
  const [post] = await posts();
  expect(post).toMatchObject({ method: 'POST', path: '/1/events' });
  expect(Object.fromEntries(post?.params ?? [])).toMatchObject({
    'X-Algolia-Application-Id': 'APPID',
    'X-Algolia-API-Key': 'search-only-key',
  });
  await page.waitForTimeout(600);
  expect(await heard()).toHaveLength(1);
  expect(seen.messages).toEqual([]);
});

test('hits are reported when they have been shown for 400 ms', async ({ page }) => {
  await openSearch(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('cliff');
  // The renderer needs the clock as well: it goes on step by step until the answer comes.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await options(page).count()).toBeGreaterThan(0);
  }).toPass();
  await page.clock.runFor(300);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(async () => (await heard()).length).toBe(1);
});

test('an opened hit is reported with its query and its place @night', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'stream shapes');
  await page.keyboard.press('ArrowDown');
  const url = (await link(active(page)).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await expect
    .poll(async () => (await heard()).map(({ eventType }) => eventType))
    .toContain('click');
  const click = (await heard()).find(({ eventType }) => eventType === 'click');
  expect(click).toMatchObject({ eventName: 'Item Selected', index: INDEX_NAME });
  expect(click?.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(click?.objectIDs[0]).toMatch(/^\/.*~\d+$/);
  expect(click?.positions?.[0]).toBeGreaterThanOrEqual(1);
});

test('a saved search that is opened again is no click on a hit', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'cliff');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  (await service()).events.length = 0;
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.waitForTimeout(600);
  expect((await heard()).filter(({ eventType }) => eventType === 'click')).toEqual([]);
});

test('a reader whose browser asks not to be tracked is not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openSearch(page);
  await ask(page, 'cliff');
  const { log } = await service();
  expect((log[0]?.body as { requests: unknown[] }).requests[0]).toMatchObject({
    clickAnalytics: false,
  });
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await posts()).toEqual([]);
});

test('analytics that cannot be reached has no effect on the page @night', async ({
  page,
  seen,
}) => {
  (await service()).faults.set('insights', { kind: 'refuse' });
  await openSearch(page);
  await ask(page, 'cliff');
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(seen.messages.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});
