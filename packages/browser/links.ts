import { cleanPath } from './address';
import { closestElement } from './closest';

/**
 * Whether an address of the site may be a page. A dot doesn't mean a file: pages of contracts
 * (`/reference/lockup/contracts/contract.SablierLockup`) and of releases (`v1.0`) contain dots.
 */
const FILE =
  /\.(?:csv|gif|gz|ico|jpe?g|js|json|map|md|mp4|pdf|png|sol|svg|tar|ts|tsx|txt|webp|woff2?|xml|zip)$/i;

export const isPagePath = (path: string): boolean => !FILE.test(path);

/** The link under an event, if it leads to a page of this site and has no `target` or `download`. */
export function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestElement(event, 'a');
  if (!link?.href || link.origin !== window.location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return isPagePath(link.pathname) ? link : undefined;
}

/**
 * Whether the site should handle a click: the main button without modifiers, not handled yet, and not a link
 * within the page, where the browser moves to the hash.
 */
export function leadsOn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const { pathname, search } = window.location;
  const isHere = cleanPath(link.pathname) === cleanPath(pathname) && link.search === search;
  return !(isHere && link.hash);
}
