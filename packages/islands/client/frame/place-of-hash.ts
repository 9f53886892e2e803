import { elementOfHash } from '@sablier-docs/browser/address';

/** What a reader does that moves the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Goes back to the place of the hash where the page has become shorter above it. Firefox lays the text out in a wider face
 * until it has the fallback of the fonts, scrolls, and keeps the page at its end when that comes nearer: a place in the
 * last windows of a long page is then above the window. A load of the same entry keeps the place where it was left.
 * @returns when the fonts are there
 */
export async function keepPlaceOfHash(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') return;
  let isMoved = false;
  const note = () => (isMoved = true);
  for (const type of MOVES) window.addEventListener(type, note, { once: true, passive: true });
  await document.fonts.ready;
  const end = window.scrollY + window.innerHeight;
  if (!isMoved && end >= document.documentElement.scrollHeight - 1)
    elementOfHash(window.location.hash)?.scrollIntoView();
}
