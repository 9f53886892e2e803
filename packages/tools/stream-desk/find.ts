import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '@sablier-docs/protocol/indexers/identifiers';
import { foreignTextProblem, readAppLink } from '../links/app-link';

export interface Chain {
  id: number;
  name: string;
}

/** How a reader identifies a stream: one text, or separate fields. */
export interface StreamQuery extends StreamParts {
  pasted: string;
}

export const emptyStreamQuery: StreamQuery = { pasted: '', chainId: '', source: '', tokenId: '' };

export type FoundStream = { stream: StreamNames } | { problem: string } | null;

/**
 * The fields that a pasted text fills in: an alias, an ID or an app link, but not a longer text
 * that contains one, because it may come from a stranger. A bare address leaves chain and ID to the
 * reader.
 */
export function parseStreamQuery(pasted: string): StreamQuery {
  const link = readAppLink(pasted);
  const isName = !pasted.includes('/');
  const parts = link ? splitName(link.pathname) : isName ? splitName(pasted) : null;
  if (parts) return { pasted, ...parts };
  const address = /^\s*(0x[0-9a-f]{40})\s*$/i.exec(pasted)?.[1];
  return { ...emptyStreamQuery, pasted, source: address ?? '' };
}

/** The stream, the reason why there is none, or null while nothing has been entered. */
export function findStream(
  asked: StreamQuery,
  contracts: readonly StreamContract[],
  chains: readonly Chain[],
): FoundStream {
  const { pasted, chainId, source, tokenId } = asked;
  if (pasted.trim() !== '' && source === '') {
    if (readAppLink(pasted)?.pathname.startsWith('/airdrops/')) {
      return { problem: 'This link names a campaign: claim it at /apps/claim-an-airdrop.' };
    }
    const foreign = foreignTextProblem(pasted);
    return {
      problem: foreign
        ? `${foreign} Enter the alias, or the contract with chain and ID, from a source that you trust.`
        : 'Enter a link of the app, an alias such as LK3-8453-5, or the address of a contract.',
    };
  }
  if (source.trim() === '' || tokenId.trim() === '' || chainId === '') return null;
  const naming = nameStream({ chainId, source, tokenId }, contracts);
  if ('names' in naming) return { stream: naming.names };
  const others = chainsOf(source, contracts, chains);
  if (others.length === 0) return naming;
  return { problem: `${naming.problem} It is one on ${others.join(', ')}: choose that chain.` };
}

/** Names of the chains on which an address holds streams. */
function chainsOf(
  source: string,
  contracts: readonly StreamContract[],
  chains: readonly Chain[],
): string[] {
  const address = source.trim().toLowerCase();
  const ids = contracts.flatMap(({ addresses }) =>
    Object.entries(addresses).flatMap(([id, at]) => (at === address ? [Number(id)] : [])),
  );
  return chains.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}
