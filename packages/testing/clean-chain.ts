import type { Hex } from 'viem';
import { afterEach, beforeEach } from 'vitest';
import type { Chain } from './chain';

/**
 * Each test of the file starts from the state that `beforeAll` left.
 * @param chainOfFile returns the chain, which exists once `beforeAll` has run
 */
export function cleanForEachTest(chainOfFile: () => Pick<Chain, 'snapshot' | 'revert'>): void {
  let clean: Hex;
  beforeEach(async () => {
    clean = await chainOfFile().snapshot();
  });
  afterEach(() => chainOfFile().revert({ id: clean }));
}
