import { frames, hold, hydrated } from './support/page';
import { recordShifts } from './support/shifts';
import { expect, test } from './support/test';
import { serveSlowly, type Slow } from './support/slow-server';

/** One page of each kind: the framework, the components and the length differ. */
const KINDS = [
  '/',
  '/search',
  '/concepts/streaming',
  '/guides/lockup/examples/create-stream/lockup-linear',
  '/guides/lockup/deployments',
  '/api/lockup/envio/queries',
  '/reference/errors',
  '/apps/guides/csv-support',
  '/support/faq',
];

let slow: Slow;
test.beforeAll(async ({ baseURL }) => {
  slow = await serveSlowly(baseURL ?? '');
});
test.afterAll(() => slow.close());

for (const path of KINDS) {
  test(`${path} does not move while it arrives in pieces`, async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.goto(slow.origin + path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts()).toEqual([]);
  });
}

const LATE = ['/', '/concepts/flow/overview', '/api/lockup/envio/queries'];

for (const [what, pattern] of [
  ['fonts come', '**/*.woff2'],
  ['scripts come', '**/*.js'],
] as const) {
  test(`pages do not move when their ${what} late`, async ({ context }) => {
    // Most of this is waiting, so the pages wait side by side.
    const late = LATE.map(async (path) => {
      const page = await context.newPage();
      const shifts = await recordShifts(page);
      const release = await hold(page, pattern);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      // Longer than any time for which a browser hides text that waits for its face.
      await page.waitForTimeout(3500);
      return { path, page, shifts, release };
    });
    for (const { path, page, shifts, release } of await Promise.all(late)) {
      await page.bringToFront();
      await frames(page);
      release();
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      expect(await shifts(), path).toEqual([]);
    }
  });
}
