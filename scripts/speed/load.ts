import type { Browser } from 'playwright-core';

/** What a load of a page costs on a phone. */
export interface Load {
  /** First and largest paint after the start of the navigation, in milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** What tasks took beyond 50 ms each, until three seconds after the load, in milliseconds. */
  blocked: number;
  /** Bytes on the wire, without the headers. */
  bytes: number;
  elements: number;
}

/** A phone of the middle class on slow 4G, as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWED = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/** Times that the page collects about itself. */
interface Seen {
  largest: number;
  blocked: number;
}

/** Loads a page with an empty cache. */
export async function loadOf(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const seen = { largest: 0, blocked: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const figures = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    seen: (globalThis as unknown as { seen: Seen }).seen,
    elements: document.querySelectorAll('*').length,
  }));
  await context.close();
  return {
    firstPaint: figures.firstPaint,
    largestPaint: figures.seen.largest,
    blocked: figures.seen.blocked,
    bytes,
    elements: figures.elements,
  };
}
