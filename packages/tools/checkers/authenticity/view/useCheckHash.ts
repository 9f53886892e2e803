import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { readCheckHash } from '../url-hash';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Delay of the URL update after the last keystroke, in milliseconds. */
const PAUSE = 300;

/**
 * Keeps the text to check in the hash, which browsers do not send to servers. No history entries
 * are added.
 * @param onAsked receives the text of a link that the reader has followed; must be stable
 * @param hash of the present text; empty without one, null until the reader changes something
 */
export function useCheckHash(onAsked: (text: string) => void, hash: string | null): void {
  const own = useRef('');

  // Before any event is handled, so that the reader's input is applied on top of the link's state.
  useLayoutEffect(() => {
    const read = () => {
      const text = readCheckHash(window.location.hash);
      if (text !== undefined && window.location.hash !== own.current) onAsked(text);
    };
    read();
    window.addEventListener(ADDRESS_CHANGED, read);
    return () => window.removeEventListener(ADDRESS_CHANGED, read);
  }, [onAsked]);

  useEffect(() => {
    if (hash === null) return undefined;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      const { pathname, search, hash: present } = window.location;
      // The reader may be navigating to another page, whose URL must not change.
      if (pathname !== page || present === hash) return;
      // A hash that names a place on the page stays until there is a text to check.
      if (!hash && readCheckHash(present) === undefined) return;
      own.current = hash;
      window.history.replaceState(window.history.state, '', pathname + search + hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [hash]);
}
