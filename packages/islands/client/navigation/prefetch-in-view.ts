import { whenIdle } from '@sablier-docs/browser/idle';
import { pageLink } from '@sablier-docs/browser/links';
import { fetchAhead } from './load';
import { isOtherPage, mayFetchAhead, pathOfLink } from './prefetch';

/** Pages that are fetched because a link to them is in view, at most, on one page. */
const IN_VIEW = 30;

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
      const path = pathOfLink(target as HTMLAnchorElement);
      if (asked.size >= IN_VIEW || asked.has(path)) continue;
      asked.add(path);
      last = last.then(
        () => new Promise((done) => whenIdle(() => void fetchAhead(path).then(done))),
      );
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href], aside a[href]')) {
    const found = pageLink({ target: link } as unknown as Event);
    if (found && isOtherPage(pathOfLink(found))) observer.observe(found);
  }
}
