import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import { useEffect, useLayoutEffect, useRef } from 'react';

const EVENTS = ['hashchange', ADDRESS_CHANGED];

/**
 * Keeps what a desk is about in the hash, and takes it from a link.
 * @param read gets the hash of a link with its `#`; it must be stable
 * @param next the hash of what the reader has now, with its `#`; empty for none
 */
export function useKept(read: (hash: string) => void, next: string): void {
  const written = useRef('');
  // Before the tool hears anybody: what the reader types comes on top of what the link brings.
  useLayoutEffect(() => {
    const take = () => {
      const { hash } = window.location;
      if (hash !== written.current) read(hash);
    };
    take();
    for (const event of EVENTS) window.addEventListener(event, take);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, take);
    };
  }, [read]);

  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // A hash that is not the tool's, such as a heading's, stays until there is something to keep.
    if (next === hash || (next === '' && written.current === '')) return;
    written.current = next;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`);
  }, [next]);
}
