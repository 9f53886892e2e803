const WHOLE = 'data-whole';

/**
 * Has each part of a page laid out, with those that are not near the window: a place further down is scrolled to, which
 * the estimated height of the parts above would move. The parts have the class `unseen`.
 */
export const layOutWhole = (main: Element | null): void => main?.setAttribute(WHOLE, '');

/** For the next page in the document, which is another one. */
export const endWholeDocument = (): void => document.documentElement.removeAttribute(WHOLE);
