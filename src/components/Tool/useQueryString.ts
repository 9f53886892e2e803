import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(ADDRESS_CHANGED, onChange);
  return () => window.removeEventListener(ADDRESS_CHANGED, onChange);
}

/** The query of the address, such as `?q=cliff`; empty while the server's HTML is hydrated. */
export const useQueryString = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
