import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The rules about color; all others have the same result in both modes. */
const COLOR = ['color-contrast', 'link-in-text-block'];

/** What axe's own types leave out. */
interface WithColors {
  commons: { color: { Color: { prototype: AxeColor } } };
}

interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: AxeColor, text: string) => AxeColor;
}

interface Look {
  /** Each rule is in exactly one of the two; without a half all are asked. */
  half?: 'color' | 'others';
  /** A selector; without it the whole page. At least one element has to match. */
  within?: string;
}

/**
 * Half of what axe takes for contrast are the private fields of its colors. It is built for browsers without such fields
 * and keeps them in weak maps, which the garbage collector visits one by one; these keep them on the object itself.
 */
const OWN_FIELDS = `
class WeakMap {
  #key = Symbol();
  get(object) { return object[this.#key]; }
  has(object) { return Object.hasOwn(object, this.#key); }
  set(object, value) { object[this.#key] = value; return this; }
  delete(object) { return delete object[this.#key]; }
}
class WeakSet {
  #key = Symbol();
  has(object) { return Object.hasOwn(object, this.#key); }
  add(object) { object[this.#key] = true; return this; }
  delete(object) { return delete object[this.#key]; }
}`;

/** The same library in half as many letters, which each page compiles anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Lets a page have the library, once. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(`(() => {${OWN_FIELDS}\n${source}})()`);
  await page.evaluate(readColorsOnce);
}

/** A page has few colors and axe reads each of them for every element: the text of a color always means the same. */
function readColorsOnce(): void {
  const { prototype } = (window.axe as unknown as WithColors).commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, readonly [r: number, g: number, b: number, alpha: number]>();
  prototype.parseString = function parseString(text) {
    const found = known.get(text);
    if (found) [this.r, this.g, this.b, this.alpha] = found;
    else {
      read.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
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
