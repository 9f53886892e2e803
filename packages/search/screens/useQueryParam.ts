import { navigate } from '@sablier-docs/browser/location';
import { useQueryString } from './useQueryString';
import { clampQuery } from '..';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing after which the address is updated. */
const PAUSE = 300;

const read = (search: string): string => clampQuery(new URLSearchParams(search).get('q') ?? '');

const write = (query: string): string =>
  query ? `?${new URLSearchParams({ q: query }).toString()}` : '';

/**
 * The query of the search page, in sync with `?q=`. The first render is empty, as in the built HTML.
 * Typing replaces the address, so that Back leaves the page.
 */
export function useQueryParam(): [query: string, setQuery: (text: string) => void] {
  const search = useQueryString();
  const [query, setQuery] = useState('');
  const [isReady, setReady] = useState(false);
  // The last query in the address, from typing or from a link.
  const said = useRef('');

  useEffect(() => {
    // The first render, like the built HTML, has no query; the address has one all the same.
    const next = read(isReady ? search : window.location.search);
    // Text that the reader typed before this ran is newer than the initial address.
    if (next !== said.current) setQuery((now) => (isReady ? next : now || next));
    said.current = next;
    setReady(true);
  }, [search]); // eslint-disable-line react-hooks/exhaustive-deps -- when the address changes

  useEffect(() => {
    if (!isReady) return undefined;
    const { pathname, search: since } = window.location;
    const timer = setTimeout(() => {
      // The reader is navigating to another page.
      if (window.location.pathname !== pathname || window.location.search !== since) return;
      const next = write(query);
      if (next === write(read(since))) return;
      said.current = query;
      navigate(pathname + next, 'replace');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, isReady]);

  return [query, (text) => setQuery(clampQuery(text))];
}
