import type { LinearStream } from './types';

/**
 * `streamedAmount` of a linear stream, in a file without the powers of segments: most figures of pages have a linear stream.
 * @param timestamp Unix seconds
 */
export function linearStreamedAmount(stream: LinearStream, timestamp: bigint): bigint {
  const { deposit, startTime, endTime, cliffTime, unlocks } = stream;
  if (timestamp < startTime) return 0n;
  if (timestamp >= endTime) return deposit;
  if (cliffTime > timestamp) return unlocks.start;

  const unlocked = unlocks.start + unlocks.cliff;
  if (unlocked >= deposit) return deposit;

  // After a cliff the linear part runs from the cliff, not from the start.
  const base = cliffTime === 0n ? startTime : cliffTime;
  // createLL stores 0 as one second (SablierLockupLinear).
  const granularity = stream.granularity === 0n ? 1n : stream.granularity;
  const steps = (timestamp - base) / granularity;
  return unlocked + (steps * (deposit - unlocked) * granularity) / (endTime - base);
}
