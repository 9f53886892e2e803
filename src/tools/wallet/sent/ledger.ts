import { field } from '../problem';
import { fuller, readSent, type Sent } from './record';

/**
 * Where a tab keeps its transactions: `sessionStorage`, which no other tab shares and which outlives a
 * reload. The value is JSON: `{ "schema": 1, "sent": Sent[] }`. A build that writes another form raises
 * the number; a value with another number is left out, as is whatever is damaged.
 */
export const KEY = 'sablier.wallet.sent';
export const SCHEMA = 1;

/** What of a Storage is used. Each of its functions may throw. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The transactions that a tab has asked wallets for, until the reader puts each of them away. */
export interface Ledger {
  /** Oldest first. The same list until something changes. */
  list: () => readonly Sent[];
  find: (id: string) => Sent | undefined;
  /** Adds a transaction, or replaces the one with its ID. */
  put: (sent: Sent) => void;
  putAway: (id: string) => void;
  /** Takes in what another page of this tab has kept meanwhile. */
  refresh: () => void;
  /** @returns ends the listening */
  subscribe: (changed: () => void) => () => void;
}

/**
 * @param store gives the storage; where it throws or gives none, the list is kept in memory alone
 */
export function makeLedger(store: () => Store | undefined): Ledger {
  const listeners = new Set<() => void>();
  const gone = new Set<string>();
  // Whoever had asked the wallet is no longer there to hear its answer.
  let sent = load(store).map(
    (one): Sent => (one.state === 'asked' ? { ...one, state: 'unknown' } : one),
  );

  /** Each change begins with what is stored: a page that was left and is shown again has an old list. */
  const change = (next: (all: readonly Sent[]) => Sent[]) => {
    sent = next(
      merge(
        sent,
        load(store).filter(({ id }) => !gone.has(id)),
      ),
    );
    save(store, sent);
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
    refresh: () => change((all) => [...all]),
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
    all.set(one.id, own ? fuller(own, one) : one);
  }
  return [...all.values()].sort((a, b) => a.at - b.at);
}

function load(store: () => Store | undefined): Sent[] {
  try {
    const value: unknown = JSON.parse(store()?.getItem(KEY) ?? 'null');
    const sent = field(value, 'schema') === SCHEMA ? field(value, 'sent') : [];
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
