/** Events of a reader. */
const ACTIVITY = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
];

/** Whether the reader pressed something, went to a field or scrolled before the scripts ran. */
const wasThere = () =>
  window.scrollY > 0 ||
  Boolean(window.early?.presses.size) ||
  document.activeElement !== document.body;

let seen = false;
const waiting: (() => void)[] = [];

function notice({ type, target }: Event): void {
  // The client scrolls the sidebar, as no reader has; one does it with a pointer, a wheel or a key.
  if (type === 'scroll' && target !== document) return;
  seen = true;
  for (const type of ACTIVITY) window.removeEventListener(type, notice, true);
  for (const act of waiting.splice(0)) act();
}

/** Calls `act` once: at the reader's first activity on the page, or immediately if that has happened. */
export function onFirstActivity(act: () => void): void {
  if (seen || wasThere()) {
    act();
    return;
  }
  if (waiting.push(act) > 1) return;
  for (const type of ACTIVITY) {
    window.addEventListener(type, notice, { capture: true, passive: true });
  }
}
