import type { Page } from '@playwright/test';
import { expect } from './test';

/** The style sheets of a page, by which pages are sorted: a sheet that stays is not read again. */
export const sheetsOf = (html: string): string =>
  (html.match(/<link[^>]*\brel="?stylesheet\b[^>]*>/g) ?? []).join('');

/**
 * Lays out the document of another page in the place of this one's, where no script runs. It has the same boxes as after
 * a navigation, without a navigation's half of the work.
 */
export async function putDocument(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const next = new DOMParser().parseFromString(text, 'text/html');
    const { documentElement: root, head, body } = document;
    const styles = (of: ParentNode) => [...of.querySelectorAll('link[rel=stylesheet], style')];
    const same = (of: ParentNode) =>
      styles(of)
        .map((element) => element.outerHTML)
        .join('\n');
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
    if (same(head) !== same(next.head)) {
      for (const element of styles(head)) element.remove();
      head.append(...styles(next.head).map((element) => document.importNode(element, true)));
    }
    body.replaceWith(document.importNode(next.body, true));
  }, html);
  const missing = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      // Layout asks for the fonts.
      void document.documentElement.scrollWidth;
      return [
        ...links.filter(({ sheet }) => !sheet).map(({ href }) => href),
        ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
      ];
    });
  await expect.poll(missing, { message: 'styles', intervals: [10, 20, 50] }).toEqual([]);
}
