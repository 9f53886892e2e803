import { useQueryString } from './useQueryString';
import { useEffect, useRef, type RefObject } from 'react';

/** Quiet time after the last keystroke before the address changes, in milliseconds. */
const PAUSE = 300;

/**
 * Keeps the state of a tool in the query. `read` gets the query after hydration and whenever a link
 * brings another one. After a change by the reader, `write` turns the present query into the next;
 * null leaves the address alone. The history gets no entries. Both must be stable between changes.
 * @returns set it to true when the reader has changed something
 */
export function useAddress(
  read: (search: string) => void,
  write: (search: string) => string | null,
): RefObject<boolean> {
  const search = useQueryString();
  const touched = useRef(false);

  useEffect(() => read(search), [read, search]);

  useEffect(() => {
    if (!touched.current) return undefined;
    const own = window.location.pathname;
    const timer = setTimeout(() => {
      const { pathname, search: present, hash } = window.location;
      // The reader may be on the way to another page, whose address is not the tool's.
      if (pathname !== own) return;
      const next = write(present);
      if (next === null || next === present) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [write]);

  return touched;
}
