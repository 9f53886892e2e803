import periphery from '@sablier/v2-periphery/artifacts/SablierV2BatchLockup.json';
import { encodeErrorResult, parseAbi, type Abi, type AbiParameter } from 'viem';
import { expect } from 'vitest';
import { revertData } from '@sablier-docs/testing/revert-data';
import { execute, LOCKUP } from '../../chains/comptroller';
import { params } from '../../chains/creation';
import { errorName } from '../../chains/errors';
import type { lockupChain } from '../../chains/lockup';
import { reasonsIn, streamsIn } from '../../chains/logs';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY, usd } from '../../statement';

type LockupChain = ReturnType<typeof lockupChain>;

const componentsOf = (list: AbiParameter | undefined) =>
  list && 'components' in list ? list.components.map(({ name }) => name) : [];

/** A list has no element with this index. */
const OUT_OF_BOUNDS = encodeErrorResult({
  abi: parseAbi(['error Panic(uint256 code)']),
  args: [0x32n],
});

statement('create-durations-empty-list', async ({ lockup }) => {
  const refuses = (error: string, name: string) =>
    lockup.reverts(error, 'sender', name, [params(), []]);
  await refuses('SablierLockupHelpers_SegmentCountZero', 'createWithDurationsLD');
  await refuses('SablierLockupHelpers_TrancheCountZero', 'createWithDurationsLT');
});

statement('create-timestamps-sablier-lockup', async ({ lockup }) => {
  await lockup.batch.fund('sender', dai('100'));
  const startTime = await lockup.now();
  const models = { LD: 'segments', LT: 'tranches' };
  for (const [model, parts] of Object.entries(models)) {
    const args = ['lockup', 'dai', [{ ...params(), startTime, [parts]: [] }]];
    const data = await lockup.batch
      .call('sender', `createWithTimestamps${model}`, args)
      .then(() => 'success', revertData);
    expect(data).toBe(OUT_OF_BOUNDS);
  }
});

statement('create-chain-native-token', async ({ lockup }) => {
  await lockup.open();
  await execute(lockup, 'setNativeToken', [lockup.addressOf('dai')]);
  expect(await lockup.open().catch(errorName)).toBe('SablierLockupHelpers_CreateNativeToken');
});

statement('every-entry-takes', ({ lockup }) => {
  const fields = (abi: Abi) =>
    abi.flatMap((item) =>
      item.type === 'function' && item.name.startsWith('create')
        ? [[item.name, componentsOf(item.inputs[2])] as const]
        : [],
    );
  const old = fields(periphery.abi as Abi);
  const current = new Map(fields(lockup.batch.abi));
  expect(old).toHaveLength(6);
  for (const [name, before] of old) {
    const after = current.get(name);
    expect(before, name).toEqual(expect.arrayContaining(['totalAmount', 'broker']));
    expect(after, name).toEqual(expect.arrayContaining(['depositAmount', 'shape']));
    expect(before, name).not.toContain('shape');
    expect(after, name).not.toContain('broker');
  }
});

statement('caller-need-party', async ({ lockupV1_2 }) => {
  const id = await lockupV1_2.open();
  await lockupV1_2.pass(DAY);
  const refused = 'SablierV2Lockup_WithdrawalAddressNotRecipient';
  await lockupV1_2.reverts(refused, 'stranger', 'withdraw', [id, 'stranger', dai('1')]);
  await lockupV1_2.moves(
    () => lockupV1_2.call('stranger', 'withdraw', [id, 'recipient', dai('1')]),
    { recipient: dai('1'), lockupV1_2: -dai('1') },
  );
});

statement('start-time-reverts', async ({ lockupV1_2 }) => {
  const end = await lockupV1_2.now();
  const error = await lockupV1_2.open({ start: 0n, total: end + DAY }).catch(errorName);
  expect(error).toBe('SablierV2Lockup_StartTimeZero');
});

statement('withdrawal-carries-minimum', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.setMinFee(usd('3'));
  const fee = await lockup.read('calculateMinFeeWei', [id]);
  expect(fee).toBe(10n ** 15n);
  for (const [name, args] of [
    ['withdraw', [id, 'recipient', dai('1')]],
    ['withdrawMax', [id, 'recipient']],
    ['withdrawMaxAndTransfer', [id, 'other']],
  ] as const) {
    const short = { value: fee - 1n };
    await lockup.reverts('SablierLockup_InsufficientFeePayment', 'recipient', name, args, short);
    await lockup.reverts('success', 'recipient', name, args, { value: fee });
  }
});

/** Two streams whose senders pay 3 and 9 dollars: 0.001 and 0.003 coins. */
async function dearAndCheap(lockup: LockupChain) {
  await lockup.setMinFee(usd('3'));
  await lockup.comptroller.call('admin', 'setCustomFeeUSDFor', [LOCKUP, 'other', usd('9')]);
  const [cheap, dear] = [await lockup.open(), await lockup.open({ sender: 'other' })];
  await lockup.pass(DAY);
  return {
    cheap,
    dear,
    args: [
      [cheap, dear],
      [dai('1'), dai('1')],
    ],
  };
}

