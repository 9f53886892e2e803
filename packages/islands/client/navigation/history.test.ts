import { expect, it, vi } from 'vitest';
import { rememberScroll, restoreScroll } from './history';

/** A page with a heading at this distance from the top of the window, scrolled by `scrollY`. */
function page(top: number, scrollY: number) {
  const heading = { id: 'fees', getClientRects: () => [{ top }] };
  const scrollTo = vi.fn();
  const scrollBy = vi.fn();
  vi.stubGlobal('window', { scrollX: 0, scrollY, scrollTo, scrollBy });
  vi.stubGlobal('history', { scrollRestoration: 'auto' });
  vi.stubGlobal('document', {
    querySelectorAll: () => [heading],
    getElementById: (id: string) => (id === 'fees' ? heading : null),
  });
  return { scrollTo, scrollBy };
}

it.each([
  ['longer above the text, scrolls on', -40, 160, 200],
  ['shorter above the text, scrolls back', -40, -340, -300],
  ['as it was, stays', -40, -40, 0],
])('Back to a page that is %s', (_, before, now, by) => {
  page(before, 900);
  rememberScroll(3);
  const { scrollTo, scrollBy } = page(now, 0);
  expect(restoreScroll(3)).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
  expect(scrollBy).toHaveBeenCalledWith(0, by);
});

it('an entry that was never left, and a page with no heading above, are not corrected', () => {
  const { scrollBy } = page(30, 500);
  expect(restoreScroll(99)).toBe(false);
  rememberScroll(4);
  expect(restoreScroll(4)).toBe(true);
  expect(scrollBy).not.toHaveBeenCalled();
});
