import { cleanPath } from '@sablier-docs/browser/address';
import { pageLink } from '@sablier-docs/browser/links';
import { fetchAhead, parseAhead } from './load';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Nothing is fetched ahead for readers who pay for it. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

export const pathOfLink = (link: HTMLAnchorElement) => cleanPath(link.pathname);
export const isOtherPage = (path: string) => path !== cleanPath(window.location.pathname);

/** Fetches and parses the page of a link that has the pointer, the finger or the focus. */
export function fetchOnIntent(): void {
  const onIntent = (event: Event) => {
    const link = pageLink(event);
    if (link && mayFetchAhead() && isOtherPage(pathOfLink(link))) void parseAhead(pathOfLink(link));
  };
  for (const name of ['pointerover', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
  document.addEventListener('focusin', onIntent);
}

/** A function of `window.docusaurus`, which resolves with an empty list as Docusaurus' own does. */
const offer = (fetchPage: (path: string) => Promise<void>) => async (route: string) => {
  const path = cleanPath(route);
  if (mayFetchAhead() && isOtherPage(path)) await fetchPage(path);
  return [];
};

/** Fetches the page of an address. */
export const prefetch = offer(fetchAhead);
/** Fetches and parses the page of an address. */
export const preload = offer(parseAhead);
