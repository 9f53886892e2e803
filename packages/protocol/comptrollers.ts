import { sablier } from 'sablier';
import { getAddress } from 'viem';

/** A chain with a comptroller. */
interface ComptrollerChain {
  name: string;
  slug: string;
  /** The comptroller on the chain's explorer. */
  explorer: string;
}

export interface Comptroller {
  /** In checksum form (EIP-55). */
  address: string;
  /** Mainnets first, each group by name. */
  chains: ComptrollerChain[];
}

/**
 * Every comptroller of the SDK by address, the one on most chains first.
 * @throws when the SDK lists none, or one on a chain that it does not describe
 */
export function readComptrollers(): Comptroller[] {
  const rows = sablier.comptroller.getAll().map(({ address, chainId }) => {
    const chain = sablier.chains.get(chainId);
    const site = chain?.blockExplorers?.default.url;
    if (!chain || !site) throw new Error(`The SDK describes no chain ${chainId} with an explorer.`);
    return { chain, site, address: getAddress(address) };
  });
  if (rows.length === 0) throw new Error('The SDK lists no comptroller.');
  rows.sort(
    (a, b) =>
      Number(Boolean(a.chain.isTestnet)) - Number(Boolean(b.chain.isTestnet)) ||
      a.chain.name.localeCompare(b.chain.name, 'en'),
  );
  const byAddress = new Map<string, ComptrollerChain[]>();
  for (const { chain, site, address } of rows) {
    const explorer = `${site.replace(/\/$/, '')}/address/${address}`;
    const chains = byAddress.get(address) ?? [];
    byAddress.set(address, [...chains, { name: chain.name, slug: chain.slug, explorer }]);
  }
  return [...byAddress]
    .map(([address, chains]) => ({ address, chains }))
    .sort((a, b) => b.chains.length - a.chains.length);
}

/** The comptroller of each chain of the SDK that has one, in checksum form, by the chain's ID. */
export const readComptrollerAddresses = (): Record<number, string> =>
  Object.fromEntries(
    sablier.comptroller.getAll().map(({ address, chainId }) => [chainId, getAddress(address)]),
  );
