import { sablier } from 'sablier';

/** The products this site documents, in the order it presents them. */
export const products = ['lockup', 'flow', 'airdrops'] as const;
export type Product = (typeof products)[number];

export interface ReleaseFact {
  product: Product;
  /** As the SDK writes it, for example `v4.0`. */
  version: string;
  isLatest: boolean;
  /** Chain ids with a deployment of this release. */
  chainIds: number[];
}

/** Chain ids of Solana in the SDK: its own convention, not used by EVM chains. */
const isEvmChainId = (id: number) => sablier.chains.get(id) !== undefined;

/**
 * Every release of the documented products, oldest first within a product.
 * @throws when the SDK knows no release of a product, or not exactly one latest release
 */
export function readReleases(): ReleaseFact[] {
  return products.flatMap((product) => {
    const releases = sablier.releases.getAll({ protocol: product as never }) ?? [];
    const rows = releases.map((release) => ({
      product,
      version: String(release.version),
      isLatest: release.isLatest,
      chainIds: release.deployments.map(({ chainId }) => chainId).filter(isEvmChainId),
    }));
    const latest = rows.filter(({ isLatest }) => isLatest).length;
    if (latest !== 1) {
      throw new Error(`The SDK names ${latest} latest releases of ${product}; exactly 1 expected.`);
    }
    return rows;
  });
}
