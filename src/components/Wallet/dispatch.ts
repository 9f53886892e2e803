import { makeDispatch } from '@site/src/tools/wallet/dispatch';
import { makeLedger } from '@site/src/tools/wallet/sent/ledger';
import type { Sent } from '@site/src/tools/wallet/sent/record';
import { useSyncExternalStore } from 'react';

const ledger = makeLedger(() => window.sessionStorage);

/** The one that sends for every tool of the page, and lives as long as the page does. */
export const dispatch = makeDispatch(ledger);

// A page that the browser had put aside has not seen what the tab has sent since.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ledger.refresh();
  });
}

const NONE: readonly Sent[] = [];

/** The transactions of the tab, oldest first. */
export const useSent = (): readonly Sent[] =>
  useSyncExternalStore(ledger.subscribe, ledger.list, () => NONE);
