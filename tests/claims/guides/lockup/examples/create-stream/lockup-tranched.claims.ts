import { expect } from 'vitest';
import { claim, dai, DAY, WEEK } from '../../../../claim';
import { params, put } from '../../support';

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'Here the amounts are released after 4 and after 10 weeks.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'A tranche is available from the second of its timestamp.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'The stream ends with its last tranche; this function takes no end.',
  async ({ lockup }) => {
    await lockup.fund('sender', dai('100'));
    const tranches = [
      { amount: dai('40'), duration: 4n * WEEK },
      { amount: dai('60'), duration: 6n * WEEK },
    ];
    const start = await lockup.now();
    const id = await lockup.call('sender', 'createWithDurationsLT', [params(), tranches]);
    expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 10n * WEEK));
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'With 100 tokens of 18 decimals and three dates, the first two tranches hold 33.333333333333333333 tokens each, and the last one holds one unit more.',
  async ({ lockup }) => {
    const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
    const start = await lockup.now();
    await creator.fund('other', dai('100'));
    const dates = [start + DAY, start + 2n * DAY, start + 3n * DAY];
    const call = ['owner', dai('100'), start, dates];
    const id = await creator.call('other', 'createInstallments', call);
    const tranches = await lockup.read<{ amount: bigint }[]>('getTranches', [id]);
    const third = dai('33.333333333333333333');
    expect(tranches.map(({ amount }) => amount)).toEqual([third, third, third + 1n]);
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'Without that unit the call reverts.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'Approve the contract, call createStream with 40 and 60 tokens, and read streamedAmountOf one second before each date and at it: 0, 40, 40, 100.',
  async ({ lockup }) => {
    const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
    await creator.fund('other', dai('100'));
    const id = await creator.call('other', 'createStream', ['owner', dai('40'), dai('60')]);
    const read: bigint[] = [];
    for (const seconds of [4n * WEEK - 1n, 1n, 6n * WEEK - 1n, 1n]) {
      await lockup.pass(seconds);
      read.push(await lockup.read('streamedAmountOf', [id]));
    }
    expect(read).toEqual([0n, dai('40'), dai('40'), dai('100')]);
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'After the last tranche the status is SETTLED until everything is withdrawn.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'SablierLockupHelpers_TrancheTimestampsNotOrdered | two dates are equal or descend | sort them and merge equal ones',
  async ({ lockup }) => {
    const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
    const start = await lockup.now();
    await creator.fund('other', dai('100'));
    const call = (second: bigint) => ['owner', dai('100'), start, [start + DAY, second]];
    const error = 'SablierLockupHelpers_TrancheTimestampsNotOrdered';
    await creator.reverts(error, 'other', 'createInstallments', call(start + DAY));
    await creator.reverts(error, 'other', 'createInstallments', call(start + DAY - 1n));
    await creator.call('other', 'createInstallments', call(start + DAY + 1n));
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-tranched',
  'SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp | the first date is not after the start | move the start',
  async ({ lockup }) => {
    const creator = await put(lockup, 'TranchedStreamCreator', ['lockup', 'dai']);
    const start = await lockup.now();
    await creator.fund('other', dai('100'));
    const call = (first: bigint) => ['owner', dai('100'), start, [first, start + DAY]];
    const error = 'SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp';
    await creator.reverts(error, 'other', 'createInstallments', call(start));
    await creator.call('other', 'createInstallments', call(start + 1n));
  },
);
