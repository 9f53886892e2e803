import type { Page } from '@playwright/test';
import { show, violations } from './axe';
import { frames } from './page';
import { unreachableScrollers } from './page-checks/scroll';

/** A window of 1280 by 1024 at a zoom of 400 %: so much of the page is left of it (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** The least spacing that a reader may set without losing anything (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** What takes the focus with the tab key, in the order of the page. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * What would stop a reader of a tool as it stands now, a line each: axe in both modes, then at 400 % zoom,
 * with wide spacing, in the reader's own colors, and by the tab key alone. The page is left zoomed.
 * @param within selector of the tool; one element matches
 */
export async function barriers(page: Page, within: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const note = (where: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${where}: ${line}`));
  for (const mode of ['dark', 'light'] as const) {
    await show(page, mode);
    const look = mode === 'light' ? { half: 'color' as const } : {};
    note(`axe, ${mode}`, await violations(page, { ...look, within }));
  }
  await page.setViewportSize(ZOOMED);
  note('zoom', await unfit(page, within));
  await page.emulateMedia({ forcedColors: 'active' });
  note('own colors', await bareControls(page, within));
  note('keys', await lostStops(page, within));
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // The policy of the site forbids a style element.
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await frames(page);
  note('spacing', await unfit(page, within));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.emulateMedia({ forcedColors: null });
  return [...new Set(found)];
}

/** Content that is cut off, lies outside of the page, or scrolls by mouse alone. */
async function unfit(page: Page, within: string): Promise<string[]> {
  const cut = await page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lines = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    for (const element of document.querySelectorAll<HTMLElement>(`${selector} *`)) {
      // Hidden from the eye on purpose, for a screen reader.
      if (element.clientWidth <= 1 || element.closest('svg, .visually-hidden')) continue;
      // A field of one line moves with the cursor. In a table of values to copy, a button copies each whole.
      if (element.matches('input, td:has([data-copy]) *')) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (wide || high || (textOverflow === 'ellipsis' && wide))
        lines.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
    }
    return lines;
  }, within);
  const scrollers = await unreachableScrollers(page, within);
  return [...cut, ...scrollers.map((line) => `scrolls by mouse alone: ${line}`)];
}

/** Fields and buttons that have no edge and no underline where backgrounds are not drawn. */
const bareControls = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const controls = `:is(button, input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea)`;
    return [...document.querySelectorAll<HTMLElement>(`${selector} ${controls}`)]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        const style = getComputedStyle(element);
        const edge = style.borderBottomStyle !== 'none' && parseFloat(style.borderBottomWidth) > 0;
        const icon = getComputedStyle(element, '::before');
        const isDrawn = icon.maskImage !== 'none' && icon.forcedColorAdjust === 'none';
        return !edge && !isDrawn && !style.textDecorationLine.includes('underline');
      })
      .map((element) => `no edge: ${element.outerHTML.slice(0, 120)}`);
  }, within);

/** Stops of the tab key that are left out, hidden behind something, or not marked. */
async function lostStops(page: Page, within: string): Promise<string[]> {
  const expected = await page.evaluate(
    ([selector, stops]) => {
      const tool = document.querySelector<HTMLElement>(selector);
      if (!tool) throw new Error(`${selector} is not on the page.`);
      const all = [...tool.querySelectorAll<HTMLElement>(stops)].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      );
      // Of a group of radio buttons the chosen one is the stop.
      const list = all.filter(
        (element) =>
          !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
      );
      list.forEach((element, at) => (element.dataset.stop = String(at)));
      list[0]?.focus();
      return list.map((element) => element.outerHTML.slice(0, 120));
    },
    [within, STOPS] as const,
  );
  // By the keys, as readers come: a focus that a script sets is not drawn, and the page need not move to it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const reached = new Set<number>();
  const lines: string[] = [];
  while (reached.size < expected.length) {
    const { at, fault } = await page.evaluate(stopAt);
    if (at === undefined || reached.has(at)) break;
    reached.add(at);
    if (fault) lines.push(`${fault}: ${expected[at]}`);
    await page.keyboard.press('Tab');
  }
  const missed = expected.filter((_, at) => !reached.has(at));
  return [...lines, ...missed.map((line) => `not reached: ${line}`)];
}

/** The place of the focus among the stops, and what is wrong with how it is shown. */
function stopAt(): { at?: number; fault?: string } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element.dataset.stop === undefined) return {};
  const at = Number(element.dataset.stop);
  // A field may be transparent over the button that stands for it, and then the button is marked.
  const marked = [element, element.parentElement, element.nextElementSibling].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  });
  if (!marked) return { at, fault: 'the focus is not drawn' };
  const seen = [...element.getClientRects()].some(({ left, top, right, bottom }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
      return hit && (element.contains(hit) || hit.contains(element));
    }),
  );
  return seen ? { at } : { at, fault: 'the focus is hidden' };
}
