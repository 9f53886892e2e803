import { show, violations } from './support/axe';
import { readEachKind } from './support/page-checks/colors';
import { pagesOfRun, UNKNOWN } from './support/page-checks/selection';
import { unreachableScrollers } from './support/page-checks/scroll';
import { expect, test } from './support/page-checks/test';
import { frames, hydrated } from './support/page';
import { sitemapPaths } from './support/routes';
import { isMathCdn } from './support/test';

/**
 * The checks of every page of the site, present and future. All of them run on every
 * page, except axe's. Its rules run on pages that together show every kind of markup, and
 * those about color, in both modes, on pages that show every style, there of some elements of each kind;
 * see ./support/page-checks/selection. Checks of a page as a whole read the built files of all of
 * them: tests/built/structure.test.ts. Exceptions to axe would be listed here with a selector and a
 * reason; there are none.
 */
// axe reads every cell of the longest tables twice; on two busy cores that takes minutes.
test.describe.configure({ timeout: 300_000 });

const SIZE = { width: 1280, height: 720 };

for (const path of pagesOfRun([...sitemapPaths(), '/search', UNKNOWN])) {
  test(`page ${path}`, async ({ page, seen, selection }) => {
    // A table learns of a new width after the frame that drew it.
    const scrollers = () => unreachableScrollers(page);
    await page.setViewportSize(SIZE);
    // The pointer stays where the last page left it; a move to that place would be no sign of a reader.
    await page.mouse.move(9, 9);
    const answer = await page.goto(path, { waitUntil: 'load' });
    expect(answer?.status(), 'status').toBe(path === UNKNOWN ? 404 : 200);
    expect(answer?.request().redirectedFrom(), 'no redirect').toBeNull();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);

    const hasFormulas = (await page.locator('.katex-display').count()) > 0;
    if (hasFormulas) await expect(page.locator('html')).toHaveAttribute('data-math-styles', '');
    const foreign = hasFormulas ? seen.foreign.filter((url) => !isMathCdn(url)) : seen.foreign;
    expect(foreign, 'requests to other origins').toEqual([]);

    await expect.poll(scrollers, 'scroll by mouse alone').toEqual([]);
    if (selection.structure.includes(path))
      expect(await violations(page, { half: 'others' }), 'axe').toEqual([]);
    if (selection.colors.includes(path))
      for (const mode of ['dark', 'light'] as const) {
        await show(page, mode);
        if (!selection.whole) await readEachKind(page);
        expect(await violations(page, { half: 'color' }), `axe, ${mode}`).toEqual([]);
      }

    await page.setViewportSize({ width: 320, height: 700 });
    // Container queries follow the new width in the next frame.
    await frames(page);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, 'pixels wider than a 320 px screen').toBeLessThanOrEqual(0);
    await expect.poll(scrollers, 'scroll by mouse alone, 320 px').toEqual([]);
    expect(seen.messages.filter(isUnexpected(path)), 'console').toEqual([]);
  });
}

/** The browser itself reports an answer of 404. */
const isUnexpected = (path: string) => (text: string) =>
  path !== UNKNOWN || !text.includes('Failed to load resource');
