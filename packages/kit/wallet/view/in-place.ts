import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ids: readonly string[] = [];

function set(next: readonly string[]): void {
  ids = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const list = () => ids;
const NONE: readonly string[] = [];

/** The IDs of the transactions that are shown below the button that has sent them. */
export const useShownInPlace = (): readonly string[] =>
  useSyncExternalStore(subscribe, list, () => NONE);

/** Notes that a transaction is shown where it was sent, for as long as it is. */
export function useShowInPlace(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    set([...ids, id]);
    return () => {
      const at = ids.indexOf(id);
      set(ids.filter((_, other) => other !== at));
    };
  }, [id]);
}
