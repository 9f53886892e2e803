/** The place of an entry in the history, which the site's client writes. */
const placeOf = (state: unknown): number | undefined => (state as { entry?: number } | null)?.entry;

/**
 * Closes the search with Back, as the menu of phones, and the page stays: over the whole screen of a phone, the search
 * looks like a page. The history returns to where it was, and nothing else sees the two steps. Another document that
 * Back leads to cannot be stopped.
 * @returns ends it
 */
export function closeOnBack(close: () => void): () => void {
  const opened = placeOf(history.state);
  let isReturning = false;
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    // In the capture phase, before the client that shows another page.
    window[change]('popstate', onPop as EventListener, { capture: true });
  };
  const onPop = (event: PopStateEvent) => {
    const now = placeOf(event.state);
    if (isReturning) {
      event.stopImmediatePropagation();
      listen('removeEventListener');
      return;
    }
    if (opened === undefined || now === undefined || now === opened) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(opened - now);
    close();
  };
  listen('addEventListener');
  return () => {
    if (!isReturning) listen('removeEventListener');
  };
}
