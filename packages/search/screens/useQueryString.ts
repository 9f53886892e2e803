import { ADDRESS_CHANGED } from '@sablier-docs/browser/location';
import { useSyncExternalStore } from 'react';

/** The query of the last navigation; it does not change when tools rewrite the URL. */
let brought: string | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener(ADDRESS_CHANGED, () => (brought = window.location.search));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(ADDRESS_CHANGED, onChange);
  return () => window.removeEventListener(ADDRESS_CHANGED, onChange);
}

/**
 * The query of the last navigation, such as `?q=cliff`; empty during hydration. It does not change
 * when a tool replaces the URL without `navigate`.
 */
export const useQueryString = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (brought ??= window.location.search),
    () => '',
  );
