import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '@sablier-docs/protocol/indexers/identifiers';
import { explorersOf, foreignTextProblem, readAppLink } from '../../links/app-link';
import { namesTwo } from '../../links/names-two';
import { readNftLink, type LinkedChain } from '../../links/nft-link';

export interface Chain {
  id: number;
  name: string;
  explorer?: { url: string } | null;
}

/** How a reader identifies a stream: one text, or separate fields. */
export interface StreamQuery extends StreamParts {
  pasted: string;
}

export const emptyStreamQuery: StreamQuery = { pasted: '', chainId: '', source: '', tokenId: '' };

type FoundStream = { stream: StreamNames } | { problem: string } | null;

/**
 * The fields that a pasted text fills in: an alias, an ID, an app link, or the page of an NFT at a
 * marketplace or an explorer, but not a longer text that contains one, because it may come from a
 * stranger. A bare address leaves chain and ID to the reader, and a number the contract as well.
 * @param chains for the names that links have for them
 */
export function parseStreamQuery(pasted: string, chains: readonly LinkedChain[] = []): StreamQuery {
  const link = readAppLink(pasted);
  if (link && namesTwo(link)) return { ...emptyStreamQuery, pasted };
  const isName = !pasted.includes('/');
  const parts = link ? splitName(link.pathname) : isName ? splitName(pasted) : null;
  if (parts) return { pasted, ...parts };
  const nft = readNftLink(pasted, chains);
  if (nft) return { pasted, chainId: nft.chainId, source: nft.address, tokenId: nft.tokenId };
  const address = /^\s*(0x[0-9a-f]{40})\s*$/i.exec(pasted)?.[1];
  const number = NUMBER.exec(pasted)?.[1];
  return { ...emptyStreamQuery, pasted, source: address ?? '', tokenId: number ?? '' };
}
const NUMBER = /^\s*(\d{1,78})\s*$/;

/** The stream, the reason why there is none, or null while nothing has been entered. */
export function findStream(
  asked: StreamQuery,
  contracts: readonly StreamContract[],
  chains: readonly Chain[],
): FoundStream {
  const { pasted, chainId, source, tokenId } = asked;
  if (pasted.trim() !== '' && source === '') {
    const link = readAppLink(pasted);
    if (link?.pathname.startsWith('/airdrops/')) {
      return { problem: 'This link names a campaign: claim it at /apps/claim-an-airdrop.' };
    }
    if (link && namesTwo(link)) {
      return { problem: 'This link names two streams, or two chains. Enter the alias of one.' };
    }
    if (NUMBER.test(pasted)) return { problem: numberAlone(tokenId) };
    const foreign = foreignTextProblem(pasted, explorersOf(chains));
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
  if (others.length === 0) {
    const isLink = /^0x/i.test(source) && pasted.includes('/') && !readAppLink(pasted);
    return isLink ? { problem: `${naming.problem} ${NOT_A_STREAM}` } : naming;
  }
  return { problem: `${naming.problem} It is one on ${others.join(', ')}: choose that chain.` };
}

const NOT_A_STREAM =
  'The NFT in this link is no stream of Sablier, whatever its name and picture say: it holds no tokens of a stream.';

const numberAlone = (id: string): string =>
  `A number alone names no stream: each contract on each chain has its own stream ${id.slice(0, 20)}. Enter the contract of the NFT and its chain too. The page of the stream in the app, the wallet or the explorer that shows the NFT has both.`;

/** The chain of a contract that is on one chain alone, where the reader has chosen none. */
export function withOnlyChain(
  asked: StreamQuery,
  contracts: readonly Pick<StreamContract, 'addresses'>[],
): StreamQuery {
  const address = asked.source.trim().toLowerCase();
  if (asked.chainId !== '' || !address.startsWith('0x')) return asked;
  const ids = contracts.flatMap(({ addresses }) =>
    Object.entries(addresses).flatMap(([id, at]) => (at === address ? [id] : [])),
  );
  const [only, ...more] = new Set(ids);
  return only !== undefined && more.length === 0 ? { ...asked, chainId: only } : asked;
}

/** What is still missing of a stream that was named in part; empty while nothing was. */
export function missingStreamText(
  asked: StreamQuery,
  contracts: readonly Pick<StreamContract, 'addresses'>[],
  chains: readonly Chain[],
): string {
  const { source, chainId } = asked;
  const id = asked.tokenId.trim();
  if (source.trim() === '') return '';
  const names = chainsOf(source, contracts, chains);
  if (/^\s*0x[0-9a-f]{40}\s*$/i.test(source) && names.length === 0) {
    return 'This address is no contract of Sablier that holds streams. Enter the contract of the NFT, not your own account: by the account, /support/find-streams finds the streams.';
  }
  const chain =
    chainId !== ''
      ? ''
      : names.length > 0
        ? `choose the chain, ${names.join(', ')}`
        : 'choose the chain';
  const number =
    id === ''
      ? 'enter the stream ID, which is the number of the NFT in the wallet, the explorer or the marketplace'
      : '';
  const parts = [chain, number].filter(Boolean).join(', and ');
  return parts === '' ? '' : `Still missing: ${parts}.`;
}

/** Names of the chains on which an address holds streams. */
function chainsOf(
  source: string,
  contracts: readonly Pick<StreamContract, 'addresses'>[],
  chains: readonly Chain[],
): string[] {
  const address = source.trim().toLowerCase();
  const ids = contracts.flatMap(({ addresses }) =>
    Object.entries(addresses).flatMap(([id, at]) => (at === address ? [Number(id)] : [])),
  );
  return chains.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}
