/** Event on the document: what a page does for its reader listens from now on. */
export const READY = 'page-ready';

/** Calls `act` when the page listens; what changes the document before may be in the way of hydration. */
export function whenReady(act: () => void): void {
  if ('ready' in document.documentElement.dataset) act();
  else document.addEventListener(READY, act, { once: true });
}

/** Marks the document with `data-ready`; tests wait for it. */
export function markReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}
