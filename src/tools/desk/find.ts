import type { StreamContract } from '../../protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '../../protocol/indexers/identifiers';
import { sayForeign, readAppLink } from '../links/app-link';

export interface Chain {
  id: number;
  name: string;
}

/** Where the parts of a stream come from: a text that names all of them, or fields of their own. */
export interface Asked extends StreamParts {
  pasted: string;
}

export const nothingAsked: Asked = { pasted: '', chainId: '', source: '', tokenId: '' };

export type Found = { stream: StreamNames } | { problem: string } | null;

/**
 * What a pasted text says about a stream, for the fields: an alias, an ID, or a link of the app, and no
 * other text that has one in it, because who follows this page has to trust what it was given. A bare
 * address leaves chain and ID to the reader.
 */
export function takePasted(pasted: string): Asked {
  const link = readAppLink(pasted);
  const isName = !pasted.includes('/');
  const parts = link ? splitName(link.pathname) : isName ? splitName(pasted) : null;
  if (parts) return { pasted, ...parts };
  const address = /^\s*(0x[0-9a-f]{40})\s*$/i.exec(pasted)?.[1];
  return { ...nothingAsked, pasted, source: address ?? '' };
}

/** The stream, why there is none, or null while the reader has not named one. */
export function findStream(
  asked: Asked,
  contracts: readonly StreamContract[],
  chains: readonly Chain[],
): Found {
  const { pasted, chainId, source, tokenId } = asked;
  if (pasted.trim() !== '' && source === '') {
    const foreign = sayForeign(pasted);
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
