import type { StreamContract } from '../../protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '../../protocol/indexers/identifiers';
import { APP } from '../links/build';

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
 * What a pasted text says about a stream, for the fields. A link has to be one of the app, because who
 * follows this page has to trust what it was given. A bare address leaves chain and ID to the reader.
 */
export function takePasted(pasted: string): Asked {
  const parts = hostOf(pasted) ? null : splitName(pasted);
  if (parts) return { pasted, ...parts };
  const address = /^\s*(0x[0-9a-f]{40})\s*$/i.exec(pasted)?.[1];
  return { ...nothingAsked, pasted, source: address ?? '' };
}

/** The host of a link that does not lead to the app; null for the app's links and for other texts. */
function hostOf(text: string): string | null {
  const trimmed = text.trim();
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) && !/^[\w-]+(\.[\w-]+)+\//.test(trimmed))
    return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { protocol, host } = new URL(address);
    if (!/^https?:$/.test(protocol)) return 'another place';
    return host === new URL(APP).host ? null : host;
  } catch {
    return 'another place';
  }
}

/** The stream, why there is none, or null while the reader has not named one. */
export function findStream(
  asked: Asked,
  contracts: readonly StreamContract[],
  chains: readonly Chain[],
): Found {
  const { pasted, chainId, source, tokenId } = asked;
  const host = hostOf(pasted);
  if (host) {
    return {
      problem: `This link leads to ${host.slice(0, 60)}, not to app.sablier.com. Do not follow it. Enter the alias, or the contract with chain and ID, from a source that you trust.`,
    };
  }
  if (pasted.trim() !== '' && source === '') {
    return {
      problem:
        'Enter a link of the app, an alias such as LK3-8453-5, or the address of a contract.',
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
