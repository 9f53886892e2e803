import type { Page } from '@playwright/test';
import { loadAxe } from '../axe';

/** On how many pages a worker has read each kind of text, by a digest of what the browser computed for it. */
export type ReadKinds = Map<string, number>;

/**
 * Lets axe's rule about contrast read, of each kind of text on a page, the first three and the last
 * instead of all: a row of a long table looks like the row above it, and the frame of a page like that of the last one. A
 * kind is an element with all its ancestors, each by its name, its classes and the colors, size and weight that the browser
 * computed for it in the mode that is shown, so that two of a kind have the same contrast.
 * @param read kinds that other pages have shown; those of this page are added
 * @param times on how many pages each is read
 * @returns whether there is anything to read
 */
export async function readNewKinds(page: Page, read: ReadKinds, times: number): Promise<boolean> {
  const done = [...read].filter(([, count]) => count >= times).map(([kind]) => kind);
  await loadAxe(page);
  const found = await markKinds(page, done);
  for (const kind of found) read.set(kind, (read.get(kind) ?? 0) + 1);
  return found.length > 0;
}

/** @returns the kinds that are read on this page */
const markKinds = (page: Page, read: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const LOOK = 'data-look';
    // The text of a field is its value, so no text node leads to it.
    const FIELDS = 'input, select, textarea';
    const READ = [
      'color',
      'background-color',
      'background-image',
      'opacity',
      'filter',
      'text-shadow',
      'font-size',
      'font-weight',
      'visibility',
      'mix-blend-mode',
      '-webkit-text-fill-color',
    ];
    const done = new Set(known);
    const kinds = new Map<string, Element[]>();
    /** FNV-1a, twice from two starts: 64 bits tell some thousand kinds apart. */
    const digest = (text: string) =>
      [0x811c9dc5, 0x01234567]
        .map((start) => {
          let sum = start;
          for (let at = 0; at < text.length; at += 1)
            sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
          return (sum >>> 0).toString(36);
        })
        .join('.');
    const hasText = (element: Element) =>
      element.matches(FIELDS) ||
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
    const walk = (element: Element, above: string) => {
      const style = getComputedStyle(element);
      const looks = READ.map((name) => style.getPropertyValue(name)).join('|');
      const own = `${above}>${element.localName}.${element.getAttribute('class') ?? ''}|${looks}`;
      const isVisible = element.checkVisibility();
      const kind = digest(`${own}|${isVisible}`);
      if (isVisible && !done.has(kind) && hasText(element)) {
        const others = kinds.get(kind);
        if (others) others.push(element);
        else kinds.set(kind, [element]);
      }
      for (const child of element.children) walk(child, kind);
    };
    for (const element of document.querySelectorAll(`[${LOOK}]`)) element.removeAttribute(LOOK);
    walk(document.body, document.documentElement.dataset.theme ?? '');
    for (const of of kinds.values())
      for (const element of new Set([...of.slice(0, 3), ...of.slice(-1)]))
        element.setAttribute(LOOK, '');
    window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${LOOK}]` }] });
    return [...kinds.keys()];
  }, read);
