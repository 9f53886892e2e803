import { sablier } from 'sablier';
import { getAddress } from 'viem';
import { contractRoles } from './contract-roles';
import { products } from './releases';

/** Products with a deployments page. */
export const deployedProducts = [...products, 'legacy'] as const;
export type DeployedProduct = (typeof deployedProducts)[number];

export const productNames: Readonly<Record<DeployedProduct, string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
  legacy: 'Legacy',
};

export interface DeployedContract {
  name: string;
  /** In checksum form (EIP-55). */
  address: string;
  /** Short name in stream ids such as `LK3-1-12`; only contracts that hold tokens have one. */
  alias: string | null;
  /** Block of creation, where the SDK records it. */
  block: number | null;
  /** The address on the chain's explorer. */
  explorer: string;
}

export interface ChainContracts {
  id: number;
  name: string;
  slug: string;
  isTestnet: boolean;
  contracts: DeployedContract[];
}

export interface Deployment {
  product: DeployedProduct;
  /** As the SDK writes it, for example `v4.0`. */
  version: string;
  isLatest: boolean;
  /** Mainnets first, each group by name. */
  chains: ChainContracts[];
}

type SdkRelease = NonNullable<ReturnType<typeof sablier.releases.getAll>>[number];
type SdkContract = SdkRelease['deployments'][number]['contracts'][number];

const cache = new Map<string, Deployment>();

/** Every documented release, in the order of `deployedProducts`, oldest first. */
export function readDeployments(): Deployment[] {
  return deployedProducts.flatMap((product) =>
    readDeploymentVersions(product).map((version) => readDeployment(product, version)),
  );
}

/** Versions of a product as the SDK writes them, oldest first. */
export const readDeploymentVersions = (product: DeployedProduct): string[] =>
  releasesOf(product).map(({ version }) => String(version));

/**
 * One release with every contract of every chain.
 * @param version a version of the SDK such as `v1.1`, or `latest`
 * @throws when the SDK does not know the release, lists nothing for it, or names a chain or a
 * contract that this site does not know
 */
export function readDeployment(product: string, version: string): Deployment {
  const releases = releasesOf(product);
  const release = releases.find((r) => (version === 'latest' ? r.isLatest : r.version === version));
  if (!release) {
    const known = releases.map((r) => r.version).join(', ');
    throw new Error(`The SDK has no release "${version}" of ${product}. It has ${known}.`);
  }
  const key = `${product} ${release.version}`;
  const known = cache.get(key);
  if (known) return known;
  const deployment = toDeployment(product as DeployedProduct, release);
  cache.set(key, deployment);
  return deployment;
}

export const countContracts = ({ chains }: Deployment): number =>
  chains.reduce((sum, { contracts }) => sum + contracts.length, 0);

/** Distinct contract names of a release, the important ones first. */
export function contractNames({ chains }: Deployment): string[] {
  const all = chains.flatMap(({ contracts }) => contracts).sort(byImportance);
  return [...new Set(all.map(({ name }) => name))];
}

/**
 * Distinct aliases of a release, sorted. Lockup and Airdrops were deployed together in v1.1 and v1.2,
 * so either lists both: the Merkle contracts are those of Airdrops.
 */
export function aliasesOf({ product, chains }: Deployment): string[] {
  const own = chains
    .flatMap(({ contracts }) => contracts)
    .filter(({ name }) => name.includes('Merkle') === (product === 'airdrops'));
  return [...new Set(own.map(({ alias }) => alias))].filter((alias) => alias !== null).sort();
}

function releasesOf(product: string): SdkRelease[] {
  const isKnown = (deployedProducts as readonly string[]).includes(product);
  const releases = isKnown ? sablier.releases.getAll({ protocol: product as never }) : undefined;
  if (!releases || releases.length === 0) {
    throw new Error(`No releases of "${product}". Products: ${deployedProducts.join(', ')}.`);
  }
  return releases;
}

/** Exported for tests of its errors. */
export function toDeployment(product: DeployedProduct, release: SdkRelease): Deployment {
  const title = `${product} ${release.version}`;
  const chains = release.deployments.map(({ chainId, contracts }) => {
    const chain = sablier.chains.get(chainId);
    if (!chain) throw new Error(`${title}: the SDK describes no chain ${chainId}.`);
    if (contracts.length === 0) throw new Error(`${title}: no contract on ${chain.name}.`);
    const { id, name, slug } = chain;
    const rows = contracts.map((contract) => toContract(title, contract)).sort(byImportance);
    return { id, name, slug, isTestnet: Boolean(chain.isTestnet), contracts: rows };
  });
  if (chains.length === 0) throw new Error(`${title}: the SDK lists no deployment.`);
  chains.sort(
    (a, b) => Number(a.isTestnet) - Number(b.isTestnet) || a.name.localeCompare(b.name, 'en'),
  );
  return { product, version: String(release.version), isLatest: release.isLatest, chains };
}

function toContract(title: string, contract: SdkContract): DeployedContract {
  const { name, alias = null, block = null, explorerURL = '' } = contract;
  if (!contractRoles[name]) {
    throw new Error(`${title}: "${name}" has no entry in packages/protocol/contract-roles.ts.`);
  }
  const address = getAddress(contract.address);
  const explorer = explorerURL.replace(contract.address, address);
  if (!explorer.startsWith('https://') || !explorer.includes(address)) {
    throw new Error(`${title}: the explorer link of ${name} is "${explorerURL}".`);
  }
  return { name, address, alias, block, explorer };
}

/** Contracts with streams or campaigns first, then others that are called, then descriptors and libraries. */
function byImportance(a: DeployedContract, b: DeployedContract): number {
  const rank = ({ alias, name }: DeployedContract) =>
    alias !== null ? 0 : name.startsWith('Sablier') ? 1 : 2;
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'en');
}
