import { elementOfHash, idOfHash } from '@sablier-docs/browser/address';

/** Leads from a hash that differs in case from the id on the page to that id, which the browser does not find. */
function lead(): void {
  const { hash } = window.location;
  // After a question mark comes the state of a tool, whose links are written by this site.
  const id = hash.includes('?') ? undefined : elementOfHash(hash)?.id;
  if (id && id !== idOfHash(hash)) window.location.replace(`#${id}`);
}

export function runAnchors(): void {
  lead();
  // Few addresses have one; without this code the place is the one that the browser found.
  if (window.location.hash) {
    void import('./place-of-hash').then(
      (code) => code.keepPlaceOfHash(),
      () => undefined,
    );
  }
  window.addEventListener('hashchange', lead);
}
