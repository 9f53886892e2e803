import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { orders, type Op } from './ops';
import { run } from './run';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('whatever the reader, the wallet and the browser do', () => {
  it.each(corpus<Op[]>('wallet'))('$what', async ({ input }) => {
    for (const isKeyed of [true, false]) {
      await expect(run(input, isKeyed)).resolves.toBeDefined();
    }
  });

  it('nothing is sent twice or unseen, and no hash is lost', async () => {
    const all = { sent: 0, hashes: 0 };
    let tries = 0;
    await attack(
      fc.asyncProperty(orders, fc.boolean(), async (ops, isKeyed) => {
        const { sent, hashes } = await run(ops, isKeyed);
        all.sent += sent;
        all.hashes += hashes;
        tries += 1;
        vi.clearAllTimers();
      }),
      { runs: 1_000, share: 0.15 },
    );
    // Orders that never get as far as a transaction would prove nothing.
    expect(all.sent).toBeGreaterThan(tries / 2);
    expect(all.hashes).toBeGreaterThan(tries / 4);
  });
});
