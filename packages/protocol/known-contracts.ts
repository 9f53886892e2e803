import { sablier } from 'sablier';
import { getAddress } from 'viem';

/** The SDK's groups of contracts, and the comptrollers, which belong to no release. */
type KnownProduct = 'lockup' | 'flow' | 'airdrops' | 'bob' | 'legacy' | 'comptroller';

/** One use of an address. The same address can be another contract on other chains. */
export interface KnownUse {
  product: KnownProduct;
  /** As the SDK writes it, for example `v4.0`; null for comptrollers. */
  release: string | null;
  /** Whether it is the newest release of its product. */
  isLatest: boolean;
  /** Name of the contract, for example `SablierLockup`. */
  contract: string;
  chainIds: number[];
}

export interface KnownContract {
  /** In checksum form (EIP-55). */
  address: string;
  uses: KnownUse[];
}

/** A program on Solana; upper and lower case are part of its address. */
export interface KnownProgram {
  address: string;
  program: string;
}

type Row = Omit<KnownUse, 'chainIds'> & { address: string; chainId: number };

const ORDER: readonly KnownProduct[] = [
  'lockup',
  'flow',
  'airdrops',
  'comptroller',
  'bob',
  'legacy',
];

/**
 * Every address of the SDK on EVM chains, each once, with its uses by chain: newest release first within a
 * product.
 * @throws when the SDK lists none, or a group of contracts that this site does not know
 */
export function readKnownContracts(): KnownContract[] {
  const known = new Map<string, KnownContract>();
  for (const { address, chainId, ...job } of [...releaseRows(), ...comptrollerRows()]) {
    const entry = known.get(address) ?? { address, uses: [] };
    known.set(address, entry);
    const use = entry.uses.find(
      (one) =>
        one.product === job.product && one.release === job.release && one.contract === job.contract,
    );
    if (!use) entry.uses.push({ ...job, chainIds: [chainId] });
    else if (!use.chainIds.includes(chainId)) use.chainIds.push(chainId);
  }
  if (known.size === 0) throw new Error('The SDK lists no contract.');
  return [...known.values()];
}

/**
 * Lockup and Airdrops were deployed together in v1.1 and v1.2, and the SDK lists each contract of these
 * releases under both: the Merkle contracts are those of Airdrops.
 */
const isListedTwice = (product: string, version: string, name: string) =>
  /^v1\.[12]$/.test(version) &&
  ((product === 'airdrops' && !name.includes('Merkle')) ||
    (product === 'lockup' && name.includes('Merkle')));

function releaseRows(): Row[] {
  const rows = (sablier.releases.getAll() ?? []).flatMap(
    ({ protocol, version, isLatest, deployments }) => {
      const product = ORDER.find((one) => one === String(protocol));
      if (!product) throw new Error(`The SDK has contracts of the unknown product "${protocol}".`);
      return deployments.flatMap(({ chainId, contracts }) =>
        contracts
          .filter(({ name }) => !isListedTwice(product, String(version), name))
          .map(({ name, address }) => ({
            product,
            release: String(version),
            isLatest,
            contract: name,
            address: getAddress(address),
            chainId,
          })),
      );
    },
  );
  const rank = ({ product }: Row) => ORDER.indexOf(product);
  const age = ({ release }: Row) => Number(release?.slice(1));
  return rows.sort((a, b) => rank(a) - rank(b) || age(b) - age(a));
}

const comptrollerRows = (): Row[] =>
  sablier.comptroller.getAll().map(({ address, chainId }) => ({
    product: 'comptroller',
    release: null,
    isLatest: true,
    contract: 'SablierComptroller',
    address: getAddress(address),
    chainId,
  }));

/** The programs of the SDK on Solana, each once. */
export function readKnownPrograms(): KnownProgram[] {
  const programs = sablier.solana.releases
    .getAll()
    .flatMap(({ deployments }) => deployments.flatMap((deployment) => deployment.programs));
  const byAddress = new Map(programs.map(({ address, name }) => [address, name]));
  return [...byAddress].map(([address, program]) => ({ address, program }));
}
