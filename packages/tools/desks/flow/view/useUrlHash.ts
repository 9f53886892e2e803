import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the subject of a desk in the hash, and reads it from a link.
 * @param read receives the hash of a link with its `#`; must be stable
 * @param next the present hash with its `#`; empty for none
 */
export function useUrlHash(read: (hash: string) => void, next: string): void {
  const written = useRef('');
  // Before any event is handled, so that the reader's input is applied on top of the link's state.
  useLayoutEffect(() => {
    const take = () => {
      const { hash } = window.location;
      if (hash !== written.current) read(hash);
    };
    take();
    window.addEventListener(ADDRESS_CHANGED, take);
    return () => window.removeEventListener(ADDRESS_CHANGED, take);
  }, [read]);

  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // Another hash, such as a heading's, stays until there is something to write.
    if (next === hash || (next === '' && written.current === '')) return;
    written.current = next;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`);
  }, [next]);
}
