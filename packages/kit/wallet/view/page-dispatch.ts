import { makeDispatch } from '../dispatch';
import { makeLedger } from '../sent/ledger';
import { OPEN_KEY, type OpenCall } from '../sent/elsewhere';
import type { Sent } from '../sent/record';
import { useSyncExternalStore } from 'react';

const ledger = makeLedger(
  () => window.sessionStorage,
  () => window.localStorage,
);

/** The only dispatch of the page, which all tools share. */
export const dispatch = makeDispatch(ledger);

// A page restored from the browser's cache misses transactions that the tab has sent since.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ledger.refresh();
  });
  // Another tab has asked a wallet, or knows what has become of it.
  window.addEventListener('storage', ({ key }) => {
    if (key === OPEN_KEY) ledger.refresh();
  });
}

const NONE: readonly never[] = [];

/** The transactions of the tab, oldest first. */
export const useSent = (): readonly Sent[] =>
  useSyncExternalStore(ledger.subscribe, ledger.list, () => NONE);

/** The calls of other tabs that may still be mined. */
export const useOpenElsewhere = (): readonly OpenCall[] =>
  useSyncExternalStore(ledger.subscribe, ledger.listElsewhere, () => NONE);
