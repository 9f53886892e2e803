import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { onFirstActivity } from '@sablier-docs/browser/first-activity';

/** Fetches the code of the filters if the page has one. */
function load(): void {
  if (document.querySelector('deployment-filter, error-filter'))
    import('./filters').catch(() => undefined);
}

/** Fetches the filters at the reader's first activity; after a failure, again at the next navigation or focus. */
export function loadFilters(): void {
  onFirstActivity(load);
  window.addEventListener(ADDRESS_CHANGED, load);
  document.addEventListener('focusin', load);
}
