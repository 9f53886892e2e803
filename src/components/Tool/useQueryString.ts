import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import { useSyncExternalStore } from 'react';

/** The query that a link or the reader has brought; what tools write themselves does not change it. */
let brought: string | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener(ADDRESS_CHANGED, () => (brought = window.location.search));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(ADDRESS_CHANGED, onChange);
  return () => window.removeEventListener(ADDRESS_CHANGED, onChange);
}

/**
 * The query that the reader has come with, such as `?q=cliff`; empty while the server's HTML is
 * hydrated. It stays when a tool replaces the address without `navigate`.
 */
export const useQueryString = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (brought ??= window.location.search),
    () => '',
  );
