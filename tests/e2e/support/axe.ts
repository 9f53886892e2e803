import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The rules about color; all others have the same result in both modes. */
const COLOR = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Each rule is in exactly one of the two; without a half all are asked. */
  half?: 'color' | 'others';
  /** A selector; without it the whole page. At least one element has to match. */
  within?: string;
}

/** Lets a page have the library, once. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * axe's violations on a page, a line each. The library runs in the page itself: Playwright's wrapper
 * opens another page for every run.
 */
export async function violations(page: Page, { half, within }: Look = {}): Promise<string[]> {
  const options: axe.RunOptions = {
    // Passed and undecided elements are not read: naming them takes longer than the rules.
    resultTypes: ['violations'],
    ...(half === 'color' ? { runOnly: { type: 'rule', values: COLOR } } : {}),
    ...(half === 'others'
      ? { rules: Object.fromEntries(COLOR.map((rule) => [rule, { enabled: false }])) }
      : {}),
  };
  await loadAxe(page);
  const found = await page.evaluate(
    ([selector, wanted]) => window.axe.run(selector ? { include: selector } : document, wanted),
    [within, options] as const,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Changes the color mode and waits until the colors are final. */
export async function show(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
  // Colors that are still on their way would be measured in between. Chromium keeps a finished
  // transition of an invisible element, such as a button that shows on hover, in the list.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
}

/** Fails when axe finds anything inside the element, in either color mode. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const mode of ['dark', 'light'] as const) {
    await show(page, mode);
    // The modes differ in color alone, so the second pass asks the rules that look at color.
    const look = mode === 'light' ? { half: 'color' as const } : {};
    expect(await violations(page, { ...look, within: selector }), `axe, ${mode}`).toEqual([]);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