// model: the minimum depends on the sender of a stream alone.
statement('skips-logs-minimum', async ({ lockup }) => {
  const { dear, args } = await dearAndCheap(lockup);
  const value = 10n ** 15n;
  await lockup.moves(() => lockup.call('stranger', 'withdrawMultiple', args, { value }), {
    recipient: dai('1'),
    lockup: -dai('1'),
    'stranger.coin': -value,
    'lockup.coin': value,
  });
  const event = 'InvalidWithdrawalInWithdrawMultiple';
  expect(await streamsIn(lockup, event)).toEqual([dear]);
  expect(await reasonsIn(lockup, event)).toEqual(['SablierLockup_InsufficientFeePayment']);
});

// model: the minimum depends on the sender of a stream alone.
statement('largest-minimum-streams', async ({ lockup }) => {
  const { cheap, dear, args } = await dearAndCheap(lockup);
  const minima = [cheap, dear].map((id) => lockup.read('calculateMinFeeWei', [id]));
  const [small = 0n, large = 0n] = await Promise.all(minima);
  expect([small, large]).toEqual([10n ** 15n, 3n * 10n ** 15n]);
  await lockup.moves(() => lockup.call('stranger', 'withdrawMultiple', args, { value: large }), {
    recipient: dai('2'),
    lockup: -dai('2'),
    'stranger.coin': -large,
    'lockup.coin': large,
  });
});

statement('entry-logged-skipped', async ({ lockup }) => {
  const [mine, foreign] = [await lockup.open(), await lockup.open({ sender: 'other' })];
  await lockup.pass(DAY);
  const amounts = [dai('1'), dai('2')]; // of 1 that has streamed
  await lockup.moves(
    () => lockup.call('stranger', 'withdrawMultiple', [[mine, foreign], amounts]),
    { recipient: dai('1'), lockup: -dai('1') },
  );
  expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([foreign]);
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[foreign, mine]]), {
    sender: dai('99'),
    lockup: -dai('99'),
  });
  expect(await streamsIn(lockup, 'InvalidStreamInCancelMultiple')).toEqual([foreign]);
});

statement('operators-approved-call', async ({ lockup, lockupV1_2 }) => {
  for (const [on, outcome] of [
    [lockup, 'success'],
    [lockupV1_2, 'SablierV2Lockup_Unauthorized'],
  ] as const) {
    const id = await on.open();
    await on.call('recipient', 'approve', ['operator', id]);
    await on.pass(DAY);
    await on.reverts(outcome, 'operator', 'withdrawMaxAndTransfer', [id, 'other']);
  }
});

statement('no-unlock-cliff', async ({ lockup }) => {
  const id = await lockup.open({ cliff: 25n * DAY, total: 100n * DAY });
  await lockup.pass(25n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await lockup.pass(75n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
});

statement('settled-once-cancel', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const now = await lockup.now();
    const id = await lockup.open({ start: now - 2n * DAY, total: DAY });
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  });
});

statement('v1-earlier-reverts', async ({ lockupV1_0, lockupV1_2 }) => {
  const ids = (on: typeof lockupV1_0 | typeof lockupV1_2) =>
    Promise.all([on.open(), on.open({ sender: 'other' })]);
  const [old, newer] = [await ids(lockupV1_0), await ids(lockupV1_2)];
  await lockupV1_2.pass(DAY);
  const error = 'SablierV2Lockup_Overdraw';
  const amounts = [dai('1'), dai('2')]; // of 1 that has streamed
  await lockupV1_2.reverts(error, 'recipient', 'withdrawMultiple', [newer, amounts]);
  const args = [old, 'recipient', amounts];
  await lockupV1_0.reverts(error, 'recipient', 'withdrawMultiple', args);
});

statement('without-cliff-returns', async ({ lockupV1_2 }) => {
  const id = await lockupV1_2.open();
  expect(await lockupV1_2.read<number>('getCliffTime', [id])).toBe(0);
});

statement('earlier-returns-start', async ({ lockupV1_0 }) => {
  const start = await lockupV1_0.now();
  const id = await lockupV1_0.open({ start });
  expect(BigInt(await lockupV1_0.read<number>('getCliffTime', [id]))).toBe(start);
});

// No package has the bytecode of v1.1: v1.2 is the next one that runs.
statement('recipient-longer-cancel', async ({ lockupV1_0, lockupV1_2 }) => {
  const [old, newer] = [await lockupV1_0.open(), await lockupV1_2.open()];
  for (const [name, of] of [
    ['cancel', (id: bigint) => [id]],
    ['cancelMultiple', (id: bigint) => [[id]]],
  ] as const) {
    await lockupV1_0.reverts('success', 'recipient', name, of(old));
    await lockupV1_2.reverts('SablierV2Lockup_Unauthorized', 'recipient', name, of(newer));
  }
});
