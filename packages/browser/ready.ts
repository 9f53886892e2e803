/** Fired on the document once the listeners of the page are attached. */
export const READY = 'page-ready';

/** Calls `act` once the listeners are attached. Changing the document earlier could break hydration. */
export function whenReady(act: () => void): void {
  if (document.documentElement.dataset.hasHydrated === 'true') act();
  else document.addEventListener(READY, act, { once: true });
}

/** Sets the framework's own attribute, `data-has-hydrated="true"`, which scripts and tests wait for. */
export function markReady(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  document.dispatchEvent(new Event(READY));
}
