import { linked, type ArtifactFile, type Group, type Load } from '../artifacts/types';
import type { Provider } from '../provider';
import type { Hex } from '../hex';
import { deploy } from './deploy';
import { join, selector, textAnd, withBytes, words } from './encode';
import { ROLES, type Role } from './roles';

/** Every release that a package ships; these can be deployed. */
export type Release = Exclude<Group, 'tokens' | 'comptroller'>;

interface WorldOptions {
  readonly releases: readonly Release[];
  /** Gets the creation code of a group. */
  readonly load: Load;
  /** Minimum fee of withdrawals from Lockup v4.0 and Flow v3.0, in USD with 8 decimals; 0 unless given. */
  readonly minFeeUSD?: bigint;
  /** Price of the coin in USD with 8 decimals; 3,000 USD unless given. */
  readonly price?: bigint;
}

/** Addresses by name: `dai`, `usdc`, `feed`, `lockup`, `flow`, `lockupV1_2`, `lockupV1_2.dynamic`, … */
export interface World {
  readonly accounts: Readonly<Record<Role, Hex>>;
  readonly contracts: Readonly<Record<string, Hex>>;
}

/** Most segments and tranches of a stream in the first releases. */
const MAX_PARTS = 300n;

/** The tools that deploy a part of a world. */
interface Site {
  readonly admin: Hex;
  readonly options: WorldOptions;
  readonly load: (group: Group) => Promise<ArtifactFile>;
  /** Deploys and, with `as`, names a contract. */
  readonly put: (code: Hex, args?: Hex, as?: string) => Promise<Hex>;
  /** @throws when nothing has the name yet */
  readonly at: (name: string) => Hex;
}

/**
 * Deploys tokens, a price feed and releases from their published bytecode, on any chain with eight accounts
 * that are unlocked. Tokens can be minted by anyone: `dai` (18 decimals), `usdc` (6), `toll` keeps a
 * hundredth of each transfer, `listed` has a blocklist (both 18). The account `admin` deploys, and is the
 * admin of all. Blocks of the chain then come at the second of the one before, until time is moved.
 */
export async function openWorld(provider: Provider, options: WorldOptions): Promise<World> {
  const method = 'anvil_setBlockTimestampInterval';
  await provider.request({ method, params: [0] });
  const list = (await provider.request({ method: 'eth_accounts' })) as readonly Hex[];
  if (list.length < ROLES.length) throw new Error('The chain has too few accounts for a world.');
  const accounts = Object.fromEntries(ROLES.map((role, at) => [role, list[at]]));
  const contracts: Record<string, Hex> = {};
  const files = new Map<Group, Promise<ArtifactFile>>();
  const site: Site = {
    admin: accounts.admin as Hex,
    options,
    load: (group) => {
      const file = files.get(group) ?? options.load(group);
      files.set(group, file);
      return file;
    },
    put: async (code, args = '0x', as) => {
      const address = await deploy(provider, site.admin, join(code, args));
      if (as) contracts[as] = address;
      return address;
    },
    at: (name) => {
      const address = contracts[name];
      if (!address) throw new Error(`The world has no ${name} yet.`);
      return address;
    },
  };
  await tokens(site);
  const { releases } = options;
  if (releases.includes('lockup-v4.0') || releases.includes('flow-v3.0')) await comptroller(site);
  for (const release of releases) await DEPLOYMENTS[release](site);
  return { accounts: accounts as Record<Role, Hex>, contracts };
}

async function tokens({ load, put, options }: Site): Promise<void> {
  const file = await load('tokens');
  const { price = 3_000_00000000n } = options;
  await put(linked(file, 'TestToken'), textAnd('DAI', 18n), 'dai');
  await put(linked(file, 'TestToken'), textAnd('USDC', 6n), 'usdc');
  await put(linked(file, 'FeeOnTransferToken'), '0x', 'toll');
  await put(linked(file, 'BlocklistToken'), textAnd('LISTED', 18n), 'listed');
  await put(linked(file, 'TestOracle'), words(8n, price), 'feed');
}

const INITIALIZE = selector('initialize(address,uint256,uint256,uint256,uint256,address)');

async function comptroller({ admin, load, put, at, options }: Site): Promise<void> {
  const file = await load('comptroller');
  const { minFeeUSD = 0n } = options;
  const implementation = await put(linked(file, 'SablierComptroller'), words(admin));
  // Initialized in the constructor of the proxy: a proxy left empty belongs to the first caller.
  const fees = [0n, 0n, minFeeUSD, minFeeUSD] as const;
  const call = join(INITIALIZE, words(admin, ...fees, at('feed')));
  await put(linked(file, 'ERC1967Proxy'), withBytes([implementation], call), 'comptroller');
}

const DEPLOYMENTS: Readonly<Record<Release, (site: Site) => Promise<void>>> = {
  'lockup-v4.0': async ({ load, put, at }) => {
    const file = await load('lockup-v4.0');
    const LockupHelpers = await put(linked(file, 'LockupHelpers'));
    const LockupMath = await put(linked(file, 'LockupMath'));
    const descriptor = await put(linked(file, 'LockupNFTDescriptor'));
    const code = linked(file, 'SablierLockup', { LockupHelpers, LockupMath });
    await put(code, words(at('comptroller'), descriptor), 'lockup');
    await put(linked(file, 'SablierBatchLockup'), '0x', 'batchLockup');
  },
  'flow-v3.0': async ({ load, put, at }) => {
    const file = await load('flow-v3.0');
    const descriptor = await put(linked(file, 'FlowNFTDescriptor'));
    await put(linked(file, 'SablierFlow'), words(at('comptroller'), descriptor), 'flow');
  },
  'lockup-v1.2': async ({ admin, load, put }) => {
    const file = await load('lockup-v1.2');
    const descriptor = await put(linked(file, 'SablierV2NFTDescriptor'));
    const args = [admin, descriptor] as const;
    await put(linked(file, 'SablierV2LockupLinear'), words(...args), 'lockupV1_2');
    const counted = words(...args, MAX_PARTS);
    await put(linked(file, 'SablierV2LockupDynamic'), counted, 'lockupV1_2.dynamic');
    await put(linked(file, 'SablierV2LockupTranched'), counted, 'lockupV1_2.tranched');
  },
  'lockup-v1.0': async ({ admin, load, put }) => {
    const file = await load('lockup-v1.0');
    const owner = await put(linked(file, 'SablierV2Comptroller'), words(admin), 'comptrollerV1_0');
    const args = [admin, owner, await put(linked(file, 'SablierV2NFTDescriptor'))] as const;
    await put(linked(file, 'SablierV2LockupLinear'), words(...args), 'lockupV1_0');
    const counted = words(...args, MAX_PARTS);
    await put(linked(file, 'SablierV2LockupDynamic'), counted, 'lockupV1_0.dynamic');
  },
  'airdrops-v1.2': async ({ load, put }) => {
    const file = await load('airdrops-v1.2');
    await put(linked(file, 'SablierV2MerkleLockupFactory'), '0x', 'factory');
    await put(linked(file, 'SablierV2BatchLockup'), '0x', 'batchLockupV1_2');
  },
};

/** Every release that a package ships, the newest first. */
export const RELEASES = Object.keys(DEPLOYMENTS) as readonly Release[];
