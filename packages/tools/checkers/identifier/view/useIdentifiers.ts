import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import { splitName, type StreamParts } from '@sablier-docs/protocol/indexers/identifiers';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import { useCallback, useState } from 'react';

const EMPTY: StreamParts = { chainId: '1', source: '', tokenId: '' };

/** ID of the tool's element. Its state has never been in the query. */
export const IDENTIFIER_ID = 'stream-identifiers';
const URL_STATE = { id: IDENTIFIER_ID, query: [] } as const;
/** Longer texts are not identifiers. */
const LONGEST = 200;

/** The contracts come when the reader starts to type, because 300 addresses would bloat the page. */
const fetchContracts = async (): Promise<readonly StreamContract[]> =>
  (await import('@facts/stream-contracts.json')).default;

/** The logic of the tool: a stream by its parts, or by a pasted identifier. */
export function useIdentifiers() {
  const { loaded: contracts, failed, load, begin } = useOnDemand(fetchContracts);
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
  return { contracts, failed, load, begin, parts, pasted, paste, change };
}
