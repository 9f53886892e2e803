import type { Provider } from '@sablier-docs/chain';
import type { Load } from '@sablier-docs/chain/artifacts/types';
import { openWorld, type Release } from '@sablier-docs/chain/worlds/open';
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  custom,
  encodeDeployData,
  parseAbi,
  parseUnits,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { foundry } from 'viem/chains';
import type { Here } from '../../../examples/here';
import type { Holding } from './types';

/** The releases that samples of a folder of examples/ call. */
const RELEASES: Readonly<Record<string, readonly Release[]>> = {
  lockup: ['lockup-v4.0'],
  flow: ['flow-v3.0'],
  // Of the earlier releases of Airdrops, only v1.2 has published bytecode.
  upgrades: ['lockup-v1.2', 'airdrops-v1.2'],
};

/** Each has as much of each token, in whole tokens. */
const OWNED = '100000';

/** USD per withdrawal, 8 decimals: the minimum fee of the official deployments on most chains. */
const MIN_FEE = 1_00000000n;

const TOKENS = { dai: 18, usdc: 6 } as const;

const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function balanceOf(address account) view returns (uint256)',
]);

interface StageOptions {
  /** The sample below examples/. */
  readonly sample: string;
  readonly load: Load;
  /** @throws when there is no such contract */
  readonly compiled: (name: string) => Promise<{ readonly abi: Abi; readonly creationCode: Hex }>;
  /** The chain as the sample gets it, once the world is open; the same chain unless given. */
  readonly watched?: (chain: Provider) => Provider;
}

export interface Stage {
  readonly here: Here;
  /** Accounts and contracts by name; those that the run deploys are added. */
  readonly names: ReadonlyMap<string, Address>;
  /** The balances that differ from the start. */
  moved(): Promise<readonly Holding[]>;
}

/** The releases that a sample calls. @throws when no release of its product has published bytecode */
function sampleReleases(sample: string): readonly Release[] {
  const found = RELEASES[sample.slice(0, sample.indexOf('/'))];
  if (!found) throw new Error(`No release with published bytecode is known for ${sample}.`);
  return found;
}

/** Opens the world that a sample runs in, with tokens for the sender. */
export async function openStage(chain: Provider, options: StageOptions): Promise<Stage> {
  const { sample, load, compiled, watched = (same) => same } = options;
  const { accounts, contracts } = await openWorld(chain, {
    releases: sampleReleases(sample),
    load,
    minFeeUSD: MIN_FEE,
  });
  const names = new Map<string, Address>(
    Object.entries({ ...accounts, ...contracts }) as [string, Address][],
  );
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport: custom(chain) });
  const reader = createPublicClient({ chain: foundry, transport: custom(chain) });
  const asAdmin = createWalletClient({
    account: accounts.admin,
    chain: foundry,
    transport: custom(chain),
  });
  for (const [token, decimals] of Object.entries(TOKENS)) {
    await asAdmin.writeContract({
      address: contracts[token] as Address,
      abi: tokenAbi,
      functionName: 'mint',
      args: [accounts.sender, parseUnits(OWNED, decimals)],
    });
  }
  const seen = watched(chain);
  const transport = custom(seen, { retryCount: 0 });
  const publicClient = createPublicClient({
    chain: foundry,
    transport,
    pollingInterval: 10,
    cacheTime: 0,
  });
  const here: Here = {
    accounts,
    // A run names only what its release brings; the tests run them all.
    contracts: contracts as Here['contracts'],
    as: (account) => ({
      publicClient,
      walletClient: createWalletClient({ account, chain: foundry, transport }),
    }),
    deploy: async (name, args = []) => {
      const { abi, creationCode: bytecode } = await compiled(name);
      const data = encodeDeployData({ abi, bytecode, args: [...args] });
      const hash = await asAdmin.sendTransaction({ data });
      const { contractAddress, status } = await reader.getTransactionReceipt({ hash });
      if (status !== 'success' || !contractAddress) throw new Error(`${name} was not deployed.`);
      names.set(name, contractAddress);
      return contractAddress;
    },
    pass: async (seconds) => {
      const { timestamp } = await reader.getBlock();
      const next = timestamp + BigInt(seconds);
      await seen.request({
        method: 'evm_setNextBlockTimestamp',
        params: [`0x${next.toString(16)}`],
      });
      await client.mine({ blocks: 1 });
    },
    now: async () => Number((await reader.getBlock()).timestamp),
  };

  const read = async (): Promise<Map<string, bigint>> => {
    const found = new Map<string, bigint>();
    for (const [who, address] of names) {
      found.set(`${who} coin`, await reader.getBalance({ address }));
      for (const token of Object.keys(TOKENS)) {
        const balance = await reader.readContract({
          address: contracts[token] as Address,
          abi: tokenAbi,
          functionName: 'balanceOf',
          args: [address],
        });
        found.set(`${who} ${token}`, balance);
      }
    }
    return found;
  };
  const start = await read();
  return {
    here,
    names,
    moved: async () =>
      [...(await read())].flatMap(([key, after]) => {
        const before = start.get(key) ?? 0n;
        if (before === after) return [];
        const [who = '', token = ''] = key.split(' ');
        const decimals = TOKENS[token as keyof typeof TOKENS] ?? 18;
        return [{ who, token, decimals, before, after }];
      }),
  };
}
