import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { openWorld, type Release } from '@sablier-docs/chain/worlds/open';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { chainOfProvider } from '@sablier-docs/testing/provider-chain';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import { encodeFunctionData, erc20Abi, parseAbi, type Abi, type Address, type Hex } from 'viem';
import { secondsOfDay } from '../drawing/words';
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

/** How many settings of a figure are compared with the contract: all of them every night. */
export const CHAIN_SETTINGS = process.env.TEST_ALL ? 200 : 24;

/** Settings that are the same on every run. */
export function settingsOn<T>(seed: bigint, one: (random: Random) => T): T[] {
  const random = createRandom(seed);
  return Array.from({ length: CHAIN_SETTINGS }, () => one(random));
}

/** A whole number from the least to the most. */
export const drawNumber = (random: Random, least: number, most: number): number =>
  Number(random.between(BigInt(least), BigInt(most)));

/** A day of the clock, which has parts of days while it runs. */
export const drawDay = (random: Random, last: number): number =>
  random.chance(0.5) ? drawNumber(random, 0, last) : drawNumber(random, 0, last * 8) / 8;

/** An account of its own for each setting, so that its balance is what this setting paid. */
export const accountOf = (group: number, at: number): Address =>
  `0x${String(group).padStart(4, '0')}${String(at + 1).padStart(36, '0')}`;

/** Names of the buttons that a figure offers, apart from the one of its clock. */
export const offeredButtons = (html: string): string[] =>
  [...html.matchAll(/data-act="(\w+)"(?! disabled)/g)].flatMap(([, name = '']) =>
    name === 'play' ? [] : [name],
  );

/** What happens to one stream on a day. */
export interface CourseStep {
  readonly day: number;
  readonly act: () => Promise<unknown>;
}

/** The published Lockup, and Flow if asked, on a chain of its own, with a sender who can create streams of Lockup. */
export async function openLockupChain(releases: readonly Release[] = ['lockup-v4.0']) {
  const options = { baseFee: 0n, timestamp: START, limit: 60_000 };
  const provider = await createProvider(options);
  const { accounts, contracts } = await openWorld(provider, {
    releases,
    load: readGroup,
  });
  const client = chainOfProvider(provider);
  const at = (name: string) => contracts[name] as Address;
  await client.request({ method: 'anvil_autoImpersonateAccount', params: [true] } as never);
  const send = (account: Address, address: Address, abi: Abi, name: string, args: unknown[]) =>
    client.writeContract({ ...FREE, account, address, abi, functionName: name, args });
  /** Sends, and says whether the contract took it. */
  const tries = async (...call: Parameters<typeof send>): Promise<boolean> => {
    const { status } = await client.getTransactionReceipt({ hash: await send(...call) });
    return status === 'success';
  };
  const read = async <T>(address: Address, abi: Abi, name: string, ...args: unknown[]) =>
    (await client.readContract({ address, abi, functionName: name, args })) as T;
  const balance = (token: string, account: Address) =>
    read<bigint>(at(token), erc20Abi, 'balanceOf', account);
  /** The moments of many streams in the order of their days; those of one day as they are given. */
  const liveThrough = async (begun: bigint, moments: readonly CourseStep[]) => {
    let last = 0n;
    for (const { day, act } of [...moments].sort((a, b) => a.day - b.day)) {
      const timestamp = begun + secondsOfDay(day);
      if (timestamp > last) {
        const now = await client.getBlock();
        if (timestamp > now.timestamp) await client.setNextBlockTimestamp({ timestamp });
        await client.mine({ blocks: 1 });
        last = timestamp;
      }
      await act();
    }
  };
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
  return {
    accounts,
    at,
    send,
    tries,
    read,
    balance,
    liveThrough,
    client,
    lockupCall,
    linearArgs,
  };
}

export type LockupChain = Awaited<ReturnType<typeof openLockupChain>>;

interface Opened {
  readonly id: bigint;
  readonly sender: Address;
  readonly recipient: Address;
}

interface PriceGate {
  readonly oracle: Address;
  readonly targetPrice: bigint;
}

/** Creates a stream of a figure, with a price gate instead of its curve if one is given, whose second 0 is `begun`, for two accounts of its own. @returns its ID */
export async function openFigureStream(
  { accounts, at, send, read }: LockupChain,
  stream: LockupStream,
  begun: bigint,
  place: number,
  gate?: PriceGate,
): Promise<Opened> {
  const later = <T extends { timestamp: bigint }>(parts: readonly T[]) =>
    parts.map((part) => ({ ...part, timestamp: Number(begun + part.timestamp) }));
  const sender = accountOf(1, place);
  const recipient = accountOf(2, place);
  const params = {
    sender,
    recipient,
    depositAmount: stream.deposit,
    token: at('dai'),
    cancelable: true,
    transferable: true,
    timestamps: {
      start: Number(begun + stream.startTime),
      end: Number(begun + endTimeOf(stream)),
    },
    shape: '',
  };
  const id = await read<bigint>(at('lockup'), lockupAbi, 'nextStreamId');
  const create = (name: string, ...rest: unknown[]) =>
    send(accounts.sender, at('lockup'), lockupAbi, name, [params, ...rest]);
  if (gate) {
    await create('createWithTimestampsLPG', gate);
    return { id, sender, recipient };
  }
  switch (stream.model) {
    case 'linear': {
      const cliff = stream.cliffTime > 0n ? Number(begun + stream.cliffTime) : 0;
      await create('createWithTimestampsLL', stream.unlocks, Number(stream.granularity), cliff);
      break;
    }
    case 'dynamic':
      await create('createWithTimestampsLD', later(stream.segments));
      break;
    case 'tranched':
      await create('createWithTimestampsLT', later(stream.tranches));
      break;
  }
  return { id, sender, recipient };
}
