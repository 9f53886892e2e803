import { readProperty } from '../problem';
import { makeElsewhere, type OpenCall } from './elsewhere';
import { moreComplete, readSent, type Sent } from './record';
import type { Store } from './store';

export type { Store };

/**
 * The key of a tab's transactions in `sessionStorage`, which is not shared with other tabs and
 * survives a reload. The value is JSON: `{ "schema": 1, "sent": Sent[] }`. A build with another
 * format increments the number; values with another number, and damaged ones, are ignored.
 */
export const KEY = 'sablier.wallet.sent';
export const SCHEMA = 1;

/** The transactions that a tab has requested from wallets, until the reader dismisses them. */
export interface Ledger {
  /** Oldest first. The same array until something changes. */
  list: () => readonly Sent[];
  find: (id: string) => Sent | undefined;
  /** Adds a transaction, or replaces the one with its ID. */
  put: (sent: Sent) => void;
  putAway: (id: string) => void;
  /** Calls of other tabs that may still be mined, as stored now. */
  openElsewhere: () => readonly OpenCall[];
  /** The same, as last read; the same array until something changes. */
  listElsewhere: () => readonly OpenCall[];
  /** Merges what another page of this tab, and other tabs, have stored in the meantime. */
  refresh: () => void;
  /** @returns a function that unsubscribes */
  subscribe: (changed: () => void) => () => void;
}

/**
 * @param store returns the storage of the tab; if it throws or returns none, the list is kept only in memory
 * @param shared returns the storage of all tabs
 */
export function makeLedger(
  store: () => Store | undefined,
  shared: () => Store | undefined = () => undefined,
): Ledger {
  const listeners = new Set<() => void>();
  const elsewhere = makeElsewhere(shared);
  const gone = new Set<string>();
  // The page that sent the request can no longer receive the response.
  let sent = load(store).map(
    (one): Sent => (one.state === 'asked' ? { ...one, state: 'unknown' } : one),
  );

  // After a reload, they are this tab's own again.
  if (sent.length > 0) elsewhere.tell(sent);

  /**
   * Each change starts from the stored list, because a page restored from the cache has an old one.
   */
  const change = (next: (all: readonly Sent[]) => Sent[]) => {
    sent = next(
      merge(
        sent,
        load(store).filter(({ id }) => !gone.has(id)),
      ),
    );
    save(store, sent);
    elsewhere.tell(sent);
    for (const changed of listeners) changed();
  };

  return {
    list: () => sent,
    find: (id) => sent.find((one) => one.id === id),
    put: (next) => {
      gone.delete(next.id);
      change((all) =>
        all.some(({ id }) => id === next.id)
          ? all.map((one) => (one.id === next.id ? next : one))
          : [...all, next],
      );
    },
    putAway: (id) => {
      gone.add(id);
      change((all) => all.filter((one) => one.id !== id));
    },
    openElsewhere: elsewhere.read,
    listElsewhere: elsewhere.list,
    refresh: () => {
      elsewhere.read();
      change((all) => [...all]);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

function merge(mine: readonly Sent[], stored: readonly Sent[]): Sent[] {
  const all = new Map(mine.map((one) => [one.id, one]));
  for (const one of stored) {
    const own = all.get(one.id);
    all.set(one.id, own ? moreComplete(own, one) : one);
  }
  return [...all.values()].sort((a, b) => a.at - b.at);
}

function load(store: () => Store | undefined): Sent[] {
  try {
    const value: unknown = JSON.parse(store()?.getItem(KEY) ?? 'null');
    const sent = readProperty(value, 'schema') === SCHEMA ? readProperty(value, 'sent') : [];
    return Array.isArray(sent) ? sent.flatMap((one) => readSent(one) ?? []) : [];
  } catch {
    return [];
  }
}

function save(store: () => Store | undefined, sent: readonly Sent[]): void {
  try {
    store()?.setItem(KEY, JSON.stringify({ schema: SCHEMA, sent }));
  } catch {
    // Storage is full or forbidden: the list stays in memory.
  }
}
