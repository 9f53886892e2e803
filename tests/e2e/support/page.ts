import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Opens a page as a reader who is there, and waits until all its parts answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What says that somebody is there, and touches nothing; see src/client/shared/sign.ts. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/** Gives a sign and waits until the page answers, and the tools in view work. */
export async function hydrated(page: Page): Promise<void> {
  await giveSign(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // What is near is known a frame later.
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

/** Routes what the site itself asks of a page's address; the browser's own navigation goes on. */
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
  const gate = new Promise<void>((resolve) => (release = resolve));
  await routePage(page, path, async (route) => {
    await gate;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Lets the requests for an address wait until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Requests whose address contains the text, collected from now on. */
export function requestsFor(page: Page, part: string): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) found.push(request);
  });
  return found;
}

/** Waits until the browser has drawn what is there. */
export const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
