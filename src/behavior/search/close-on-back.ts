/** The place of an entry in the history, which the site's client writes. */
const placeOf = (state: unknown): number | undefined => (state as { entry?: number } | null)?.entry;

/**
 * Lets Back close the search and keep the page, like the menu on phones: there the search fills the screen and looks
 * like a page. The history returns to where it was, and no other listener sees the two steps. A step back to another
 * document cannot be stopped.
 * @returns a function that gives Back its usual meaning again
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
