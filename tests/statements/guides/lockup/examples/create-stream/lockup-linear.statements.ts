import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { statement, dai, DAY, WEEK } from '../../../../statement';
import { EVEN, openEach, params, put } from '../../support';

/** Deposit and dates of the page's example. */
const EXAMPLE = { deposit: dai('5200'), cliff: 4n * WEEK, total: 52n * WEEK };

statement('tokens-four-weeks-nothing', async ({ lockup }) => {
  const id = await lockup.open(EXAMPLE);
  await lockup.pass(4n * WEEK - 1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockup.pass(24n * WEEK + 1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('2600'));
  await lockup.pass(24n * WEEK - 1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBeLessThan(dai('5200'));
  await lockup.pass(1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('5200'));
});

statement('now-runs-end', async ({ lockup }) => {
  const id = await lockup.open(EXAMPLE);
  const unlocks = { start: 0n, cliff: dai('400') };
  const unlocked = await lockup.open({ ...EXAMPLE, unlocks });
  await lockup.pass(4n * WEEK);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  expect(await lockup.read('streamedAmountOf', [unlocked])).toBe(dai('400'));
  await lockup.pass(12n * WEEK);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('1300'));
  expect(await lockup.read('streamedAmountOf', [unlocked])).toBe(dai('1600'));
});

statement('durations-cliff', async ({ lockup }) => {
  await lockup.fund('sender', dai('200'));
  const [unlocks, step] = EVEN;
  const call = (cliff: bigint) => [params(), unlocks, step, { cliff, total: DAY }];
  const error = 'SablierLockupHelpers_CliffTimeNotLessThanEndTime';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call(DAY));
  await lockup.call('sender', 'createWithDurationsLL', call(DAY - 1n));
  const id = await lockup.call('sender', 'createWithDurationsLL', call(0n));
  expect(await lockup.read<number>('getCliffTime', [id])).toBe(0);
});

statement('granularity-seconds', async ({ lockup }) => {
  for (const granularity of [0n, 1n]) {
    const id = await lockup.open({ deposit: 100n, total: 100n, granularity });
    await lockup.pass(1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(1n);
  }
  await lockup.open({ deposit: 100n, total: 100n, granularity: 100n });
  const long = lockup.open({ deposit: 100n, total: 100n, granularity: 101n });
  await expect(long).rejects.toThrow();
  await lockup.fund('sender', dai('100'));
  const call = [params(), EVEN[0], 100n * DAY + 1n, EVEN[2]];
  const error = 'SablierLockupHelpers_GranularityTooHigh';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call);
});

statement('sum-both-amounts', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const call = (cliff: bigint) => [
    params(),
    { start: dai('40'), cliff },
    1n,
    { cliff: DAY, total: 2n * DAY },
  ];
  const error = 'SablierLockupHelpers_UnlockAmountsSumTooHigh';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call(dai('60') + 1n));
  await lockup.call('sender', 'createWithDurationsLL', call(dai('60')));
});

statement('function-returns-nft', async ({ lockup }) => {
  await lockup.open();
  const creator = await put(lockup, 'LinearStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', dai('100'));
  const call = ['owner', dai('100'), 0n];
  const id = await creator.call('other', 'createStream', call);
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.owner);
  expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.other);
});

statement('lockup-counts-ids-across', async ({ lockup }) => {
  expect(await lockup.read('nextStreamId')).toBe(1n);
  expect(Object.values(await openEach(lockup))).toEqual([1n, 2n, 3n, 4n]);
});

statement('variant-releases-once', async ({ lockup }) => {
  const creator = await put(lockup, 'LinearStreamCreator', ['lockup', 'dai']);
  const start = await lockup.now();
  await creator.fund('other', dai('110'));
  const dates = { start, end: start + 10n * WEEK };
  const call = ['owner', dai('110'), dai('10'), dates];
  const id = await creator.call('other', 'createWeeklyStream', call);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('10'));
  await lockup.pass(WEEK - 1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('10'));
  await lockup.pass(1n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('20'));
});

statement('range-whole-steps', async ({ lockup }) => {
  const id = await lockup.open({ total: 10n * DAY, granularity: 3n * DAY });
  const released = async () => lockup.read('streamedAmountOf', [id]);
  await lockup.pass(9n * DAY - 1n);
  expect(await released()).toBe(dai('60'));
  await lockup.pass(1n);
  expect(await released()).toBe(dai('90'));
  await lockup.pass(DAY - 1n);
  expect(await released()).toBe(dai('90'));
  await lockup.pass(1n);
  expect(await released()).toBe(dai('100'));
});

statement('shape-exceeds32-bytes', async ({ lockup }) => {
  await lockup.fund('sender', dai('200'));
  const call = (shape: string) => [params({ shape }), ...EVEN];
  const error = 'SablierLockupHelpers_ShapeExceeds32Bytes';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call('x'.repeat(33)));
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call('é'.repeat(17)));
  await lockup.call('sender', 'createWithDurationsLL', call('x'.repeat(32)));
  await lockup.call('sender', 'createWithDurationsLL', call('é'.repeat(16)));
});

statement('take-log-mined-transaction', async ({ lockup }) => {
  const next = await lockup.read('nextStreamId');
  expect(await lockup.open({ by: 'other' })).toBe(next);
  expect(await lockup.open()).toBe(next + 1n);
});

statement('lockup-no-permit-token', ({ lockup }) => {
  const abis = [lockup.abi, lockup.batch.abi].flat();
  const names = abis.flatMap((item) => (item.type === 'function' ? item.name : []));
  expect(names.filter((name) => /permit/i.test(name))).toEqual([]);
  expect(names).toContain('createWithDurationsLL');
});

statement('tokens-released-evenly', async ({ lockup }) => {
  const creator = await put(lockup, 'LinearStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', dai('5200'));
  const id = await creator.call('other', 'createStreamWithUnlocks', ['recipient', dai('5200')]);
  const released = () => lockup.read('streamedAmountOf', [id]);
  expect(await released()).toBe(dai('520'));
  await lockup.pass(13n * WEEK - 1n);
  expect(await released()).toBe(dai('520'));
  await lockup.pass(1n);
  expect(await released()).toBe(dai('520') + dai('1300'));
  // A third of 39 weeks, and a third of 3,380 tokens.
  await lockup.pass(13n * WEEK);
  expect((await released()) / 10n ** 16n).toBe(294_666n);
  await lockup.pass(26n * WEEK);
  expect(await released()).toBe(dai('5200'));
});

statement('erc721-invalid-receiver', async ({ lockup }) => {
  const call = (recipient: string) => [params({ recipient }), ...EVEN];
  await lockup.fund('sender', dai('100'));
  const error = 'ERC721InvalidReceiver';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call(zeroAddress));
  await lockup.call('sender', 'createWithDurationsLL', call('recipient'));
});

statement('start-time-zero', async ({ lockup }) => {
  const end = (await lockup.now()) + 100n * DAY;
  const call = (start: bigint) => [
    { ...params(), timestamps: { start, end } },
    { start: 0n, cliff: 0n },
    1n,
    0n,
  ];
  await lockup.fund('sender', dai('100'));
  const error = 'SablierLockupHelpers_StartTimeZero';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLL', call(0n));
  await lockup.call('sender', 'createWithTimestampsLL', call(1n));
});
