import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import { splitName, type StreamParts } from '@sablier-docs/protocol/indexers/identifiers';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import { useCallback, useRef, useState } from 'react';

const EMPTY: StreamParts = { chainId: '1', source: '', tokenId: '' };

/** ID of the tool's element. Its state has never been in the query. */
export const IDENTIFIER_ID = 'stream-identifiers';
const URL_STATE = { id: IDENTIFIER_ID, query: [] } as const;
/** Longer texts are not identifiers. */
const LONGEST = 200;

/**
 * Loads the contracts when the reader starts to type, because 300 addresses would bloat the page.
 */
function useContracts(): [readonly StreamContract[] | null, () => void] {
  const [contracts, setContracts] = useState<readonly StreamContract[] | null>(null);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('@facts/stream-contracts.json').then(
      (module) => setContracts(module.default),
      () => (asked.current = false),
    );
  }, []);
  return [contracts, load];
}

/** The logic of the tool: a stream by its parts, or by a pasted identifier. */
export function useIdentifiers() {
  const [contracts, load] = useContracts();
  const [parts, setParts] = useState(EMPTY);
  const [pasted, setPasted] = useState('');
  const read = useCallback(
    (state: string) => {
      const query = new URLSearchParams(state);
      const text = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
      const name = text('name');
      setPasted(name);
      const given = {
        chainId: text('chain') || '1',
        source: text('contract'),
        tokenId: text('id'),
      };
      setParts((name && splitName(name)) || given);
      load();
    },
    [load],
  );
  const write = useCallback(() => {
    if (pasted) return pasted.length > LONGEST ? '' : writeQuery([['name', pasted]]);
    const { chainId, source, tokenId } = parts;
    if (!source && !tokenId) return '';
    return writeQuery([
      ['chain', chainId],
      ['contract', source],
      ['id', tokenId],
    ]);
  }, [pasted, parts]);
  const touched = useUrlState(URL_STATE, read, write);

  const paste = (text: string) => {
    touched.current = true;
    setPasted(text);
    setParts(splitName(text) ?? { ...parts, source: '', tokenId: '' });
  };
  const change = (part: Partial<StreamParts>) => {
    touched.current = true;
    setPasted('');
    setParts({ ...parts, ...part });
  };
  return { contracts, load, parts, pasted, paste, change };
}
