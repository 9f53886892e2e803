import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Opens a page as an active reader, and waits until all its parts respond. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A sign of a reader that touches nothing; see packages/browser/first-activity.ts. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/** Waits until the page responds, gives a sign of a reader, and waits until the tools in view work. */
export async function hydrated(page: Page): Promise<void> {
  // The framework's own client draws the longest page for ten seconds on a machine that does three at once.
  const timeout = 30_000;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout });
  // After the scripts: a pointer that moved before them is no sign.
  await interact(page);
  // The tools in view are known a frame later.
  await frames(page);
  await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);
}

/** Marks the document, so that a test can tell a navigation in place from a full load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => (document.documentElement.dataset.marked = ''));
  return () => page.evaluate(() => 'marked' in document.documentElement.dataset);
}

/** Every script but the first ones, which have names: React, the tools and the search. */
export const ON_DEMAND = /\/assets\/js\/\d+\.[\da-f]+\.js$/;

/**
 * The scripts that any page asks for at its reader's first activity. Nothing of what is read depends on them.
 * @param path of a page without tools and figures
 */
export async function scriptsOfFrame(
  page: Page,
  path = '/guides/flow/overview',
): Promise<Set<string>> {
  const found = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (ON_DEMAND.test(pathname)) found.add(pathname);
  };
  page.on('request', note);
  await page.goto(path);
  await hydrated(page);
  await page.mouse.wheel(0, 400);
  // Back to top, the place in the contents, pages in view.
  await expect.poll(() => found.size).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return found;
}

/** Messages of the console without the browser's own about files that the test has blocked. */
export const withoutBlocked = (messages: readonly string[]): string[] =>
  messages.filter((text) => text !== 'error: Failed to load resource: net::ERR_FAILED');

/** Routes the site's own requests of a page's address; the browser's navigation goes on. */
export async function routePage(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => (route.request().isNavigationRequest() ? route.fallback() : answer(route)),
  );
}

/** Lets the text of a page wait until the returned function is called. */
export async function holdPage(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await routePage(page, path, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Lets the requests for an address wait until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/**
 * Collects the requests for an address from now on. The returned function waits until all of them have been answered,
 * those that follow from the answers too, and the page has done with them.
 */
export function settled(page: Page, url: RegExp): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (url.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => open.size, { timeout: 60_000 }).toBe(0);
      await frames(page);
      await frames(page);
    } while (open.size > 0);
  };
}

/** Requests whose address contains the text, collected from now on. */
export function requestsFor(page: Page, part: string): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) found.push(request);
  });
  return found;
}

/** Waits until the browser has drawn the page. */
export const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
