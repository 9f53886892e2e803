import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import { readHash } from '@site/src/tools/genuine/hash';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Quiet time after the last keystroke before the address changes, in milliseconds. */
const PAUSE = 300;

/**
 * Keeps the question in the hash, which browsers send to no server. The history gets no entries.
 * @param onAsked gets the question of a link that the reader has followed; must be stable
 * @param hash of the present question; empty without one, null while the reader has changed nothing
 */
export function useHash(onAsked: (text: string) => void, hash: string | null): void {
  const own = useRef('');

  // Before the tool hears anybody: what the reader types comes on top of what the link brings.
  useLayoutEffect(() => {
    const read = () => {
      const text = readHash(window.location.hash);
      if (text !== undefined && window.location.hash !== own.current) onAsked(text);
    };
    read();
    window.addEventListener('hashchange', read);
    window.addEventListener(ADDRESS_CHANGED, read);
    return () => {
      window.removeEventListener('hashchange', read);
      window.removeEventListener(ADDRESS_CHANGED, read);
    };
  }, [onAsked]);

  useEffect(() => {
    if (hash === null) return undefined;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      const { pathname, search, hash: present } = window.location;
      // The reader may be on the way to another page, whose address is not the checker's.
      if (pathname !== page || present === hash) return;
      // A hash that names a place on the page is the reader's, until there is a question.
      if (!hash && readHash(present) === undefined) return;
      own.current = hash;
      window.history.replaceState(window.history.state, '', pathname + search + hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [hash]);
}
