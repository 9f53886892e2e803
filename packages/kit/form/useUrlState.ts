import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { splitQuery } from '../inputs/query';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { hashOfState, stateOfHash } from './url-state';

/** Delay of the URL update after the last keystroke, in milliseconds. */
const PAUSE = 300;

/** Names that identify a tool's state in the URL. */
export interface UrlStateNames {
  /** ID of the tool's element, before the state in the hash. */
  id: string;
  /** Parameters in the query of older links. */
  query: readonly string[];
}

const present = () => window.location.search + window.location.hash;

const replace = (search: string, hash: string) =>
  window.history.replaceState(
    window.history.state,
    '',
    `${window.location.pathname}${search}${hash}`,
  );

/**
 * Keeps the state of a tool in the hash. `read` receives it, as a query, after hydration and
 * whenever a link changes it; the state of an older link is moved from the query to the hash. After
 * a change by the reader, `write` returns the next state; null leaves the URL unchanged. No history
 * entries are added. All arguments must be stable between changes.
 * @returns a ref to set to true after a change by the reader
 */
export function useUrlState(
  names: UrlStateNames,
  read: (state: string) => void,
  write: () => string | null,
): RefObject<boolean> {
  const touched = useRef(false);

  // Before any event is handled, so that the reader's input is applied on top of the link's state.
  useLayoutEffect(() => {
    const take = () => {
      const { search, hash } = window.location;
      const { own, rest } = splitQuery(search, names.query);
      if (own) replace(rest, hashOfState(names.id, own));
      const state = own || stateOfHash(hash, names.id);
      if (state) read(state);
    };
    let brought = present();
    const onChange = () => {
      if (present() === brought) return;
      brought = present();
      take();
    };
    take();
    window.addEventListener(ADDRESS_CHANGED, onChange);
    return () => window.removeEventListener(ADDRESS_CHANGED, onChange);
  }, [names, read]);

  useEffect(() => {
    if (!touched.current) return undefined;
    const { pathname, hash } = window.location;
    const timer = setTimeout(() => {
      // The reader may be navigating to another page or heading, whose URL must not change.
      if (window.location.pathname !== pathname || window.location.hash !== hash) return;
      const state = write();
      if (state === null || (state === '' && stateOfHash(hash, names.id) === null)) return;
      const next = hashOfState(names.id, state);
      if (next !== hash) replace(window.location.search, next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [names, write]);

  return touched;
}
