import { sablier } from 'sablier';
import { products, type Product } from '../releases';

interface AliasEntry {
  product: Product;
  /** For example `LK3`. */
  alias: string;
  contract: string;
  version: string;
  /** Address by chain id, in lower case. */
  addresses: Record<number, string>;
}

/** A contract that holds streams. */
export interface StreamContract extends Omit<AliasEntry, 'product'> {
  product: 'lockup' | 'flow';
}

/** Prefix of a product's aliases. The SDK lists the early campaign factories under Lockup as well. */
const PREFIX: Record<Product, RegExp> = { lockup: /^L(D|K|L|T)/, flow: /^FL/, airdrops: /^M/ };

/**
 * Every contract that the SDK gives an alias: those that hold streams, and the factories of campaigns. Oldest
 * release first within a product.
 * @throws when a product has none, or two contracts share an alias
 */
export function readAliases(): AliasEntry[] {
  return products.flatMap((product) => {
    const found = new Map<string, AliasEntry>();
    for (const release of sablier.releases.getAll({ protocol: product as never }) ?? []) {
      for (const { chainId, contracts } of release.deployments) {
        for (const { name, alias, address } of contracts) {
          if (!alias || !PREFIX[product].test(alias)) continue;
          const fact = found.get(alias) ?? {
            product,
            alias,
            contract: name,
            version: String(release.version),
            addresses: {},
          };
          if (fact.contract !== name || fact.version !== String(release.version)) {
            throw new Error(`The SDK uses the alias ${alias} for two contracts.`);
          }
          fact.addresses[chainId] = address.toLowerCase();
          found.set(alias, fact);
        }
      }
    }
    if (found.size === 0) throw new Error(`The SDK gives no contract of ${product} an alias.`);
    return [...found.values()];
  });
}

/** Contracts that hold streams. */
export const readStreamContracts = (): StreamContract[] =>
  readAliases().filter((fact): fact is StreamContract => fact.product !== 'airdrops');

/** A short code for a streaming contract in links and ids. */
export interface StreamAlias extends Omit<StreamContract, 'addresses'> {
  /** Ids of the chains that have the contract. */
  chains: number[];
}

/** The codes of all contracts that hold streams, newest first within a product. */
export function readStreamAliases(): StreamAlias[] {
  const newestFirst = readStreamContracts().reverse();
  return (['lockup', 'flow'] as const).flatMap((product) =>
    newestFirst
      .filter((contract) => contract.product === product)
      .map(({ alias, version, contract, addresses }) => ({
        alias,
        product,
        version,
        contract,
        chains: Object.keys(addresses).map(Number),
      })),
  );
}
