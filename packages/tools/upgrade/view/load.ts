import type { Item } from '@sablier-docs/reference/upgrades/types';
import { useEffect, useState } from 'react';

/** The entries of a checklist, as its file has them. */
export type ListedItem = Pick<
  Item,
  'step' | 'for' | 'name' | 'before' | 'after' | 'todo' | 'signatures'
>;

export type Loaded = readonly ListedItem[] | 'waiting' | 'failed';

/** Address of a checklist on the site. */
export const fileOf = (product: string, from: string, to: string): string =>
  `/data/v1/upgrades/${product}-${from}-${to}.json`;

/** The checklist at an address, fetched again with `attempt`; nothing is fetched for null. */
export function useChecklist(file: string | null, attempt: number): Loaded {
  const [found, setFound] = useState<{ file: string; items: Loaded } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const stop = new AbortController();
    const keep = (items: Loaded) => {
      if (!stop.signal.aborted) setFound({ file, items });
    };
    keep('waiting');
    fetch(file, { signal: stop.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return answer.json() as Promise<{ items: ListedItem[] }>;
      })
      .then(
        ({ items }) => keep(items),
        () => keep('failed'),
      );
    return () => stop.abort();
  }, [file, attempt]);
  return found !== null && found.file === file ? found.items : 'waiting';
}
