/** What a reader does. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Calls `act` once, at the first sign that somebody reads the page. */
export function onFirstSign(act: () => void): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const go = () => {
    listening.abort();
    act();
  };
  for (const sign of SIGNS) window.addEventListener(sign, go, options);
}
