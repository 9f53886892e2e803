import type { Locator } from '@playwright/test';
import { changedPixels } from './support/looks';
import { frames, open } from './support/page';
import { expect, test, type Page } from './support/test';

/* Readers off the beaten path, on every kind of page. */
const KINDS = [
  '/',
  '/concepts/streaming',
  '/concepts/lockup/stream-shapes',
  '/guides/lockup/deployments',
  '/guides/lockup/examples/hooks',
  '/reference/flow/contracts/contract.SablierFlow',
  '/reference/errors',
  '/api/lockup/envio/queries',
  '/apps/guides/csv-support',
  '/support/faq',
];

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

test('text of twice the size fits on pages of every kind at 1280 and 640 px', async ({ page }) => {
  for (const path of KINDS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    // The effect of the browser's setting for the size of text.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await frames(page);
      const where = `${path} at ${width} px`;
      expect(await overflow(page), `sideways scroll on ${where}`).toBeLessThanOrEqual(0);
      const { words, covered } = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const bar = [...document.querySelectorAll('.navbar__items')].map(box);
        const [left, right] = bar;
        const apart = !left || !right || right.left >= left.right || right.top >= left.bottom;
        return {
          words: box(document.querySelector('.theme-doc-markdown') ?? document.body).width,
          covered: !apart,
        };
      });
      expect(covered, `the sections cover the search on ${where}`).toBe(false);
      // Some 20 letters of a line.
      expect(words, `width of the text on ${where}`).toBeGreaterThan(360);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages of every kind read in full and lead on', async ({ page }) => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const path of KINDS) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      const main = page.locator('main');
      expect((await main.innerText()).length, path).toBeGreaterThan(400);
      for (const kind of ['table', 'pre', 'figure svg']) {
        const all = main.locator(`${kind}:not([data-tool] *, details *, [hidden] *)`);
        if ((await all.count()) > 0) await expect(all.first(), `${kind} on ${path}`).toBeVisible();
      }
      const links = main.locator('a[href^="/"]');
      if (path !== '/') expect(await links.count(), path).toBeGreaterThan(2);
      await page.setViewportSize({ width: 320, height: 700 });
      const box = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(box, `width of ${path} on a 320 px screen`).toBeLessThanOrEqual(320);
    }
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on the home page moves', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const before = await page.screenshot();
    await page.waitForTimeout(1_200);
    expect((await page.screenshot()).equals(before)).toBe(true);
  });

  test('the other color mode is shown at once, and a jump to a heading is one', async ({
    page,
  }) => {
    await open(page, '/concepts/streaming');
    const running = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().length;
    });
    expect(running).toBe(0);
    const behavior = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(behavior).toBe('auto');
  });
});

test('with motion the home page does move', async ({ page }) => {
  await open(page, '/');
  const before = await page.screenshot();
  await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(false);
});

test.describe('in the reader’s own colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const color = (page: Page, selector: string, property: string, pseudo = '') =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, part]) => {
          const style = getComputedStyle(element, part || null);
          return style.getPropertyValue(name ?? '');
        },
        [property, pseudo],
      );

  test('icons, the chosen tab and the place in the sections can be told', async ({ page }) => {
    await open(page, '/api/lockup/envio/queries');
    const ground = await color(page, 'body', 'background-color');
    for (const button of ['.theme-code-block button[data-copy]', '.navbar-icon']) {
      const icon = await color(page, button, 'background-color', '::before');
      expect(icon, button).not.toBe(ground);
      expect(icon, button).not.toBe('rgba(0, 0, 0, 0)');
    }
    const line = (selected: boolean) =>
      color(page, `[role="tab"][aria-selected="${selected}"]`, 'border-bottom-color');
    expect(await line(true)).not.toBe(await line(false));
    const mark = (name: string) => color(page, `.menu__link${name}`, 'outline-style');
    expect(await mark('--active')).toBe('solid');
    expect(await mark(':not(.menu__link--active)')).toBe('none');
  });

  test('the focus is drawn, and curves can be seen', async ({ page }) => {
    await open(page, '/concepts/streaming');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { outlineStyle, width: parseFloat(outlineWidth) };
    });
    expect(outline.outlineStyle).not.toBe('none');
    expect(outline.width).toBeGreaterThanOrEqual(1);
    const ground = await color(page, 'body', 'background-color');
    expect(await color(page, 'figure svg path:last-of-type', 'stroke')).not.toBe(ground);
  });

  // Whether a state is there in code is checked for every tool; here each pair of states is compared as it is drawn.
  for (const path of ['/concepts/lockup/stream-shapes', '/guides/start/build']) {
    const tag = path.includes('stream-shapes') ? [] : ['@night'];
    test(`each state of a control is seen on ${path}`, { tag }, async ({ page }) => {
      await open(page, path);
      const main = page.locator('main');
      const rest = async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.mouse.move(0, 0);
      };
      const seen: Record<string, number> = {};
      const compare = async (
        name: string,
        found: Locator,
        change: (one: Locator) => Promise<void>,
      ) => {
        if ((await found.count()) === 0) return;
        // Once its state has changed, the selector finds another one.
        await found.first().evaluate((element) => (element.dataset.compared = ''));
        const control = main.locator('[data-compared]');
        await rest();
        // Buttons of code are drawn only while the pointer is there.
        if (name.startsWith('pressed')) await control.hover();
        seen[name] = await changedPixels(page, control, () => change(control));
        await control.evaluate((element) => delete element.dataset.compared);
      };
      const press = async (control: Locator) => {
        await control.click();
        await rest();
      };
      // The first press of a page also fetches its code: what is drawn is compared once the state is there.
      const pressUntil = (state: string) => async (control: Locator) => {
        await press(control);
        await expect(control).toHaveAttribute(state, 'true');
      };
      const focus = async (control: Locator) => {
        // After a key, the focus is drawn as for one who uses the keyboard.
        await page.keyboard.press('Shift');
        await control.evaluate((element) => (element.querySelector('input') ?? element).focus());
      };
      const disable = (control: Locator) =>
        control.evaluate((element) => void ((element as HTMLButtonElement).disabled = true));
      const choice = main.locator('label:has(input[type="radio"]:not(:checked)):visible');
      await compare(
        'chosen tab',
        main.locator('[role="tab"][aria-selected="false"]:visible'),
        pressUntil('aria-selected'),
      );
      await compare('focused tab', main.locator('[role="tab"]:visible'), focus);
      await compare('chosen option', choice, press);
      await compare('focused option', choice, focus);
      await compare(
        'pressed button',
        main.locator('button[aria-pressed="false"]:visible'),
        pressUntil('aria-pressed'),
      );
      await compare('focused button', main.locator('[data-island] button:visible'), focus);
      const named = main.locator(
        '[data-island] button:enabled:not([aria-label], [role="tab"], [aria-disabled="true"]):visible',
      );
      await compare('disabled button', named, disable);
      await compare('unavailable button', named, (one) =>
        one.evaluate((element) => element.setAttribute('aria-disabled', 'true')),
      );
      await compare(
        'focused field',
        main.locator('[data-island] input[type="text"]:visible'),
        focus,
      );
      expect(Object.keys(seen).length).toBeGreaterThan(4);
      expect(Object.entries(seen).filter(([, pixels]) => pixels < 40)).toEqual([]);
    });
  }
});
