import { hydrated } from './support/page';
import { expect, test, type Page } from './support/test';

/** What a browser did until five seconds after the load, by its own trace. */
interface Work {
  /** Elements whose style was computed, by all there are. */
  styled: number;
  /** Objects that were laid out, by those of the largest layout. */
  laidOut: number;
}

interface TraceEvent {
  name: string;
  args?: { elementCount?: number; beginData?: { dirtyObjects?: number; totalObjects?: number } };
}

async function workOf(page: Page, path: string): Promise<Work> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  await page.goto(path);
  await page.waitForTimeout(5000);
  const complete = new Promise<void>((done) => {
    devtools.once('Tracing.tracingComplete', () => done());
  });
  await devtools.send('Tracing.end');
  await complete;
  const counts = (name: string, count: (args: TraceEvent['args']) => number | undefined) =>
    events.filter((event) => event.name === name).map(({ args }) => count(args) ?? 0);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const styles = counts('UpdateLayoutTree', (args) => args?.elementCount);
  const dirty = counts('Layout', (args) => args?.beginData?.dirtyObjects);
  const objects = counts('Layout', (args) => args?.beginData?.totalObjects);
  return {
    styled: sum(styles) / (await page.locator('*').count()),
    laidOut: sum(dirty) / Math.max(...objects),
  };
}

const LONG = [
  '/reference/errors',
  '/guides/lockup/examples/create-stream/lockup-linear',
  '/reference/lockup/contracts/contract.SablierLockup',
];
/** The longest page, and every night one with samples and one with tables. */
const PAGES = process.env.TEST_ALL ? LONG : LONG.slice(0, 1);

test('a long page is styled and laid out once, and what is far from the window not at all', async ({
  context,
}) => {
  // Most of this is waiting.
  for (const path of PAGES) {
    const page = await context.newPage();
    const { styled, laidOut } = await workOf(page, path);
    expect(laidOut, `${path} laid out`).toBeLessThanOrEqual(1.2);
    expect(styled, `${path} styled`).toBeLessThanOrEqual(0.8);
    await page.close();
  }
});

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top));

test(
  'a place below parts that were not laid out is exact: by a hash, and by Back',
  { tag: '@engine' },
  async ({ page }) => {
    for (const hash of ['internal-functions', '_cancel']) {
      await page.goto('about:blank');
      await page.goto(`/reference/lockup/contracts/contract.SablierLockup#${hash}`);
      await hydrated(page);
      const bar = await page.locator('.navbar').boundingBox();
      // Firefox has the fallback of the fonts only after it has scrolled, and the page gets shorter.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const isBelowBar = async () => (await topOf(page, hash)) >= (bar?.height ?? 0);
      await expect.poll(isBelowBar, hash).toBe(true);
      expect(await topOf(page, hash), hash).toBeLessThan(200);
    }

    await page.goto('/reference/errors');
    await hydrated(page);
    const id = 'SafeOracle_MissesInterface'.toLowerCase();
    await page.locator(`main a[href="#${id}"], .table-of-contents a[href="#${id}"]`).last().click();
    await expect.poll(() => topOf(page, id)).toBeLessThan(200);
    await page.evaluate(() => window.scrollBy(0, -3000));
    const left = await topOf(page, id);
    // A press of the mouse would scroll first.
    const away = page.locator('.navbar a[href^="/concepts"]').first();
    await away.evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).not.toHaveText('Errors');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Errors');
    await expect.poll(() => topOf(page, id)).toBe(left);
  },
);
