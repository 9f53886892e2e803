import { sablier } from 'sablier';
import { products, readReleases, type Product, type ReleaseFact } from './releases';

export interface ChainFact {
  id: number;
  name: string;
  /** The SDK's name for the chain in URLs and in data, for example `mainnet` for Ethereum. */
  slug: string;
  /** Symbol of the coin that pays gas and fees. */
  currency: string;
  explorer: { name: string; url: string } | null;
  isTestnet: boolean;
  /** Whether the SDK flags the chain as offered by the official interface. */
  inApp: boolean;
  /** Newest release of each product that is deployed here; null without one. */
  releases: Record<Product, { version: string; isLatest: boolean } | null>;
}

/**
 * Every EVM chain of the SDK, mainnets first, each group by name.
 * @throws when the SDK lists no chain
 */
export function readChains(): ChainFact[] {
  const releases = readReleases();
  const chains = sablier.chains.getAll().map((chain) => ({
    id: chain.id,
    name: chain.name,
    slug: chain.slug,
    currency: chain.nativeCurrency.symbol,
    explorer: explorerOf(chain.blockExplorers?.default),
    isTestnet: Boolean(chain.isTestnet),
    inApp: chain.isSupportedByUI,
    releases: newestReleases(releases, chain.id),
  }));
  if (chains.length === 0) throw new Error('The SDK lists no chain.');
  return chains.sort(
    (a, b) => Number(a.isTestnet) - Number(b.isTestnet) || a.name.localeCompare(b.name, 'en'),
  );
}

/** Host of the API of Etherscan and its kin: `api.basescan.org`, `api-sepolia.etherscan.io`. */
const ETHERSCAN_API = /^https:\/\/api[.-]/;

/**
 * Ids of the chains whose explorer is of Etherscan's kind, as its API in the SDK shows. Only these have pages of a
 * token for one holder, at `/token/0x…?a=0x…`. An explorer whose API the SDK does not name is not among them.
 */
export const readTokenPageChains = (): number[] =>
  sablier.chains
    .getAll()
    .filter(({ blockExplorers }) => ETHERSCAN_API.test(blockExplorers?.default.apiUrl ?? ''))
    .map(({ id }) => id);

function explorerOf(explorer: { name: string; url: string } | undefined): ChainFact['explorer'] {
  return explorer ? { name: explorer.name, url: explorer.url } : null;
}

function newestReleases(releases: ReleaseFact[], chainId: number): ChainFact['releases'] {
  const newest = (product: Product) => {
    const here = releases.filter((r) => r.product === product && r.chainIds.includes(chainId));
    const last = here.at(-1);
    return last ? { version: last.version, isLatest: last.isLatest } : null;
  };
  return Object.fromEntries(products.map((p) => [p, newest(p)])) as ChainFact['releases'];
}
