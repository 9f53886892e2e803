import { expect } from 'vitest';
import { statement, dai, DAY } from '../../statement';
import { pushesOnly } from '../../worlds/proofs';

/** Seconds of the page's example: 2027-01-01, 2027-01-24 and 2028-01-01. */
const [START, CLIFF, END] = [1_798_761_600n, 1_800_748_800n, 1_830_297_600n];

/** The entry of `params` on the page, with names in the place of its words in capitals. */
const entered = (dates: unknown[]) => ({
  sender: 'sender',
  recipient: 'recipient',
  depositAmount: '100000000000000000000',
  token: 'dai',
  cancelable: true,
  transferable: true,
  shape: 'linear',
  ...(dates.length > 0 ? { timestamps: { start: dates[0], end: dates[1] } } : {}),
});

statement('example-releases-over-year', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const unlocks = { start: '0', cliff: '2000000000000000000' };
  const args = [entered([START, END]), unlocks, '1', CLIFF];
  const id = await lockup.call('sender', 'createWithTimestampsLL', args);
  const read: bigint[] = [];
  for (const moment of [CLIFF - 1n, CLIFF, (CLIFF + END) / 2n, END]) {
    await lockup.pass(moment - (await lockup.now()));
    read.push(await lockup.read('streamedAmountOf', [id]));
  }
  expect(read).toEqual([0n, dai('2'), dai('51'), dai('100')]);
  const dates = [START, CLIFF, END].map((second) => new Date(Number(second) * 1_000).toJSON());
  expect(dates.map((date) => date.slice(0, 16))).toEqual([
    '2027-01-01T00:00',
    '2027-01-24T00:00',
    '2028-01-01T00:00',
  ]);
});

statement('example-runs-ten', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const now = await lockup.now();
  const durations = { cliff: '86400', total: '864000' };
  const args = [entered([]), { start: '0', cliff: '0' }, '1', durations];
  const id = await lockup.call('sender', 'createWithDurationsLL', args);
  expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(now + 10n * DAY));
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await lockup.pass((9n * DAY) / 2n);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('50'));
});

statement('ten-without-enter', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const args = [entered([]), { start: '0', cliff: '0' }, '1', { cliff: '0', total: '864000' }];
  const id = await lockup.call('sender', 'createWithDurationsLL', args);
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('10'));
  await lockup.pass(9n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
});

statement('sender-account-may-cancel', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other' });
  for (const who of ['other', 'recipient', 'stranger']) {
    await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [id]);
  }
  await lockup.call('sender', 'cancel', [id]);
});

statement('inner-list-contain', ({ lockup }) => {
  const [create] = lockup.batch.abi.filter(
    (item) => item.type === 'function' && item.name === 'createWithTimestampsLL',
  );
  const inputs = create && 'inputs' in create ? create.inputs : [];
  const list = inputs?.find(({ name }) => name === 'batch');
  const fields = list && 'components' in list ? list.components.map(({ name }) => name) : [];
  expect(fields).toEqual([
    'sender',
    'recipient',
    'depositAmount',
    'cancelable',
    'transferable',
    'timestamps',
    'cliffTime',
    'unlockAmounts',
    'granularity',
    'shape',
  ]);
});

statement('recipient-send-address-approved', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'approve', ['operator', id]);
  for (const who of ['recipient', 'operator']) {
    await lockup.moves(() => lockup.call(who, 'withdraw', [id, 'other', dai('1')]), {
      other: dai('1'),
      lockup: -dai('1'),
    });
  }
});

statement(
  'anyone-else-too',
  {
    of: 'lockup',
    model: 'any',
    moment: ['between', 'last', 'end', 'after', 'canceled'],
    withdrawn: 'any',
    feed: ['none', 'above'],
    caller: ['sender', 'stranger'],
    owner: ['account', 'contract', 'hook'],
  },
  (world) => pushesOnly(world),
);

statement('withdraw-max-no-amount', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(33n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'other']), {
    other: dai('33'),
    lockup: -dai('33'),
  });
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
});
