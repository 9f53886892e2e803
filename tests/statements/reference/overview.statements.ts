import type { Abi } from 'viem';
import { expect } from 'vitest';
import { ratesHave18Decimals } from '../chains/flow-proofs';
import { streamsIn } from '../chains/logs';
import { inEachModel } from '../chains/each';
import { statement, dai, DAY, eth, usdc } from '../statement';

/** Functions and fields of their arguments that a contract has. */
const has = ({ abi }: { abi: Abi }, name: string) =>
  JSON.stringify(abi.filter(({ type }) => type === 'function')).includes(`"name":"${name}"`);

statement('create-range-milestones', ({ lockupV1_0, lockupV1_2, lockup }) => {
  expect(has(lockupV1_0, 'createWithRange')).toBe(true);
  expect(has(lockupV1_0.dynamic, 'createWithMilestones')).toBe(true);
  for (const contract of [lockupV1_2, lockupV1_2.dynamic, lockupV1_2.tranched])
    expect(has(contract, 'createWithTimestamps')).toBe(true);
  for (const suffix of ['LL', 'LD', 'LT', 'LPG'])
    expect(has(lockup, `createWithTimestamps${suffix}`)).toBe(true);
  expect(has(lockupV1_2, 'createWithRange')).toBe(false);
  expect(has(lockupV1_2.dynamic, 'createWithMilestones')).toBe(false);
  expect(has(lockup, 'createWithTimestamps')).toBe(false);
});

statement('create-deltas', ({ lockupV1_0, lockupV1_2, lockup }) => {
  expect(has(lockupV1_0.dynamic, 'createWithDeltas')).toBe(true);
  expect(has(lockupV1_2.dynamic, 'createWithDeltas')).toBe(false);
  expect(has(lockupV1_2.dynamic, 'createWithDurations')).toBe(true);
  expect(has(lockup, 'createWithDurations')).toBe(false);
  for (const suffix of ['LL', 'LD', 'LT'])
    expect(has(lockup, `createWithDurations${suffix}`)).toBe(true);
});

statement('milestone-segments', ({ lockupV1_0, lockupV1_2 }) => {
  expect(has(lockupV1_0.dynamic, 'milestone')).toBe(true);
  expect(has(lockupV1_2.dynamic, 'milestone')).toBe(false);
  expect(has(lockupV1_2.dynamic, 'timestamp')).toBe(true);
});

statement('asset-token', ({ lockupV1_0, lockupV1_2, lockup }) => {
  for (const release of [lockupV1_0, lockupV1_2]) {
    expect(has(release, 'asset')).toBe(true);
    expect(has(release, 'getAsset')).toBe(true);
  }
  expect(has(lockup, 'asset') || has(lockup, 'getAsset')).toBe(false);
  expect(has(lockup, 'token') && has(lockup, 'getUnderlyingToken')).toBe(true);
});

statement('stranger-pauses-running', async ({ flow }) => {
  const id = await flow.open();
  await flow.reverts('SablierFlowState_Unauthorized', 'stranger', 'pause', [id]);
  await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [id]);
});

statement('cancelable-warm-cold', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    const answers = () =>
      Promise.all(
        ['isCancelable', 'isWarm', 'isCold'].map((name) => lockup.read<boolean>(name, [id])),
      );
    expect(await answers()).toEqual([true, true, false]);
    await lockup.pass(100n * DAY);
    expect(await answers()).toEqual([false, false, true]);
  });
});

statement('multiple-takes-list-logs', async ({ lockupV1_2, lockup }) => {
  const older = await lockupV1_2.open({ cancelable: false });
  const id = await lockup.open({ cancelable: false });
  await lockup.pass(DAY);
  const [cancel, withdraw] = ['cancelMultiple', 'withdrawMultiple'];
  const tooMuch = (one: bigint) => [[one], [dai('2')]];
  await lockupV1_2.reverts('SablierV2Lockup_StreamNotCancelable', 'sender', cancel, [[older]]);
  await lockupV1_2.reverts('SablierV2Lockup_Overdraw', 'sender', withdraw, tooMuch(older));
  await lockup.call('sender', cancel, [[id]]);
  expect(await streamsIn(lockup, 'InvalidStreamInCancelMultiple')).toEqual([id]);
  await lockup.call('sender', withdraw, tooMuch(id));
  expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([id]);
});

// moment: decimals of a rate are those of a type.
statement('flow-rate-always-decimals', ({ flow }) => ratesHave18Decimals(flow));

statement('timestamp-often-marker-cliff', async ({ lockup, flow, airdropsV1_2 }) => {
  const [vesting, payment] = [await lockup.open(), await flow.open({ start: 0n, rate: eth('1') })];
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  expect(await lockup.read('getCliffTime', [vesting])).toBe(0);
  await lockup.pass(DAY);
  expect(await lockup.read('streamedAmountOf', [vesting])).toBe(dai('1'));
  expect(await flow.read('totalDebtOf', [payment])).toBe(usdc('86400'));
  await campaign.pass(10_000n * DAY);
  expect(await campaign.read('hasExpired')).toBe(false);
});

statement('check-fields-indexed', ({ lockup, flow }) => {
  const indexed = (contract: typeof lockup | typeof flow, event: string) =>
    contract.abi.flatMap((item) =>
      item.type === 'event' && item.name === event
        ? item.inputs.flatMap((input) => (input.indexed ? [input.name] : []))
        : [],
    );
  const parties = ['sender', 'recipient', 'token'];
  expect(indexed(lockup, 'CancelLockupStream')).toEqual(parties);
  expect(indexed(flow, 'CreateFlowStream').sort()).toEqual([...parties].sort());
});
