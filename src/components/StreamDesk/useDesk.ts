import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamContract } from '@site/src/protocol/indexers/aliases';
import { useCallback, useRef, useState } from 'react';

export interface DeskData {
  contracts: readonly StreamContract[];
  releases: readonly DeskRelease[];
}

/**
 * The contracts and their functions, fetched when the reader begins: the page does not carry them.
 * @returns null until they are there, and whether they could not be fetched
 */
export function useDesk() {
  const [data, setData] = useState<DeskData | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    Promise.all([import('@facts/stream-contracts.json'), import('@facts/desk.json')]).then(
      ([contracts, releases]) =>
        setData({ contracts: contracts.default, releases: releases.default }),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  }, []);
  return { data, failed, load };
}
