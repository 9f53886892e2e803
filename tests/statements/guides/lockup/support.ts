import { parseEventLogs, type Address } from 'viem';
import { execute, LOCKUP } from '../../chains/comptroller';
import { NO_UNLOCKS, params } from '../../chains/creation';
import { DAY, dai, HOUR, usdc } from '../../chains/units';
import type { Chains } from '../../statement';

export { params };

export type Lockup = Chains['lockup'];

/** Minimum fee of 1 USD at 3,000 USD per coin, in wei. */
export const DOLLAR = 333_333_333_333_333n;

/** Unlock amounts, granularity and durations of 100 days, as `createWithDurationsLL` takes them. */
export const EVEN = [NO_UNLOCKS, 1n, { cliff: 0n, total: 100n * DAY }] as const;

/** An entry of `createWithDurationsLL` of the batch contract: 100 tokens over 100 days. */
export const entry = (changes: object = {}) => ({
  ...params(),
  durations: { cliff: 0n, total: 100n * DAY },
  unlockAmounts: NO_UNLOCKS,
  granularity: 1n,
  ...changes,
});

/** Deploys a compiled contract under its name, or another, and returns its actions. */
export const put = async (lockup: Lockup, name: string, args: readonly unknown[] = [], as = name) =>
  lockup.on(await lockup.deploy(name, args, as));

/** Has the comptroller put a recipient on the allowlist of hooks. */
export const allow = (lockup: Lockup, recipient: Address) =>
  execute(lockup, 'allowToHook', [recipient]);

/** Gives a sender a fee of its own, in USD with 8 decimals. */
export const setCustomFee = (lockup: Lockup, sender: string, fee: bigint) =>
  lockup.comptroller.call('admin', 'setCustomFeeUSDFor', [LOCKUP, sender, fee]);

/** Events of a contract that an action emits, with their arguments, in order. */
export async function logsOf(
  { chain, address, abi }: Pick<Lockup, 'chain' | 'address' | 'abi'>,
  action: () => Promise<unknown>,
) {
  const before = await chain.getBlockNumber();
  await action();
  const logs = await chain.getLogs({ address, fromBlock: before + 1n });
  return parseEventLogs({ abi, logs }).map(({ eventName, args }) => ({
    name: String(eventName),
    args: args as unknown as Readonly<Record<string, unknown>>,
  }));
}

/** Four streams of 100 tokens, one per model; the price-gated one has a target of 5,000 USD. */
export const openEach = async (lockup: Lockup, start?: bigint) => ({
  linear: await lockup.open({ start, total: 50n * DAY }),
  dynamic: await lockup.open({ start, segments: [[dai('100'), dai('1'), 50n * DAY]] }),
  tranched: await lockup.open({ start, tranches: [[dai('100'), 50n * DAY]] }),
  priceGated: await lockup.open({ start, total: 50n * DAY, targetPrice: 5_000_00000000n }),
});

/**
 * The staking contract of the guide on the allowlist, with `dai` in the streams and `usdc` for rewards
 * unless another token is named, and what its statements do with it.
 */
export async function openStaking(lockup: Lockup, reward = 'usdc') {
  const staking = await put(lockup, 'StakeSablierNFT', ['admin', 'lockup', 'dai', reward]);
  await allow(lockup, staking.address);
  /** Stakes a stream for its owner. */
  const stake = async (id: bigint, owner = 'recipient') => {
    await lockup.call(owner, 'approve', ['StakeSablierNFT', id]);
    await staking.call(owner, 'stake', [id]);
  };
  return {
    ...staking,
    stake,
    /** Opens a stream and stakes it. */
    staked: async (options: Parameters<Lockup['open']>[0] = {}) => {
      const id = await lockup.open(options);
      await stake(id, options.recipient);
      return id;
    },
    /** Starts a period that pays 400 rewards over four hours. */
    start: async (rewards = usdc('400')) => {
      await staking.fund('admin', rewards, reward);
      await staking.call('admin', 'startPeriod', [rewards, 4n * HOUR]);
    },
    /** Rewards in hundredths of a USDC, so that divisions that round down do not show. */
    earned: async (id: bigint) => Math.round(Number(await staking.read('earned', [id])) / 10_000),
  };
}
