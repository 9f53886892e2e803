import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails when axe finds anything inside the element, in either color mode. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  // Colors that are still on their way from one mode to the other have no contrast to judge.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const mode of ['dark', 'light']) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
    const axe = new AxeBuilder({ page }).include(selector);
    // The modes differ in color alone, so the second pass asks the rule that looks at color.
    if (mode === 'light') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any }) => `${mode}: ${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`,
      ),
    );
    expect(found, 'axe').toEqual([]);
  }
}
