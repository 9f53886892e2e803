import { makeDispatch } from '../dispatch';
import { makeLedger } from '../sent/ledger';
import type { Sent } from '../sent/record';
import { useSyncExternalStore } from 'react';

const ledger = makeLedger(() => window.sessionStorage);

/** The only dispatch of the page, which all tools share. */
export const dispatch = makeDispatch(ledger);

// A page restored from the browser's cache misses transactions that the tab has sent since.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ledger.refresh();
  });
}

const NONE: readonly Sent[] = [];

/** The transactions of the tab, oldest first. */
export const useSent = (): readonly Sent[] =>
  useSyncExternalStore(ledger.subscribe, ledger.list, () => NONE);
