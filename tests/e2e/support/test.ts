import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { isHosted } from './build';
import { connect, disconnect, restore } from './hosted';
import { reportViolations } from './policy';

/** The one origin a page may ask, on pages with display formulas. */
const MATH_CDN = 'https://cdn.jsdelivr.net/npm/katex@';

export interface Watch {
  /** Everything on the console and every uncaught error, in order. */
  messages: string[];
  /** Requests to another origin. The math CDN is among them where a page has formulas. */
  foreign: string[];
  /** Violations of the Content-Security-Policy. A test that ends with one fails. */
  violations: string[];
}

/**
 * Records the messages and requests of a page. Other origins do not answer, as on a closed network, so
 * the math stylesheet always comes from the site's own copy; the browser's notice of that one
 * failed request is expected and left out.
 */
export async function watch(page: Page): Promise<Watch> {
  const seen = await recordSaid(page);
  await page.route(isForeign, (route) => {
    seen.foreign.push(route.request().url());
    return route.abort();
  });
  return seen;
}

/**
 * Records the same without a route: a page with one keeps nothing in the browser's cache. It needs a
 * browser that finds no other origin, as that of pages.spec.ts does.
 */
export async function record(page: Page): Promise<Watch> {
  const seen = await recordSaid(page);
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && isForeign(new URL(url))) seen.foreign.push(url);
  });
  return seen;
}

/** Firefox reports a font as failed when its page is left meanwhile (NS_BINDING_ABORTED). */
const isLeft = (message: string) => /^download failed .* status=2152398850 /.test(message);

const isForeign = ({ hostname }: URL) => !['localhost', '127.0.0.1'].includes(hostname);

async function recordSaid(page: Page): Promise<Watch> {
  const seen: Watch = { messages: [], foreign: [], violations: [] };
  page.on('pageerror', ({ message }) => {
    // Firefox reports a request that failed here, and says no more about where it came from.
    const isOfCdn = message.startsWith('The Same Origin Policy') && message.includes(MATH_CDN);
    if (!isOfCdn && !isLeft(message)) seen.messages.push(`uncaught: ${message}`);
  });
  await reportViolations(page, (text) => {
    seen.violations.push(text);
    seen.messages.push(`policy: ${text}`);
  });
  page.on('console', (message) => {
    if (message.location().url.startsWith(MATH_CDN)) return;
    seen.messages.push(`${message.type()}: ${message.text()}`);
  });
  return seen;
}

/** A page in a released Firefox gets no event for filled text: there the text is typed. */
function typeForFill(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'fill'>;
  locators.fill = async function fill(this: Locator, value: string) {
    await this.focus();
    // By the keyboard, which goes where the focus is: the search puts another field in place of its first one.
    await this.press('ControlOrMeta+A');
    if (value === '') await this.press('Delete');
    else await this.pressSequentially(value);
  };
}

export const isMathCdn = (url: string) => url.startsWith(MATH_CDN);

export const test = base.extend<{ seen: Watch }, { service: undefined }>({
  seen: [
    async ({ page, browserName }, use) => {
      if (browserName === 'firefox') typeForFill(page);
      const records = browserName === 'chromium' && !isHosted();
      const seen = await (records ? record(page) : watch(page));
      if (isHosted()) await connect(page);
      await use(seen);
      if (isHosted()) {
        // What this page still asks for would be in the log of the next test.
        if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await restore();
      }
      expect(seen.violations, 'the Content-Security-Policy refused').toEqual([]);
    },
    { auto: true },
  ],
  service: [
    async ({}, use) => {
      await use(undefined);
      await disconnect();
    },
    { auto: true, scope: 'worker' },
  ],
});

export { expect, type Page };
