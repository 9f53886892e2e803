import { erc20Abi, getAddress, parseAbi, zeroAddress, type Address, type Hex } from 'viem';
import { expect } from 'vitest';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { createProvider } from '@sablier-docs/chain';
import { openWorld } from '@sablier-docs/chain/worlds/open';
import { chainOfProvider } from '@sablier-docs/testing/provider-chain';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { serverTools } from '../tools';
import { NOW } from './samples';

/* A chain with the published bytecode, and the tools as they would be if its contracts were those of Base. */

const BASE = 8453;

/** Lockup v4.0 and v1.2, Flow v3.0 and Airdrops v1.2, with tokens that anyone can mint. */
export async function openToolWorld() {
  const provider = await createProvider({ baseFee: 0n, timestamp: NOW });
  const releases = ['lockup-v4.0', 'flow-v3.0', 'lockup-v1.2', 'airdrops-v1.2'] as const;
  const { accounts, contracts } = await openWorld(provider, { releases, load: readGroup });
  const client = chainOfProvider(provider);
  const at = (name: string) => getAddress(contracts[name] ?? zeroAddress);
  return { client, accounts, at, site: siteOn(at) };
}

export type ToolWorld = Awaited<ReturnType<typeof openToolWorld>>;

/** The site as it would be if its contracts were those of this chain. */
function siteOn(at: (name: string) => Address): Site {
  const data = readSiteData('https://site.example', process.cwd());
  const here = { lockup: at('lockup'), batchLockup: at('batchLockup'), flow: at('flow') };
  for (const [name, address] of Object.entries(here))
    data.creation[name as keyof typeof here].addresses = { [BASE]: address };
  for (const fact of data.campaigns)
    if (fact.version === 'v1.2') fact.factories = { [BASE]: at('factory') };
  return { data: () => Promise.resolve(data), now: () => NOW } as unknown as Site;
}

export interface PreparedCalls {
  calls: { to: Address; data: Hex; value: string }[];
}

export const callTool = (name: string, input: object, site: Site): Promise<PreparedCalls> => {
  const tool = serverTools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no ${name}.`);
  return tool.call(input, site) as unknown as Promise<PreparedCalls>;
};

export async function sendCall(
  { client }: ToolWorld,
  account: Address,
  to: Address,
  data: Hex,
  value = 0n,
) {
  const free = { chain: null, gas: 15_000_000n, gasPrice: 0n } as const;
  const hash = await client.sendTransaction({ ...free, account, to, data, value });
  const receipt = await client.getTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  return receipt;
}

export const mintTo = ({ client, at }: ToolWorld, account: Address, to: Address, amount: bigint) =>
  client.writeContract({
    chain: null,
    gas: 15_000_000n,
    gasPrice: 0n,
    account,
    address: at('usdc'),
    abi: parseAbi(['function mint(address to, uint256 amount)']),
    functionName: 'mint',
    args: [to, amount],
  });

export const tokensOf = ({ client, at }: ToolWorld, account: Address) =>
  client.readContract({
    address: at('usdc'),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });
