import type { Hash } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { confirmed } from '../../../examples/confirmed';

/* What a wallet can do to a transaction while a sample waits for it. */

const HASH: Hash = `0x${'11'.repeat(32)}`;
type Reason = 'repriced' | 'replaced' | 'cancelled';

describe('with viem', () => {
  const wait = (status: string, reason?: Reason) =>
    confirmed(
      {
        publicClient: {
          waitForTransactionReceipt: ({ onReplaced }: { onReplaced?: (by: object) => void }) => {
            if (reason) onReplaced?.({ reason });
            return Promise.resolve({ status });
          },
        } as never,
      },
      HASH,
    );

  test('a receipt counts when it is that of the call', async () => {
    expect(await wait('success')).toEqual({ status: 'success' });
    expect(await wait('success', 'repriced')).toEqual({ status: 'success' });
    await expect(wait('reverted')).rejects.toThrow(`${HASH} reverted`);
    await expect(wait('reverted', 'repriced')).rejects.toThrow(`${HASH} reverted`);
    for (const reason of ['replaced', 'cancelled'] as const)
      await expect(wait('success', reason)).rejects.toThrow('another transaction in place of');
  });
});

// The starter has its own packages; this much of ethers is what it asks.
vi.mock('ethers', () => ({
  isError: (error: { code?: string }, code: string) => error.code === code,
}));
const STARTER = '../../../examples/starters/ethers/src/transactions';

describe('with ethers', () => {
  const answers = async (wait: () => Promise<unknown>) => {
    const starter = (await import(/* @vite-ignore */ STARTER)) as {
      confirmed: (sent: Promise<unknown>) => Promise<unknown>;
    };
    return starter.confirmed(Promise.resolve({ wait }));
  };
  const replaced = (reason: Reason, status = 1) => {
    const receipt = { status, hash: HASH };
    const code = 'TRANSACTION_REPLACED';
    return () => Promise.reject(Object.assign(new Error(reason), { code, reason, receipt }));
  };

  test('a receipt counts when it is that of the call', async () => {
    const done = { status: 1, hash: HASH };
    expect(await answers(() => Promise.resolve(done))).toBe(done);
    expect(await answers(replaced('repriced'))).toEqual(done);
    await expect(answers(replaced('repriced', 0))).rejects.toThrow(`${HASH} reverted`);
    for (const reason of ['replaced', 'cancelled'] as const)
      await expect(answers(replaced(reason))).rejects.toThrow(reason);
    await expect(answers(() => Promise.resolve(null))).rejects.toThrow('in no block');
    await expect(answers(() => Promise.reject(new Error('timeout')))).rejects.toThrow('timeout');
  });
});
