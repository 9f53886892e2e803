import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { applyFilter, type Found } from './filter';

// Rows are hidden before the browser paints; the server has nothing to paint.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Filters the tables below `root`. A link to a chain that the filter hides takes the filter away, so
 * that every anchor of the page keeps leading somewhere.
 */
export function useFilter(root: RefObject<HTMLElement | null>, all: Found) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(all);
  const [target, setTarget] = useState<string | null>(null);

  useBeforePaint(() => {
    if (root.current) setFound(applyFilter(root.current, query));
  }, [root, query]);

  useEffect(() => {
    const show = (hash: string) => {
      const id = decodeURIComponent(hash.slice(1));
      const element = id && document.getElementById(id);
      if (!element || !root.current?.contains(element) || !element.closest('[hidden]')) return;
      setQuery('');
      setTarget(id);
    };
    const onHash = () => show(location.hash);
    // The address does not change when the reader asks for the same chain again.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href*="#"]');
      if (link instanceof HTMLAnchorElement) show(link.hash);
    };
    addEventListener('hashchange', onHash);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick);
    };
  }, [root]);

  useEffect(() => {
    if (target === null || query !== '') return;
    document.getElementById(target)?.scrollIntoView();
    setTarget(null);
  }, [target, query]);

  return { query, setQuery, found };
}
