import type { Page } from '@playwright/test';

/**
 * Elements that scroll at the page's present size and cannot be reached with the keyboard, a line each.
 * @param within selector of the part of the page to look at
 */
export const unreachableScrollers = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const reaches = (element: Element) =>
      element.matches(FOCUSABLE) || element.querySelector(FOCUSABLE) !== null;
    // As axe has it: less than this is not worth a stop.
    const LEAST = 13;
    const scrolls = (element: Element) => {
      const [wide, high] = [
        element.scrollWidth - element.clientWidth >= LEAST,
        element.scrollHeight - element.clientHeight >= LEAST,
      ];
      if (!wide && !high) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const able = (value: string) => value === 'auto' || value === 'scroll';
      return (wide && able(overflowX)) || (high && able(overflowY));
    };
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((element) => element.clientWidth > 0 && scrolls(element) && !reaches(element))
      .map((element) => `${element.localName}.${element.className}`);
  }, within);
