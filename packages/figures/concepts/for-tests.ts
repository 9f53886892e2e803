import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { openWorld, type Release } from '@sablier-docs/chain/worlds/open';
import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import {
  createTestClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  publicActions,
  walletActions,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { foundry } from 'viem/chains';
import { DEPOSIT } from './lockup';

export const DAY_ON_CHAIN = 86_400n;
/** Enough for any call, and free. */
export const FREE = { chain: null, gas: 15_000_000n, gasPrice: 0n } as const;
export const lockupAbi = release.abi.SablierLockup as Abi;
export const flowAbi = flowRelease.abi.SablierFlow as Abi;
/** Calls of the tokens, the price feed and the vault of a world. */
export const helperAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function setPrice(int256 price)',
  'function setMode(uint8 mode)',
]);

const START = 1_798_761_600n;
/** The sender has as much as any stream of these tests needs. */
const WEALTH = 1n << 127n;

/** The published Lockup, and Flow if asked, on a chain of its own, with a sender who can create streams of Lockup. */
export async function openLockupChain(releases: readonly Release[] = ['lockup-v4.0']) {
  const options = { baseFee: 0n, timestamp: START, limit: 60_000 };
  const provider = await createProvider(options);
  const { accounts, contracts } = await openWorld(provider, {
    releases,
    load: readGroup,
  });
  // A refusal is an answer: it is not asked for again.
  const transport = custom(provider, { retryCount: 0 });
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport })
    .extend(publicActions)
    .extend(walletActions);
  const at = (name: string) => contracts[name] as Address;
  const send = (account: Address, address: Address, abi: Abi, name: string, args: unknown[]) =>
    client.writeContract({ ...FREE, account, address, abi, functionName: name, args });
  const { sender } = accounts;
  await send(sender, at('dai'), helperAbi, 'mint', [sender, WEALTH]);
  await send(sender, at('dai'), erc20Abi, 'approve', [at('lockup'), WEALTH]);
  const lockupCall = (name: string, ...args: unknown[]): { to: Address; data: Hex } => ({
    to: at('lockup'),
    data: encodeFunctionData({ abi: lockupAbi, functionName: name, args }),
  });
  /** Arguments of `createWithTimestampsLL` for a stream that begins some days from now. */
  const linearArgs = async (
    owner: Address,
    { deposit = DEPOSIT, after = 0n, lasts = 100n * DAY_ON_CHAIN } = {},
  ) => {
    const { timestamp } = await client.getBlock();
    const start = timestamp + after * DAY_ON_CHAIN;
    const parties = { sender, recipient: owner, depositAmount: deposit, token: at('dai') };
    const timestamps = { start: Number(start), end: Number(start + lasts) };
    const rights = { cancelable: true, transferable: true };
    const params = { ...parties, ...rights, timestamps, shape: '' };
    return [params, { start: 0n, cliff: 0n }, 1, 0];
  };
  return { accounts, at, send, client, lockupCall, linearArgs };
}
