import { cleanPath } from './address';

/**
 * Whether an address of the site may be a page. A dot does not make a file: pages of contracts
 * (`/reference/lockup/contracts/contract.SablierLockup`) and of releases (`v1.0`) have one too.
 */
const FILE =
  /\.(?:csv|gif|gz|ico|jpe?g|js|json|map|md|mp4|pdf|png|sol|svg|tar|ts|tsx|txt|webp|woff2?|xml|zip)$/i;

export const isPagePath = (path: string): boolean => !FILE.test(path);

/** The link of this site under an event that leads to a page and has no target or download of its own. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return isPagePath(link.pathname) ? link : undefined;
}

/**
 * Whether a click is the site's to answer: the main button alone, not answered yet, and not within
 * the page, where the browser moves to the hash.
 */
export function leadsOn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const { pathname, search } = window.location;
  const isHere = cleanPath(link.pathname) === cleanPath(pathname) && link.search === search;
  return !(isHere && link.hash);
}
