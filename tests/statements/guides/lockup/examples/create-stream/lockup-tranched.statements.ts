import { expect } from 'vitest';
import { statement, dai, DAY, WEEK } from '../../../../statement';
import { params, put } from '../../support';

statement('amounts-released-weeks', async ({ lockup }) => {
  const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', dai('100'));
  const id = await creator.call('other', 'createStream', ['owner', dai('30'), dai('70')]);
  const released = async () => lockup.read('streamedAmountOf', [id]);
  await lockup.pass(4n * WEEK);
  expect(await released()).toBe(dai('30'));
  await lockup.pass(6n * WEEK - 1n);
  expect(await released()).toBe(dai('30'));
  await lockup.pass(1n);
  expect(await released()).toBe(dai('100'));
});

statement('tranche-available-second-timestamp', async ({ lockup }) => {
  const id = await lockup.open({
    tranches: [
      [dai('40'), DAY],
      [dai('60'), DAY],
    ],
  });
  await lockup.pass(DAY - 1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockup.pass(1n);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('40'));
});

statement('stream-ends-function-takes', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const tranches = [
    { amount: dai('40'), duration: 4n * WEEK },
    { amount: dai('60'), duration: 6n * WEEK },
  ];
  const start = await lockup.now();
  const id = await lockup.call('sender', 'createWithDurationsLT', [params(), tranches]);
  expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 10n * WEEK));
});

statement('tokens-decimals-three-tranches', async ({ lockup }) => {
  const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
  const start = await lockup.now();
  await creator.fund('other', dai('100'));
  const dates = [start + DAY, start + 2n * DAY, start + 3n * DAY];
  const call = ['owner', dai('100'), start, dates];
  const id = await creator.call('other', 'createInstallments', call);
  const tranches = await lockup.read<{ amount: bigint }[]>('getTranches', [id]);
  const third = dai('33.333333333333333333');
  expect(tranches.map(({ amount }) => amount)).toEqual([third, third, third + 1n]);
});

statement('without-unit-reverts', async ({ lockup }) => {
  const start = await lockup.now();
  await lockup.fund('sender', dai('100'));
  const third = dai('33.333333333333333333');
  const call = (rest: bigint) => [
    params({ timestamps: { start, end: start + 3n * DAY } }),
    [third, third, third + rest].map((amount, i) => ({
      amount,
      timestamp: start + BigInt(i + 1) * DAY,
    })),
  ];
  const error = 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLT', call(0n));
  await lockup.call('sender', 'createWithTimestampsLT', call(1n));
});

statement('approve-contract-create', async ({ lockup }) => {
  const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
  await creator.fund('other', dai('100'));
  const id = await creator.call('other', 'createStream', ['owner', dai('40'), dai('60')]);
  const read: bigint[] = [];
  for (const seconds of [4n * WEEK - 1n, 1n, 6n * WEEK - 1n, 1n]) {
    await lockup.pass(seconds);
    read.push(await lockup.read('streamedAmountOf', [id]));
  }
  expect(read).toEqual([0n, dai('40'), dai('40'), dai('100')]);
});

statement('after-status-settled-until', async ({ lockup }) => {
  const id = await lockup.open({ tranches: [[dai('100'), DAY]] });
  const status = () => lockup.statusOf(id);
  await lockup.pass(DAY - 1n);
  expect(await status()).toBe('STREAMING');
  await lockup.pass(1n);
  expect(await status()).toBe('SETTLED');
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('99')]);
  expect(await status()).toBe('SETTLED');
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]);
  expect(await status()).toBe('DEPLETED');
});

statement('tranche-timestamps-not', async ({ lockup }) => {
  const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
  const start = await lockup.now();
  await creator.fund('other', dai('100'));
  const call = (second: bigint) => ['owner', dai('100'), start, [start + DAY, second]];
  const error = 'SablierLockupHelpers_TrancheTimestampsNotOrdered';
  await creator.reverts(error, 'other', 'createInstallments', call(start + DAY));
  await creator.reverts(error, 'other', 'createInstallments', call(start + DAY - 1n));
  await creator.call('other', 'createInstallments', call(start + DAY + 1n));
});

statement('start-time-not', async ({ lockup }) => {
  const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
  const start = await lockup.now();
  await creator.fund('other', dai('100'));
  const call = (first: bigint) => ['owner', dai('100'), start, [first, start + DAY]];
  const error = 'SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp';
  await creator.reverts(error, 'other', 'createInstallments', call(start));
  await creator.call('other', 'createInstallments', call(start + 1n));
});
