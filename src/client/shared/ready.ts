/** Event on the document: what a page does for its reader listens from now on. */
export const READY = 'page-ready';

/** Marks the document with `data-ready`; tests wait for it. */
export function markReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}
