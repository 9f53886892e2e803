import { navigate, type Navigator } from '@site/src/client/shared/location';
import { useQueryString } from '@site/src/components/Tool/useQueryString';
import { clampQuery } from '@site/src/search';
import { useEffect, useRef, useState } from 'react';

/** The address follows the reader's typing after this pause, in milliseconds. */
const PAUSE = 300;

interface Params {
  query: string;
  /** From 0; the address counts from 1. */
  page: number;
}

function read(search: string): Params {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? '1');
  return {
    query: clampQuery(params.get('q') ?? ''),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
  };
}

function write({ query, page }: Params): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (page > 0) params.set('page', String(page + 1));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * The query and page of the search page, kept in step with `?q=` and `?page=`. The first render is
 * empty, as in the built HTML. Typing replaces the address, so that Back leaves the page; turning
 * a page adds to the history.
 */
export function useQueryParams() {
  const search = useQueryString();
  const [params, setParams] = useState<Params>({ query: '', page: 0 });
  const [ready, setReady] = useState(false);
  // What typing wrote to the address, until it comes back; by then the reader may have typed on.
  const written = useRef<string | null>(null);

  useEffect(() => {
    setReady(true);
    const own = written.current === search;
    written.current = null;
    if (own) return;
    const next = read(search);
    setParams((now) => (write(now) === write(next) ? now : next));
  }, [search]);

  useEffect(() => {
    if (!ready) return undefined;
    const { pathname, search: since } = window.location;
    const timer = setTimeout(() => {
      // The reader is on the way to another page, or to another page of results.
      if (window.location.pathname !== pathname || window.location.search !== since) return;
      const next = write(params);
      if (next === write(read(window.location.search))) return;
      written.current = next;
      navigate(pathname + next, 'replace');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [params, ready]);

  return {
    ...params,
    setQuery: (text: string) => setParams({ query: clampQuery(text), page: 0 }),
    setPage: (page: number, how: keyof Navigator = 'push') => {
      navigate(window.location.pathname + write({ ...params, page }), how);
      window.scrollTo({ top: 0 });
    },
  };
}
