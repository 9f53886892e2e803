import { sablier } from 'sablier';
import { getAddress } from 'viem';

/*
 * The `sablier` package read again, without packages/protocol, so that a mistake there has no
 * second copy here.
 */

export const PRODUCTS = ['lockup', 'flow', 'airdrops', 'legacy'] as const;
type SdkProduct = (typeof PRODUCTS)[number];

/** One contract on one chain, as the pages and the downloads should have it. */
export interface SdkContract {
  product: SdkProduct;
  release: string;
  isLatest: boolean;
  chainId: number;
  chain: string;
  slug: string;
  isTestnet: boolean;
  contract: string;
  /** In checksum form (EIP-55). */
  address: string;
  alias: string;
  /** Decimal; empty where the package records none. */
  block: string;
  /** Origin of the chain's explorer, for example `https://etherscan.io`. */
  explorer: string;
}

const chains = new Map(sablier.chains.getAll().map((chain) => [chain.id, chain]));

export const sdkChains = [...chains.values()];

const releasesOf = (product: SdkProduct) =>
  sablier.releases.getAll({ protocol: product as never }) ?? [];

/** The newest release of a product, for example `v4.0`. */
export function newest(product: SdkProduct): string {
  const versions = releasesOf(product).filter(({ isLatest }) => isLatest);
  if (versions.length !== 1) throw new Error(`${versions.length} newest releases of ${product}.`);
  return String(versions[0]?.version);
}

export const sdkContracts: SdkContract[] = PRODUCTS.flatMap((product) =>
  releasesOf(product).flatMap((release) =>
    release.deployments.flatMap(({ chainId, contracts }) =>
      contracts.map((one) => {
        const chain = chains.get(chainId);
        if (!chain) throw new Error(`The package has no chain ${chainId}.`);
        return {
          product,
          release: String(release.version),
          isLatest: release.isLatest,
          chainId,
          chain: chain.name,
          slug: chain.slug,
          isTestnet: chain.isTestnet === true,
          contract: one.name,
          address: getAddress(one.address),
          alias: one.alias ?? '',
          block: String(one.block ?? ''),
          explorer: new URL(one.explorerURL ?? '').origin,
        };
      }),
    ),
  ),
);

/** The newest release of a product that is on a chain; `none` where there is none. */
export function newestOn(product: SdkProduct, chainId: number): string {
  const here = releasesOf(product).filter(({ deployments }) =>
    deployments.some((deployment) => deployment.chainId === chainId),
  );
  const byNumber = here
    .map(({ version }) => String(version))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return byNumber.at(-1) ?? 'none';
}
