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

/** Each kind on one size, the longest text on both, and every night all on both. */
const kindsFor = (isPhone: boolean) =>
  process.env.TEST_ALL ? KINDS : KINDS.filter((_, at) => at % 2 === Number(isPhone) || at === 2);

test('pages of every kind do not move while they arrive in pieces', async ({ page, viewport }) => {
  const shifts = await recordShifts(page);
  for (const path of kindsFor((viewport?.width ?? 0) < 997)) {
    await page.goto(slow.origin + path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(), path).toEqual([]);
  }
});

const LATE = ['/', '/concepts/flow/overview', '/api/lockup/envio/queries'];

for (const [what, pattern] of [
  ['fonts come', '**/*.woff2'],
  ['scripts come', '**/*.js'],
] as const) {
  // Waiting for seconds: once, and every night on both sizes.
  test(`pages do not move when their ${what} late`, { tag: '@any-size' }, async ({ context }) => {
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
      // A page behind others may be drawn only now, and a face may come within a tenth of a second of that.
      await page.waitForTimeout(300);
      release();
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      expect(await shifts(), path).toEqual([]);
    }
  });
}
