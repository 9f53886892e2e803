import { hold, ON_DEMAND } from './support/page';
import { expect, test, type Page } from './support/test';

/** A field of each tool, and letters that it may hold. */
const FIELDS = [
  ['/reference/errors', 'textarea', '0x1234'],
  ['/guides/flow/examples/flow-calculate-rps', 'input[inputmode]', '2500'],
  ['/concepts/lockup/stream-shapes', 'input[inputmode]', '7200'],
  ['/api/overview', 'input', '1,2,3,4'],
  ['/apps/guides/url-schemes', 'input[type="text"], input:not([type])', '12345'],
  ['/apps/features/airdrops', 'textarea, input[type="text"], input:not([type])', '0xabcd'],
] as const;

/** When the code of the tool comes: while the reader types, just after, or when they have paused. */
const SPEEDS = [
  { speed: 'at the second letter', after: 2, pause: 0 },
  { speed: 'with the last letter', after: 4, pause: 0 },
  { speed: 'after a pause', after: 4, pause: 600 },
] as const;

const fieldOf = (page: Page, selector: string) =>
  page.locator('[data-island]').locator(selector).locator('visible=true').first();

for (const [path, selector, letters] of FIELDS) {
  for (const { speed, after, pause } of SPEEDS) {
    test(
      `${path}: nothing typed is lost when the tool starts ${speed}`,
      { tag: ['@lean'] },
      async ({ page, seen }) => {
        const release = await hold(page, ON_DEMAND);
        await page.goto(path);
        const field = fieldOf(page, selector);
        await field.click();
        await field.selectText();
        await page.keyboard.type(letters.slice(0, after));
        if (pause) await page.waitForTimeout(pause);
        release();
        await page.keyboard.type(letters.slice(after));
        const island = field.locator('xpath=ancestor::*[@data-island]');
        await expect(island.first()).toHaveAttribute('data-island-state', 'ready');
        await expect(field).toHaveValue(letters);
        await expect(field).toBeFocused();
        // The tool hears the next letter as well.
        await page.keyboard.press('Backspace');
        await expect(field).toHaveValue(letters.slice(0, -1));
        expect(seen.messages).toEqual([]);
      },
    );
  }
}
