// region imports
import type { Address, PublicClient } from 'viem';
import { lockupAbi } from '../contracts';
import { readSchedule } from '../vesting-data/read-vesting';
// endregion imports

// region linear
export interface LinearSchedule {
  deposited: bigint;
  /** All times in Unix seconds; `cliff` is 0 without a cliff. */
  start: number;
  cliff: number;
  end: number;
  granularity: number;
  unlocks: { start: bigint; cliff: bigint };
}

/**
 * The released amount of a linear stream between two reads of the chain, with the contract's integer
 * arithmetic, so that the figure on screen is the figure that a withdrawal will see.
 */
export function releasedAt(schedule: LinearSchedule, now: number): bigint {
  const { deposited, start, cliff, end, granularity, unlocks } = schedule;
  if (now < start) return 0n;
  if (now >= end) return deposited;
  if (now < cliff) return unlocks.start;

  const unlocked = unlocks.start + unlocks.cliff;
  if (unlocked >= deposited) return deposited;
  const base = cliff === 0 ? start : cliff;
  const elapsed = Math.floor((now - base) / granularity) * granularity;
  return unlocked + (BigInt(elapsed) * (deposited - unlocked)) / BigInt(end - base);
}
// endregion linear

// region tranched
/** The released amount of a tranched stream: every tranche whose second has come. */
export const trancheSumAt = (
  tranches: readonly { amount: bigint; timestamp: number }[],
  now: number,
): bigint =>
  tranches
    .filter(({ timestamp }) => timestamp <= now)
    .reduce((sum, { amount }) => sum + amount, 0n);
// endregion tranched

// region read
/** What `releasedAt` needs; undefined for a stream of another model. */
export async function readLinear(
  publicClient: PublicClient,
  lockup: Address,
  streamId: bigint,
): Promise<LinearSchedule | undefined> {
  const schedule = await readSchedule(publicClient, lockup, streamId);
  if (schedule.model !== 'linear') return undefined;
  const deposited = await publicClient.readContract({
    address: lockup,
    abi: lockupAbi,
    functionName: 'getDepositedAmount',
    args: [streamId],
  });
  return { ...schedule, deposited };
}
// endregion read
