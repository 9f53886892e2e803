import type { Locator, Page } from '@playwright/test';

/** How much the processor is slowed: a phone of the middle class beside this machine. */
const SLOWED = 4;
const RUNS = 7;

export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/**
 * From a press to the first frame in which its effect is seen, in milliseconds.
 * @param effect a selector; seen when one of its elements has a size and is in the window
 */
export async function timeToEffect(page: Page, press: Locator, effect: string): Promise<number> {
  await page.evaluate((selector) => {
    const times = { down: 0, seen: 0 };
    Object.assign(globalThis, { times });
    const mark = () => (times.down ||= performance.now());
    addEventListener('pointerdown', mark, { capture: true, once: true });
    const isSeen = (element: Element) => {
      const { width, height, left, right } = element.getBoundingClientRect();
      const isShown = getComputedStyle(element).visibility !== 'hidden';
      return width > 0 && height > 0 && left < innerWidth - 20 && right > 20 && isShown;
    };
    const look = () => {
      if (times.down && [...document.querySelectorAll(selector)].some(isSeen)) {
        times.seen = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, effect);
  await press.click({ noWaitAfter: true });
  const times = () => (globalThis as unknown as { times: { down: number; seen: number } }).times;
  await page.waitForFunction(
    () => (globalThis as unknown as { times: { seen: number } }).times.seen > 0,
  );
  const { down, seen } = await page.evaluate(times);
  return seen - down;
}

/**
 * From the click on a link to the first frame with the heading of its page, in milliseconds of the wall
 * clock, which both documents share.
 */
export async function timeToPage(page: Page, link: Locator, heading: string): Promise<number> {
  await link.hover();
  // The page for the link under the pointer is fetched meanwhile.
  await page.waitForTimeout(400);
  const start = await page.evaluate(() => {
    const now = Date.now();
    addEventListener('pointerdown', () => (window.name = String(Date.now())), { once: true });
    return now;
  });
  await link.click({ noWaitAfter: true });
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText === text, heading, {
    polling: 'raf',
  });
  const end = await page.evaluate(
    () =>
      new Promise<[number, number]>((done) =>
        requestAnimationFrame(() => done([Date.now(), Number(window.name)])),
      ),
  );
  const [seen, down] = end;
  if (down < start) throw new Error('The click was not noticed.');
  return seen - down;
}

/** The median of several runs, each with a page of its own. */
export async function median(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) times.push(await run());
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? NaN;
}
