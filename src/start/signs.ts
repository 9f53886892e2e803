import { NEAR } from '@site/src/components/Island/near';

/** What a reader does. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Parts of a page that mean nothing until they run: tools, and what is marked `data-start`. */
const PARTS = '[data-island], [data-start]';

/**
 * Calls `act` once, at the first sign that the page needs its application: the reader does something,
 * a part that only works with it comes near the window, or the address says something to such a part.
 */
export function onFirstSign(act: () => void): void {
  const listening = new AbortController();
  const parts = [...document.querySelectorAll(PARTS)];
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(),
    { rootMargin: `${NEAR}px` },
  );
  const go = () => {
    listening.abort();
    near.disconnect();
    act();
  };

  if (parts.length > 0 && window.location.search) {
    go();
    return;
  }
  for (const part of parts) near.observe(part);
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of SIGNS) window.addEventListener(sign, go, options);
}
