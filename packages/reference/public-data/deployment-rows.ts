import { readChains, type ChainFact } from '@sablier-docs/protocol/chains';
import { readDeployments, type DeployedProduct } from '@sablier-docs/protocol/deployments';

/** One contract on one chain. */
interface DeploymentRow {
  product: DeployedProduct;
  /** As the SDK writes it, for example `v4.0`. */
  release: string;
  /** Whether it is the newest release of its product. */
  latest: boolean;
  chainId: number;
  contract: string;
  /** In checksum form (EIP-55). */
  address: string;
  /** Short name in stream ids; null for contracts that hold no tokens. */
  alias: string | null;
  /** Block of creation; null where the SDK does not record it. */
  block: number | null;
  /** The address on the chain's explorer. */
  explorer: string;
}

interface ChainRow {
  id: number;
  name: string;
  slug: string;
  testnet: boolean;
  /** Symbol of the coin that pays gas. */
  currency: string;
  explorer: { name: string; url: string } | null;
  /** Newest release of each product on this chain; null where there is none. */
  releases: Record<string, { release: string; latest: boolean } | null>;
}

/** Every contract of every release on every chain. @throws when there is none */
export function deploymentRows(): DeploymentRow[] {
  const rows = readDeployments().flatMap(({ product, version, isLatest, chains }) =>
    chains.flatMap(({ id, contracts }) =>
      contracts.map(({ name, address, alias, block, explorer }) => ({
        product,
        release: version,
        latest: isLatest,
        chainId: id,
        contract: name,
        address,
        alias,
        block,
        explorer,
      })),
    ),
  );
  if (rows.length === 0) throw new Error('There is no deployment to publish.');
  return rows;
}

export const chainRows = (): ChainRow[] => readChains().map(toRow);

const toRow = ({
  id,
  name,
  slug,
  isTestnet,
  currency,
  explorer,
  releases,
}: ChainFact): ChainRow => ({
  id,
  name,
  slug,
  testnet: isTestnet,
  currency,
  explorer,
  releases: Object.fromEntries(
    Object.entries(releases).map(([product, newest]) => [
      product,
      newest && { release: newest.version, latest: newest.isLatest },
    ]),
  ),
});
