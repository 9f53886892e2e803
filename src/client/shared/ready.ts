/** Event on the document, fired once the listeners of the page are attached. */
export const READY = 'page-ready';

/** Calls `act` when the page listens. A change of the document before that could break hydration. */
export function whenReady(act: () => void): void {
  if (document.documentElement.dataset.hasHydrated === 'true') act();
  else document.addEventListener(READY, act, { once: true });
}

/** Sets the framework's own sign, `data-has-hydrated="true"`, which scripts and tests wait for. */
export function markReady(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  document.dispatchEvent(new Event(READY));
}
