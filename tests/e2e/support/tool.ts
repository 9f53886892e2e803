import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './page';

/** Opens a page and returns its tool with this name, once it takes input. */
export async function openTool(page: Page, path: string, name: string): Promise<Locator> {
  await open(page, path);
  const tool = page.getByRole('region', { name, exact: true });
  await tool.scrollIntoViewIfNeeded();
  await toolsReady(page);
  return tool;
}

/** Waits until the tools that have come into view work. */
export async function toolsReady(page: Page): Promise<void> {
  await expect(async () => {
    const late = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-island]')]
        .filter((place) => {
          const { top, bottom } = place.getBoundingClientRect();
          return top < window.innerHeight && bottom > 0;
        })
        .map((place) => place.dataset.islandState)
        .filter((state) => state !== 'ready'),
    );
    expect(late).toEqual([]);
  }).toPass();
}

/** Fails when the page scrolls sideways, at its width and on the narrowest screens. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [size?.width ?? 390, 320]) {
    await page.setViewportSize({ width, height: size?.height ?? 844 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

/** The clipboard of the page after the button is pressed. */
export async function copiedBy(page: Page, button: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button.click();
  await expect(async () => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  }).toPass();
  return page.evaluate(() => navigator.clipboard.readText());
}
