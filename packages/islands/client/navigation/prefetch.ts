import { cleanPath } from '@sablier-docs/browser/address';
import { whenIdle } from '@sablier-docs/browser/idle';
import { pageLink } from '@sablier-docs/browser/links';
import { fetchAhead, parseAhead } from './load';

/** Pages that are fetched because a link to them is in view, at most, on one page. */
const IN_VIEW = 30;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Nothing is fetched ahead for readers who pay for it. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

const pathOf = (link: HTMLAnchorElement) => cleanPath(link.pathname);
const isOther = (path: string) => path !== cleanPath(window.location.pathname);

/** Fetches and parses the page of a link that has the pointer, the finger or the focus. */
export function fetchOnIntent(): void {
  const onIntent = (event: Event) => {
    const link = pageLink(event);
    if (link && mayFetchAhead() && isOther(pathOf(link))) void parseAhead(pathOf(link));
  };
  for (const name of ['pointerover', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
  document.addEventListener('focusin', onIntent);
}

/** A function of `window.docusaurus`, which resolves with an empty list as Docusaurus' own does. */
const offer = (fetchPage: (path: string) => Promise<void>) => async (route: string) => {
  const path = cleanPath(route);
  if (mayFetchAhead() && isOther(path)) await fetchPage(path);
  return [];
};

/** Fetches the page of an address. */
export const prefetch = offer(fetchAhead);
/** Fetches and parses the page of an address. */
export const preload = offer(parseAhead);

let observer: IntersectionObserver | undefined;

/** Fetches the pages of the links in view, one after the other, when the browser is idle. */
export function fetchInView(): void {
  observer?.disconnect();
  if (!mayFetchAhead()) return;
  const asked = new Set<string>();
  let last = Promise.resolve();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const path = pathOf(target as HTMLAnchorElement);
      if (asked.size >= IN_VIEW || asked.has(path)) continue;
      asked.add(path);
      last = last.then(
        () => new Promise((done) => whenIdle(() => void fetchAhead(path).then(done))),
      );
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href], aside a[href]')) {
    const found = pageLink({ target: link } as unknown as Event);
    if (found && isOther(pathOf(found))) observer.observe(found);
  }
}
