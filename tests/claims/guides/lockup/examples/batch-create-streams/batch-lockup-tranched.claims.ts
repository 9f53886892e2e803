import { expect } from 'vitest';
import { revertData } from '../../../../../examples/support/revert-data';
import { claim, dai, WEEK } from '../../../../claim';
import { params, put } from '../../support';

/** The contract of the page. */
const CREATOR = ['BatchTranchedStreamCreator', ['batchLockup', 'lockup', 'dai']] as const;

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'For each recipient, a stream that cannot be transferred and releases a quarter of the amount after four weeks and the rest after 24 weeks.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'An amount of 7 units becomes 1 and 6, because a quarter of 7 is not a whole number of units.',
  async ({ lockup }) => {
    const creator = await put(lockup, ...CREATOR);
    await creator.fund('other', 7n);
    await creator.call('other', 'createStreams', [['recipient'], [7n]]);
    const tranches = await lockup.read<{ amount: bigint }[]>('getTranches', [1n]);
    expect(tranches.map(({ amount }) => amount)).toEqual([1n, 6n]);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'All streams start at the same second, the time of the block.',
  async ({ lockup }) => {
    const creator = await put(lockup, ...CREATOR);
    await lockup.pass(99n);
    await creator.fund('other', dai('30'));
    await creator.call('other', 'createStreams', [
      ['recipient', 'owner'],
      [dai('10'), dai('20')],
    ]);
    const now = Number(await lockup.now());
    for (const id of [1n, 2n]) expect(await lockup.read<number>('getStartTime', [id])).toBe(now);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'Call createStreams with two recipients and the amounts 100 and 200 tokens, after approving the contract for 300.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'After four weeks withdrawableAmountOf returns 25 and 50 tokens.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'one amount per recipient | the lists differ in length | pass one amount per recipient',
  async ({ lockup }) => {
    const creator = await put(lockup, ...CREATOR);
    await creator.fund('other', dai('300'));
    const call = [['recipient', 'owner'], [dai('100')]];
    await creator.reverts('one amount per recipient', 'other', 'createStreams', call);
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum | rounding in one of the streams | compute the last part as the difference',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'a panic with code 0x32, with dates | a stream without any tranche | give each stream at least one',
  async ({ lockup }) => {
    await lockup.batch.fund('other', dai('100'));
    const startTime = await lockup.now();
    const call = ['lockup', 'dai', [{ ...params(), startTime, tranches: [] }]];
    const data = await lockup.batch
      .call('other', 'createWithTimestampsLT', call)
      .then(() => 'success', revertData);
    expect(data).toBe(`0x4e487b71${'32'.padStart(64, '0')}`); // Panic(uint256)
  },
);

claim(
  '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  'SablierLockupHelpers_TrancheCountZero, with durations | a stream without any tranche | give each stream at least one',
  async ({ lockup }) => {
    await lockup.batch.fund('other', dai('100'));
    const call = ['lockup', 'dai', [{ ...params(), tranchesWithDuration: [] }]];
    const error = 'SablierLockupHelpers_TrancheCountZero';
    await lockup.batch.reverts(error, 'other', 'createWithDurationsLT', call);
  },
);
