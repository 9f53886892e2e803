import { marketplaces } from '@sablier-docs/protocol/project/official';
import { parseExactUrl, parseUrl } from './parse-url';

/** A chain with the names that links have for it. */
export interface LinkedChain {
  id: number;
  slug: string;
  explorer: { url: string } | null;
}

/** The NFT of a link. Whether it is a stream is decided by its contract, not by the link. */
interface NftLink {
  host: string;
  /** In digits; empty where the link names no known chain. */
  chainId: string;
  address: string;
  tokenId: string;
}

/** Names of chains in the links of marketplaces, where the SDK has others. */
const MARKET_SLUGS: Readonly<Record<string, string>> = { ethereum: 'mainnet', matic: 'polygon' };

const IN_MARKET = /^\/(?:item|assets)\/([a-z0-9_-]+)\/(0x[0-9a-f]{40})\/(\d{1,78})\/?$/i;
/** `/nft/0x…/5` of Etherscan and its kin, `/token/0x…/instance/5` of Blockscout. */
const IN_EXPLORER =
  /^\/(?:nft\/(0x[0-9a-f]{40})|token\/(0x[0-9a-f]{40})\/instance)\/(\d{1,78})\/?$/i;
/** `/token/0x…?a=5` of Etherscan and its kin. */
const TOKEN_PAGE = /^\/token\/(0x[0-9a-f]{40})\/?$/i;

/** The NFT that a link to a marketplace or an explorer names, read letter by letter; or null. */
export function readNftLink(pasted: string, chains: readonly LinkedChain[]): NftLink | null {
  const url = parseExactUrl(pasted.trim());
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  const host = url.hostname;
  if (marketplaces.includes(host)) {
    const [, slug = '', address, tokenId] = IN_MARKET.exec(url.pathname) ?? [];
    const chain = chains.find((one) => one.slug === (MARKET_SLUGS[slug] ?? slug));
    return address && tokenId
      ? { host, chainId: chain ? String(chain.id) : '', address, tokenId }
      : null;
  }
  const chain = chains.find(({ explorer }) => explorer && parseUrl(explorer.url)?.host === host);
  if (!chain) return null;
  const [, first, second, number] = IN_EXPLORER.exec(url.pathname) ?? [];
  const address = first ?? second ?? TOKEN_PAGE.exec(url.pathname)?.[1];
  const tokenId = number ?? url.searchParams.get('a') ?? '';
  return address && /^\d{1,78}$/.test(tokenId)
    ? { host, chainId: String(chain.id), address, tokenId }
    : null;
}
