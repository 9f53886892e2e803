import { numberToHex, padHex, type Abi } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  split,
  streamsThatFit,
  TRANSACTION_GAS,
  type BatchModel,
} from '../../../examples/lockup/batch/streams-that-fit';
import { MODELS, NO_UNLOCKS, params, parts } from '../gas/lockup/setup';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/batch-create-streams/batch-lockup-linear#parts */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  const { sender } = local.accounts;
  await local.mint(sender, dai('10000000'));
  await local.approve(sender, local.contracts.batchLockup, dai('10000000'));
});
afterAll(() => local?.stop());

let recipients = 0x1000;

/** Gas of a batch in which every recipient is new, sent with the gas of a whole transaction. */
async function gasOf(functionName: string, size: number, stream: object) {
  const { batchLockup } = local.deployed;
  const { walletClient, publicClient } = local.clients(local.accounts.sender);
  const { token, ...common } = params(local);
  const batch = Array.from({ length: size }, () => ({
    ...common,
    ...stream,
    recipient: padHex(numberToHex((recipients += 1)), { size: 20 }),
  }));
  const hash = await walletClient.writeContract({
    address: batchLockup.address,
    abi: batchLockup.abi as Abi,
    functionName,
    args: [local.contracts.lockup, token, batch],
    gas: TRANSACTION_GAS,
  });
  local.streams.isFixture(hash);
  const { status, gasUsed } = await publicClient.waitForTransactionReceipt({ hash });
  return { status, share: Number((gasUsed * 100n) / TRANSACTION_GAS) };
}

const linear = {
  durations: { cliff: 0n, total: 100n * DAY },
  unlockAmounts: NO_UNLOCKS,
  granularity: 1n,
};
const withCliff = {
  ...linear,
  durations: { cliff: DAY, total: 100n * DAY },
  unlockAmounts: { start: 1n, cliff: 1n },
};
const withParts = (model: keyof typeof MODELS, count: number) => {
  const { unit, extra } = MODELS[model];
  return { [`${unit}sWithDuration`]: parts(count, extra) };
};
const priceGated = () => ({
  timestamps: { start: 1n, end: 10n ** 11n },
  unlockParams: { oracle: local.contracts.oracle, targetPrice: 5_000_00000000n },
});

const CASES: [BatchModel, number, string, () => object][] = [
  ['linear', 0, 'createWithDurationsLL', () => linear],
  ['linearWithCliff', 0, 'createWithDurationsLL', () => withCliff],
  ['priceGated', 0, 'createWithTimestampsLPG', priceGated],
  ...[1, 3, 30].flatMap((count): [BatchModel, number, string, () => object][] => [
    ['dynamic', count, 'createWithDurationsLD', () => withParts('dynamic', count)],
    ['tranched', count, 'createWithDurationsLT', () => withParts('tranched', count)],
  ]),
];

test.each(CASES)('%s, %i parts each: what fits, fits well', async (model, count, call, stream) => {
  const { status, share } = await gasOf(call, streamsThatFit(model, count), stream());
  expect(status).toBe('success');
  expect(share).toBeLessThanOrEqual(90);
  expect(share).toBeGreaterThan(80);
});

test('a fifth more than that does not fit', async () => {
  const { status } = await gasOf(
    'createWithDurationsLL',
    Math.ceil(streamsThatFit('linear') * 1.2),
    linear,
  );
  expect(status).toBe('reverted');
});

test('no stream fits into too little gas, and a list needs parts of at least one', () => {
  expect(streamsThatFit('linear', 0, 100_000n)).toBe(0);
  expect(streamsThatFit('tranched', 1_000)).toBe(0);
  expect(() => split([1], 0)).toThrow(RangeError);
  expect(split([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(split([], 2)).toEqual([]);
});
