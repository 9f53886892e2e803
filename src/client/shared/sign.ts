/** What a reader does; src/plugins/client/late looks for the same before the scripts are there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

let seen = false;
const waiting: (() => void)[] = [];

function notice(): void {
  seen = true;
  for (const sign of SIGNS) window.removeEventListener(sign, notice, true);
  for (const act of waiting.splice(0)) act();
}

/** Calls `act` once: at the first sign that somebody reads the page, or at once when there was one. */
export function onFirstSign(act: () => void): void {
  if (seen || window.early?.seen) {
    act();
    return;
  }
  if (waiting.push(act) > 1) return;
  for (const sign of SIGNS) {
    window.addEventListener(sign, notice, { capture: true, passive: true });
  }
}
