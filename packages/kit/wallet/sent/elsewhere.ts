import { readProperty } from '../problem';
import { isOpen, LAST_MILLISECOND, LONGEST_INTENT, type Sent } from './record';
import type { Store } from './store';

/**
 * The key of the calls that may still be mined in `localStorage`, which all tabs share: without it, a second tab would
 * send a pending call again. The value is JSON: `{ "schema": 1, "open": OpenCall[] }`. What became of a transaction, and
 * its hash, stay in the tab that has sent it.
 */
export const OPEN_KEY = 'sablier.wallet.open';
const SCHEMA = 1;

/** Days for which a call of a tab that was closed is remembered: nobody follows it any more. */
const DAYS = 7;
/** More than all tabs of a reader have open. */
const MOST = 200;

/** A call that may still be mined: what a second one is compared with, and when the wallet was asked. */
export type OpenCall = Pick<Sent, 'id' | 'intent' | 'at'>;

/** The open calls of the other tabs. */
interface Elsewhere {
  /** As stored now. */
  read: () => readonly OpenCall[];
  /** As last read; the same array until something changes. */
  list: () => readonly OpenCall[];
  /** Tells the other tabs what is open in this one, in place of what it told before. */
  tell: (own: readonly Sent[]) => void;
}

/** @param store returns the storage; if it throws or returns none, each tab knows its own calls only */
export function makeElsewhere(
  store: () => Store | undefined,
  now: () => number = Date.now,
): Elsewhere {
  // Calls that this tab has told of stay its own when they are over.
  const own = new Set<string>();
  let last: readonly OpenCall[] = [];

  const others = () => {
    const oldest = now() - DAYS * 86_400_000;
    return load(store).filter(({ id, at }) => !own.has(id) && at >= oldest);
  };
  const read = () => {
    const next = others();
    if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
    return last;
  };
  return {
    read,
    list: () => last,
    tell: (all) => {
      for (const { id } of all) own.add(id);
      const mine = all.filter(isOpen).map(({ id, intent, at }) => ({ id, intent, at }));
      save(store, [...others(), ...mine]);
      read();
    },
  };
}

function load(store: () => Store | undefined): OpenCall[] {
  try {
    const value: unknown = JSON.parse(store()?.getItem(OPEN_KEY) ?? 'null');
    const open = readProperty(value, 'schema') === SCHEMA ? readProperty(value, 'open') : [];
    return Array.isArray(open) ? open.slice(0, MOST).flatMap((one) => readOpen(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** A call from storage, which may contain anything; null if it is invalid. */
function readOpen(value: unknown): OpenCall | null {
  const [id, intent, at] = ['id', 'intent', 'at'].map((name) => readProperty(value, name));
  if (typeof id !== 'string' || id === '' || id.length > 100) return null;
  if (typeof intent !== 'string' || intent === '' || intent.length > LONGEST_INTENT) return null;
  return typeof at === 'number' && at >= 0 && at <= LAST_MILLISECOND ? { id, intent, at } : null;
}

function save(store: () => Store | undefined, open: readonly OpenCall[]): void {
  try {
    const found = store();
    // A reader who sends nothing leaves no trace.
    if (open.length > 0 || found?.getItem(OPEN_KEY)) {
      found?.setItem(OPEN_KEY, JSON.stringify({ schema: SCHEMA, open: open.slice(-MOST) }));
    }
  } catch {
    // Storage is full or forbidden: each tab knows its own calls only.
  }
}
