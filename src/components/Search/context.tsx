import { clampQuery, MAX_QUERY_LENGTH } from '@site/src/search';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { isSearchShortcut, isSlash, selectedQuery } from './shortcuts';
import { preloadSearch, useSearchSite } from './site';
import { Unreachable } from './Unreachable';
import { preloadModal, useModalCode } from './useModalCode';

interface SearchControl {
  /** Opens the modal with what is selected on the page. */
  open: () => void;
  /** Loads code and index ahead of the first key press. */
  preload: () => void;
}

const Context = createContext<SearchControl>({ open: () => undefined, preload: () => undefined });

/** Opens and preloads the search from anywhere on the site. */
export const useSearchControl = () => useContext(Context);

/** Holds the one search modal of the site and its shortcuts: Ctrl or Cmd+K toggles, `/` opens. */
export function SearchRoot({ children }: { children: ReactNode }): ReactNode {
  const site = useSearchSite();
  const [query, setQuery] = useState<string | null>(null);
  const isOpen = query !== null;
  const { Modal, failed } = useModalCode(isOpen);

  const open = useCallback(() => setQuery(clampQuery(selectedQuery(MAX_QUERY_LENGTH))), []);
  const close = useCallback(() => setQuery(null), []);
  const preload = useCallback(() => {
    preloadModal();
    preloadSearch(site);
  }, [site]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const toggles = isSearchShortcut(event);
      if (!toggles && (isOpen || !isSlash(event))) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  const control = useMemo(() => ({ open, preload }), [open, preload]);
  return (
    <Context.Provider value={control}>
      {children}
      {isOpen && Modal && <Modal initialQuery={query} onClose={close} />}
      {isOpen && !Modal && failed && <Unreachable onClose={close} />}
    </Context.Provider>
  );
}
