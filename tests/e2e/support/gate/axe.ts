import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The rules that look at color; all others find in one mode what they find in the other. */
const COLOR = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page, a line each. Each of its rules is in exactly one of the two halves. The
 * library runs in the page itself: Playwright's wrapper opens another page for every run.
 */
export async function violations(page: Page, half: 'color' | 'others'): Promise<string[]> {
  const options: axe.RunOptions = {
    // What passes and what axe cannot judge is not read: naming it takes longer than the rules.
    resultTypes: ['violations'],
    ...(half === 'color'
      ? { runOnly: { type: 'rule', values: COLOR } }
      : { rules: Object.fromEntries(COLOR.map((rule) => [rule, { enabled: false }])) }),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate((wanted) => window.axe.run(document, wanted), options);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
