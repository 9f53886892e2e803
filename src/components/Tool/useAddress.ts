import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import { splitQuery } from '@site/src/tools/inputs/query';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { hashOfState, stateOfHash } from './state';

/** Quiet time after the last keystroke before the address changes, in milliseconds. */
const PAUSE = 300;

/** What tells a tool's state in an address from the rest. */
export interface AddressNames {
  /** Id of the tool's element, before the state in the hash. */
  id: string;
  /** Parameters that older links have in the query. */
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
 * Keeps the state of a tool in the hash. `read` gets it, as a query, after hydration and whenever a link
 * brings another one; that of an older link is moved from the query to the hash. After a change by
 * the reader, `write` gives the next state; null leaves the address alone. The history gets no entries.
 * All must be stable between changes.
 * @returns set it to true when the reader has changed something
 */
export function useAddress(
  names: AddressNames,
  read: (state: string) => void,
  write: () => string | null,
): RefObject<boolean> {
  const touched = useRef(false);

  // Before the tool hears anybody: what the reader types comes on top of what the link brings.
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
      // The reader may be on the way to another page or heading, whose address is not the tool's.
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
