import { expect } from 'vitest';
import type { lockupChain } from './lockup';

/** Asserts that a stream is linear, without a cliff, unlocks or steps: each of them changes what is released when. */
export async function expectPlainLinear(
  lockup: Pick<ReturnType<typeof lockupChain>, 'read'>,
  id: bigint,
): Promise<void> {
  expect(await lockup.read<number>('getLockupModel', [id])).toBe(0);
  expect(await lockup.read<number>('getCliffTime', [id])).toBe(0);
  expect(await lockup.read('getUnlockAmounts', [id])).toEqual({ start: 0n, cliff: 0n });
  expect(await lockup.read<number>('getGranularity', [id])).toBe(1);
}
