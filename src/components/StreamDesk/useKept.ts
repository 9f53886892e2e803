import { ADDRESS_CHANGED } from '@site/src/client/shared/location';
import type { ActionId } from '@site/src/protocol/desk/actions';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { readHash, writeHash, type Kept } from '@site/src/tools/desk/hash';
import { useEffect, useRef } from 'react';

const EVENTS = ['hashchange', ADDRESS_CHANGED];

/** Keeps stream and action in the hash, and takes them from a link. `take` must be stable. */
export function useKept(
  take: (kept: Kept) => void,
  stream: StreamNames | null,
  action: ActionId | null,
): void {
  const written = useRef('');
  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      if (hash === written.current) return;
      const kept = readHash(hash);
      if (kept) take(kept);
    };
    read();
    for (const event of EVENTS) window.addEventListener(event, read);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, read);
    };
  }, [take]);

  const next = writeHash(stream, action);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    // A hash that is not the tool's, such as a heading's, stays until there is a stream to keep.
    if (next === hash || (next === '' && written.current === '')) return;
    written.current = next;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`);
  }, [next]);
}
