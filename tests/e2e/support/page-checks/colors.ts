import type { Page } from '@playwright/test';

/**
 * Lets axe's rule about contrast read, of each kind of text on a page, the first three and the last
 * instead of all: a row of a long table looks like the row above it. A kind is an element with all its
 * ancestors, each by its name, its classes and the colors, size and weight that the browser computed for
 * it in the mode that is shown, so that two of a kind have the same contrast. Needs axe on the page.
 * @returns how many elements are read
 */
export const readEachKind = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const LOOK = 'data-look';
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
    const numbers = new Map<string, number>();
    const kinds = new Map<number, Element[]>();
    const walk = (element: Element, above: number) => {
      const style = getComputedStyle(element);
      const looks = READ.map((name) => style.getPropertyValue(name)).join('|');
      const own = `${above}>${element.localName}.${element.getAttribute('class') ?? ''}|${looks}`;
      const name = `${own}|${element.checkVisibility()}`;
      const kind = numbers.get(name) ?? numbers.size;
      numbers.set(name, kind);
      if ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
        const others = kinds.get(kind);
        if (others) others.push(element);
        else kinds.set(kind, [element]);
      }
      for (const child of element.children) walk(child, kind);
    };
    for (const element of document.querySelectorAll(`[${LOOK}]`)) element.removeAttribute(LOOK);
    walk(document.body, -1);
    for (const of of kinds.values())
      for (const element of new Set([...of.slice(0, 3), ...of.slice(-1)]))
        element.setAttribute(LOOK, '');
    // The text of a field is its value, so no text node leads to it.
    const fields = 'input, select, textarea';
    window.axe.configure({
      rules: [{ id: 'color-contrast', selector: `[${LOOK}], ${fields}` }],
    });
    return document.querySelectorAll(`[${LOOK}]`).length;
  });
