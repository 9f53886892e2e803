import { expect } from 'vitest';
import { revertData } from '@sablier-docs/testing/revert-data';
import { statement, dai, WEEK } from '../../../../statement';
import { params, put } from '../../support';

/** The contract of the page. */
const CREATOR = ['BatchTranchedStreamCreator', ['batchLockup', 'lockup', 'dai']] as const;

statement('recipient-cannot-transferred-releases', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('40'));
  await creator.call('other', 'createStreams', [['recipient'], [dai('40')]]);
  const move = ['recipient', 'owner', 1n];
  await lockup.reverts('SablierLockup_NotTransferable', 'recipient', 'transferFrom', move);
  const read: bigint[] = [];
  for (const seconds of [4n * WEEK - 1n, 1n, 20n * WEEK - 1n, 1n]) {
    await lockup.pass(seconds);
    read.push(await lockup.read('streamedAmountOf', [1n]));
  }
  expect(read).toEqual([0n, dai('10'), dai('10'), dai('40')]);
});

statement('amount-units-becomes-because', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', 7n);
  await creator.call('other', 'createStreams', [['recipient'], [7n]]);
  const tranches = await lockup.read<{ amount: bigint }[]>('getTranches', [1n]);
  expect(tranches.map(({ amount }) => amount)).toEqual([1n, 6n]);
});

statement('all-start-second', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await lockup.pass(99n);
  await creator.fund('other', dai('30'));
  await creator.call('other', 'createStreams', [
    ['recipient', 'owner'],
    [dai('10'), dai('20')],
  ]);
  const now = Number(await lockup.now());
  for (const id of [1n, 2n]) expect(await lockup.read<number>('getStartTime', [id])).toBe(now);
});

statement('call-create-two', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('300'));
  const call = [
    ['recipient', 'owner'],
    [dai('100'), dai('200')],
  ];
  await lockup.moves(() => creator.call('other', 'createStreams', call), {
    other: -dai('300'),
    lockup: dai('300'),
  });
});

statement('after-four-withdrawable-returns', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('300'));
  const call = [
    ['recipient', 'owner'],
    [dai('100'), dai('200')],
  ];
  await creator.call('other', 'createStreams', call);
  await lockup.pass(4n * WEEK);
  expect(await lockup.read('withdrawableAmountOf', [1n])).toBe(dai('25'));
  expect(await lockup.read('withdrawableAmountOf', [2n])).toBe(dai('50'));
});

statement('amount-per-recipient', async ({ lockup }) => {
  const creator = await put(lockup, ...CREATOR);
  await creator.fund('other', dai('300'));
  const call = [['recipient', 'owner'], [dai('100')]];
  await creator.reverts('one amount per recipient', 'other', 'createStreams', call);
});

statement('deposit-amount-not', async ({ lockup }) => {
  const startTime = await lockup.now();
  await lockup.batch.fund('other', 7n);
  const call = (last: bigint) => {
    const tranches = [1n, last].map((amount, i) => ({
      amount,
      timestamp: startTime + BigInt(i + 1) * WEEK,
    }));
    return ['lockup', 'dai', [{ ...params({ depositAmount: 7n }), startTime, tranches }]];
  };
  const error = 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum';
  await lockup.batch.reverts(error, 'other', 'createWithTimestampsLT', call((7n * 3n) / 4n));
  await lockup.batch.call('other', 'createWithTimestampsLT', call(6n));
});

statement('panic-code-0x32', async ({ lockup }) => {
  await lockup.batch.fund('other', dai('100'));
  const startTime = await lockup.now();
  const call = ['lockup', 'dai', [{ ...params(), startTime, tranches: [] }]];
  const data = await lockup.batch
    .call('other', 'createWithTimestampsLT', call)
    .then(() => 'success', revertData);
  expect(data).toBe(`0x4e487b71${'32'.padStart(64, '0')}`); // Panic(uint256)
});

statement('tranche-count-zero', async ({ lockup }) => {
  await lockup.batch.fund('other', dai('100'));
  const call = ['lockup', 'dai', [{ ...params(), tranchesWithDuration: [] }]];
  const error = 'SablierLockupHelpers_TrancheCountZero';
  await lockup.batch.reverts(error, 'other', 'createWithDurationsLT', call);
});
