import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import { onFirstSign } from '@site/src/client/shared/sign';

/** Fetches the code of the filters for a page that has one, when somebody is there. */
function find(): void {
  if (document.querySelector('deployment-filter, error-filter'))
    import('./filters').catch(() => undefined);
}

/** A filter whose code does not come is asked for again at the next change of the address, or focus of a field. */
export function findFilters(): void {
  onFirstSign(find);
  window.addEventListener(ADDRESS_CHANGED, find);
  document.addEventListener('focusin', find);
}
