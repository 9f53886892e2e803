import { closestElement } from '@sablier-docs/browser/closest';
import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { onFirstActivity } from '@sablier-docs/browser/first-activity';

const has = (selector: string) => document.querySelector(selector) !== null;
const failed = () => undefined;

/** Fetches the code of the elements that few pages have, if this one does. */
function load(): void {
  if (has('deployment-filter, error-filter, likely-pages, math-styles, whole-file'))
    import('./rare-elements').catch(failed);
  if (has('living-figure')) import('@sablier-docs/figures/start').catch(failed);
}

/** A press on a figure whose code is still to come waits for it, and shows that; `LivingFigure` makes it then. */
function keepPress(event: Event): void {
  const control = closestElement(event, 'living-figure:not([data-state]) [data-act]');
  if (!control) return;
  control.dataset.waiting = '';
  load();
}

/**
 * Fetches filters, formulas' styles, folds of files and figures at the reader's first activity; after a failure, again
 * at the next navigation or focus. The page for unknown addresses needs its help at once, and so does a figure whose
 * state is in the address.
 */
export function loadRareElements(): void {
  if (has('likely-pages') || window.location.hash.startsWith('#figure-')) load();
  onFirstActivity(load);
  onFirstActivity(() => import('./back-to-top').then((code) => code.offerBackToTop(), failed));
  window.addEventListener(ADDRESS_CHANGED, load);
  document.addEventListener('focusin', load);
  document.addEventListener('click', keepPress);
}
