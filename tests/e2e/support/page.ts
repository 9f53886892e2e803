import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';

/** Opens a page as a reader who is there, and waits until all its parts answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What makes a page run its application, and touches nothing; see src/start. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/** Gives a sign and waits until the application has taken over all parts, and the tools in view work. */
export async function hydrated(page: Page): Promise<void> {
  await giveSign(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);
}

/** Marks the document, so that a test can tell a navigation in place from a full load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => (document.documentElement.dataset.marked = ''));
  return () => page.evaluate(() => 'marked' in document.documentElement.dataset);
}

/**
 * Address pattern of the script that holds the content of a documentation page.
 * Throws when the build has none, or more than one, for this path.
 */
export function chunkOf(path: string): string {
  const folder = `${process.env.TEST_BUILD ?? 'build'}/assets/js`;
  const found = readdirSync(folder).filter((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes(`"slug":"${path}"`),
  );
  if (found.length !== 1) throw new Error(`${found.length} scripts hold the page ${path}`);
  return `**/assets/js/${found[0]}`;
}

/** Every script but the first ones, which have names: the application and the pages; see src/start. */
export const APPLICATION = /\/assets\/js\/[\da-f]{8}\.js$/;

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
