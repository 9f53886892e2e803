import { expect, type Page } from '@playwright/test';

/**
 * Expects that no text has become markup: nothing below the element runs a script, loads something or leads
 * to a script, and no script has set `window.harmed`.
 * @param root selector of an element without scripts and images of its own
 * @param what the input, for the message
 */
export async function expectUnharmed(page: Page, root: string, what: string): Promise<void> {
  const found = await page.evaluate((selector) => {
    const marks = '[onerror], [onload], script, img, iframe, object, a[href^="javascript:"]';
    return {
      harmed: 'harmed' in window,
      markup: [...document.querySelectorAll(`${selector} :is(${marks})`)].map((e) => e.outerHTML),
    };
  }, root);
  expect(found, what).toEqual({ harmed: false, markup: [] });
}
