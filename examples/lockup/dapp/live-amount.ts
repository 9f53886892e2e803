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
