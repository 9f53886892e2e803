import { frames, interact, hold, ON_DEMAND } from './support/page';
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

// The same code keeps the letters in every tool: one is asked at every moment, the others at the first.
const [first, ...others] = FIELDS;

async function expectKept(
  page: Page,
  [path, selector, letters]: (typeof FIELDS)[number],
  { after, pause }: (typeof SPEEDS)[number],
): Promise<void> {
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
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('about:blank');
}

for (const [what, tools, speeds] of [
  ['a tool starts at any moment', [first], SPEEDS],
  ['another tool starts', others, SPEEDS],
] as const) {
  const tag = ['@islands', ...(tools === others ? ['@night'] : [])];
  test(`nothing typed is lost when ${what}`, { tag }, async ({ page, seen }) => {
    for (const tool of tools)
      for (const speed of speeds) {
        await test.step(`${tool[0]}, ${speed.speed}`, () => expectKept(page, tool, speed));
        expect(seen.messages, tool[0]).toEqual([]);
      }
  });
}

/** Addresses that bring a state, and a field in which a reader types. */
const BROUGHT = [
  [
    '/apps/claim-an-airdrop#campaign=0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB-8453',
    'Factory that created it',
  ],
  ['/guides/flow/examples/flow-calculate-rps#flow-calculator?amount=2500', 'Deposit, in tokens'],
  // The query itself: what is typed is newer.
  ['/search?q=cliff', 'Search'],
] as const;

for (const [path, label] of BROUGHT) {
  test(`${path}: the address does not undo what is typed as the tool starts`, async ({ page }) => {
    // A letter in the very moment, sooner than any hand: before React runs its effects.
    await page.addInitScript((name) => {
      document.addEventListener('DOMContentLoaded', () => {
        const place = document.querySelector('[data-island]');
        if (!place) return;
        new MutationObserver(() => {
          if (place.getAttribute('data-island-state') !== 'ready') return;
          const fields = [...place.querySelectorAll('input')];
          const isNamed = ({ labels, ariaLabel }: HTMLInputElement) =>
            ariaLabel === name || labels?.[0]?.textContent === name;
          fields.find(isNamed)?.focus();
          document.execCommand('selectAll');
          document.execCommand('insertText', false, '7');
        }).observe(place, { attributeFilter: ['data-island-state'] });
      });
    }, label);
    await page.goto(path);
    await interact(page);
    const field = page.locator('[data-island]').getByLabel(label, { exact: true });
    await expect(field).toHaveValue('7');
    await frames(page);
    await expect(field).toHaveValue('7');
  });
}
