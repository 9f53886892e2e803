import AxeBuilder from '@axe-core/playwright';
import { hydrated } from './support/page';
import { expect, isMathCdn, test } from './support/test';
import { sitemapPaths } from './support/routes';

/**
 * The gate: what holds on every page of the site, present and future. Exceptions to axe would be
 * listed here with a selector and a reason; there are none.
 */
// axe reads every cell of the longest tables twice; on two busy cores that takes minutes.
test.describe.configure({ timeout: 300_000 });

for (const path of [...sitemapPaths(), '/search']) {
  test(`page ${path}`, async ({ page, seen }) => {
    const answer = await page.goto(path, { waitUntil: 'load' });
    expect(answer?.status(), 'status').toBe(200);
    expect(answer?.request().redirectedFrom(), 'no redirect').toBeNull();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/);

    const hasFormulas = (await page.locator('.katex-display').count()) > 0;
    if (hasFormulas) await expect(page.locator('html')).toHaveAttribute('data-math-styles', '');
    const foreign = hasFormulas ? seen.foreign.filter((url) => !isMathCdn(url)) : seen.foreign;
    expect(foreign, 'requests to other origins').toEqual([]);

    for (const mode of ['dark', 'light']) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
      // Colors that are still on their way would be measured in between. Chromium keeps a finished
      // transition of what nobody sees, such as a button that shows on hover, in the list.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState === 'finished'),
      );
      const axe = new AxeBuilder({ page });
      // The modes differ in color alone, so the second pass asks the rules that look at color.
      if (mode === 'light') axe.withRules(['color-contrast', 'link-in-text-block']);
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any }) => `${mode}: ${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`,
        ),
      );
      expect(found, 'axe').toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(async () => {
      // Container queries follow the new width in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, 'pixels wider than a 320 px screen').toBeLessThanOrEqual(0);
    expect(seen.messages, 'console').toEqual([]);
  });
}
