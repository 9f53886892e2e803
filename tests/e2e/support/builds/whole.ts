import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { hydrated } from '../page';
import { buildIdOf } from './id';
import { CHANGED_TEXT } from './next-build';
import type { TwoBuilds, Which } from './site';

/** Addresses of the scripts and stylesheets that a document has, and of stylesheets that have no rules. */
const inDocument = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    const pathOf = (address: string) => new URL(address).pathname;
    return {
      files: [...links.map(({ href }) => href), ...scripts.map(({ src }) => src)].map(pathOf),
      unstyled: links.filter(({ sheet }) => !sheet?.cssRules.length).map(({ href }) => href),
    };
  });

/**
 * Fails unless the page is whole and of one build: its name, its words, its scripts and its stylesheets are
 * those of this build, its tools work and nothing has failed.
 */
export async function expectWhole(page: Page, site: TwoBuilds, which: Which): Promise<void> {
  await expect(page.locator('meta[name="build"]')).toHaveAttribute(
    'content',
    buildIdOf(site.folders[which]),
  );
  await hydrated(page);
  const title = page.locator('h1');
  if (which === 'next') await expect(title).toContainText(CHANGED_TEXT.page);
  else await expect(title).not.toContainText(CHANGED_TEXT.page);
  // Those of a tool may still be on their way.
  await expect
    .poll(async () => (await inDocument(page)).unstyled, {
      message: 'stylesheets that did not load',
    })
    .toEqual([]);
  const { files } = await inDocument(page);
  // The stylesheet, the first script and the app.
  expect(files.length).toBeGreaterThan(2);
  const missing = files.filter((file) => !existsSync(site.folders[which] + file));
  expect(missing, 'of another build').toEqual([]);
  await expect(page.locator('[data-island-state="failed"], main [role="alert"]')).toHaveCount(0);
  const [own, others] =
    which === 'next' ? [CHANGED_TEXT.tool[1], CHANGED_TEXT.tool[0]] : CHANGED_TEXT.tool;
  if ((await page.locator('[data-island="StreamDesk"]').count()) > 0) {
    await expect(page.locator('body')).not.toContainText(others);
    expect(own).not.toBe(others);
  }
}
