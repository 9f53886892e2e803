import { useAddress } from '@site/src/components/Tool/useAddress';
import type { StreamContract } from '@site/src/protocol/indexers/aliases';
import { splitName, type StreamParts } from '@site/src/protocol/indexers/identifiers';
import { writeQuery } from '@site/src/tools/inputs/query';
import { useCallback, useRef, useState } from 'react';

const EMPTY: StreamParts = { chainId: '1', source: '', tokenId: '' };

/** Id of the tool's element. Its state has never been in the query. */
export const ID = 'stream-identifiers';
const ADDRESS = { id: ID, query: [] } as const;
/** Longer names are none. */
const LONGEST = 200;

/** Loads the contracts when the reader begins to type: a page does not carry 300 addresses. */
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

/** The tool without its looks: a stream by its parts, or by a name that the reader has pasted. */
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
  const touched = useAddress(ADDRESS, read, write);

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
