import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { onFirstActivity } from '@sablier-docs/browser/first-activity';

/** Fetches the code of the elements that few pages have, if this one does. */
function load(): void {
  if (document.querySelector('deployment-filter, error-filter, likely-pages'))
    import('./rare-elements').catch(() => undefined);
}

/**
 * Fetches the filters at the reader's first activity; after a failure, again at the next navigation or focus. The page
 * for unknown addresses needs its help at once.
 */
export function loadRareElements(): void {
  if (document.querySelector('likely-pages')) load();
  onFirstActivity(load);
  window.addEventListener(ADDRESS_CHANGED, load);
  document.addEventListener('focusin', load);
}
