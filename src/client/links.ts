// Links that no component renders, because their paragraph stays as the server wrote it
// (src/components/Keep), are followed inside the site like all others. What the framework fetches
// because a link to it is in view waits until the browser has nothing else to do: it searches all
// routes for each of them.
import type { useHistory } from '@docusaurus/router';
import { onLeave } from '@site/src/components/Keep/server-text';
import { whenIdle } from './idle';

type History = ReturnType<typeof useHistory>;

function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  // A file, such as a table as CSV, is the browser's.
  if (/\.[a-z\d]+$/i.test(link.pathname) && !/\.html$/.test(link.pathname)) return undefined;
  return link;
}

/** Listens on the whole document. Other handlers come first: what they have dealt with is left. */
export function followLinks(history: History): () => void {
  const onClick = (event: MouseEvent) => {
    const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || changed) return;
    const link = pageLink(event);
    if (!link) return;
    const here = link.pathname === window.location.pathname && link.search === location.search;
    if (here && link.hash) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const start = window.location.pathname;
  const { prefetch, preload } = window.docusaurus;
  const prefetchLater = (path: string) => {
    whenIdle(() => prefetch(path));
    return false as const;
  };
  window.docusaurus = { preload, prefetch: prefetchLater };
  const onIntent = (event: Event) => {
    const link = pageLink(event);
    if (!link || link.pathname === window.location.pathname) return;
    // Loading asks for the text as well, which the fetch of a page's code does not.
    void Promise.resolve(preload(link.pathname)).catch(() => undefined);
  };
  const stopListening = history.listen(({ pathname }, action) => {
    if (action !== 'REPLACE' && pathname !== start) onLeave();
  });
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    stopListening();
    window.docusaurus = { preload, prefetch };
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
