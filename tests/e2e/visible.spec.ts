import { readFileSync } from 'node:fs';
import { sitemapPaths } from './support/routes';
import { expect, test, type Page } from './support/test';

/*
 * Nothing that a page says may be hidden by a style: every cell, admonition, list item and paragraph
 * of its text has a size, on a desk and on a phone. Without scripts, and on as few pages as have all
 * class names, which makes it quick.
 */
test.use({ javaScriptEnabled: false, trace: 'off' });

const WIDTHS = [1440, 390];

/** Class names of a page, and how many columns its widest table has. */
function marksOf(path: string): Set<string> {
  const html = readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
  const classes = [...main.matchAll(/\bclass=(?:"([^"]*)"|([^\s>]*))/g)].flatMap(
    ([, quoted, bare]) => (quoted ?? bare ?? '').split(' '),
  );
  const rows = main.split('<tr').map((row) => row.split(/<t[dh]\b/).length - 1);
  return new Set([...classes, `${Math.max(...rows)} columns`]);
}

/** As few pages as have every class name that a page has, so that each style is looked at. */
function cover(paths: readonly string[]): string[] {
  const left = new Map(paths.map((path) => [path, marksOf(path)]));
  const chosen: string[] = [];
  for (;;) {
    const [best] = [...left].sort(([, a], [, b]) => b.size - a.size);
    if (!best || best[1].size === 0) return chosen;
    chosen.push(best[0]);
    for (const mark of [...best[1]]) for (const marks of left.values()) marks.delete(mark);
  }
}

const looked = cover(sitemapPaths());

/** Elements with text but without size or visibility, as `tag.class: text`. */
const hiddenText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = 'main :is(td, th, li, p, dt, dd, h1, h2, h3, pre, figcaption, summary, .alert)';
    // Closed until a reader opens them, or for scripts, printers and screen readers.
    const CLOSED =
      '[hidden], details:not([open]) > :not(summary), noscript, nav, .table-of-contents, .visually-hidden, .print-only, [data-tool], [data-island]';
    return [...document.querySelectorAll<HTMLElement>(text)]
      .filter((element) => element.textContent?.trim() && !element.closest(CLOSED))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return width < 4 || height < 4 || !isSeen;
      })
      .map(
        ({ localName, className, textContent }) =>
          `${localName}.${className}: ${textContent?.trim().slice(0, 40) ?? ''}`,
      );
  });

test(`every cell and paragraph has a size at ${WIDTHS.join(' and ')} px`, async ({ page }) => {
  test.slow();
  const hidden: string[] = [];
  for (const path of looked) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const found of await hiddenText(page)) hidden.push(`${path} at ${width} px: ${found}`);
    }
  }
  expect(hidden.slice(0, 20)).toEqual([]);
  expect(looked.length).toBeGreaterThan(10);
});
