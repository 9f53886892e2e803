import type { Abi } from 'viem';
import { expect } from 'vitest';
import { datedParams } from '../chains/creation';
import { ratesHave18Decimals } from '../chains/flow-proofs';
import { streamsIn } from '../chains/logs';
import { claim, dai, DAY, eth, usdc } from '../claim';

/** Functions and fields of their arguments that a contract has. */
const has = ({ abi }: { abi: Abi }, name: string) =>
  JSON.stringify(abi.filter(({ type }) => type === 'function')).includes(`"name":"${name}"`);

claim(
  '/reference/overview',
  'createWithRange, createWithMilestones | createWithTimestamps, later with a suffix | Lockup v1.2, v2.0',
  ({ lockupV1_0, lockupV1_2, lockup }) => {
    expect(has(lockupV1_0, 'createWithRange')).toBe(true);
    expect(has(lockupV1_0.dynamic, 'createWithMilestones')).toBe(true);
    for (const contract of [lockupV1_2, lockupV1_2.dynamic, lockupV1_2.tranched])
      expect(has(contract, 'createWithTimestamps')).toBe(true);
    for (const suffix of ['LL', 'LD', 'LT', 'LPG'])
      expect(has(lockup, `createWithTimestamps${suffix}`)).toBe(true);
    expect(has(lockupV1_2, 'createWithRange')).toBe(false);
    expect(has(lockupV1_2.dynamic, 'createWithMilestones')).toBe(false);
    expect(has(lockup, 'createWithTimestamps')).toBe(false);
  },
);

claim(
  '/reference/overview',
  'createWithDeltas | createWithDurations, later with a suffix | Lockup v1.2, v2.0',
  ({ lockupV1_0, lockupV1_2, lockup }) => {
    expect(has(lockupV1_0.dynamic, 'createWithDeltas')).toBe(true);
    expect(has(lockupV1_2.dynamic, 'createWithDeltas')).toBe(false);
    expect(has(lockupV1_2.dynamic, 'createWithDurations')).toBe(true);
    expect(has(lockup, 'createWithDurations')).toBe(false);
    for (const suffix of ['LL', 'LD', 'LT'])
      expect(has(lockup, `createWithDurations${suffix}`)).toBe(true);
  },
);

claim(
  '/reference/overview',
  'milestone (segments) | timestamp | Lockup v1.2',
  ({ lockupV1_0, lockupV1_2 }) => {
    expect(has(lockupV1_0.dynamic, 'milestone')).toBe(true);
    expect(has(lockupV1_2.dynamic, 'milestone')).toBe(false);
    expect(has(lockupV1_2.dynamic, 'timestamp')).toBe(true);
  },
);

claim(
  '/reference/overview',
  'asset | token | Lockup v2.0',
  ({ lockupV1_0, lockupV1_2, lockup }) => {
    for (const release of [lockupV1_0, lockupV1_2]) {
      expect(has(release, 'asset')).toBe(true);
      expect(has(release, 'getAsset')).toBe(true);
    }
    expect(has(lockup, 'asset') || has(lockup, 'getAsset')).toBe(false);
    expect(has(lockup, 'token') && has(lockup, 'getUnderlyingToken')).toBe(true);
  },
);

claim(
  '/reference/overview',
  'withdrawMultiple | the parameter to is gone | Lockup v1.2',
  ({ lockupV1_0, lockupV1_2 }) => {
    const types = ({ abi }: { abi: Abi }) =>
      abi.flatMap((item) =>
        item.type === 'function' && item.name === 'withdrawMultiple'
          ? [item.inputs.map(({ type }) => type)]
          : [],
      );
    expect(types(lockupV1_0)).toEqual([['uint256[]', 'address', 'uint128[]']]);
    expect(types(lockupV1_2)).toEqual([['uint256[]', 'uint128[]']]);
  },
);

claim(
  '/reference/overview',
  'A stranger who pauses a running Flow stream gets SablierFlowState_Unauthorized; one who voids it gets SablierFlow_Unauthorized.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.reverts('SablierFlowState_Unauthorized', 'stranger', 'pause', [id]);
    await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [id]);
  },
);

claim(
  '/reference/overview',
  'So do isCancelable, isWarm and isCold of Lockup: a settled stream, for example, is no longer cancelable.',
  async ({ lockup }) => {
    const id = await lockup.open();
    const answers = () =>
      Promise.all(
        ['isCancelable', 'isWarm', 'isCold'].map((name) => lockup.read<boolean>(name, [id])),
      );
    expect(await answers()).toEqual([true, true, false]);
    await lockup.pass(100n * DAY);
    expect(await answers()).toEqual([false, false, true]);
  },
);

claim(
  '/reference/overview',
  '…Multiple takes a list and logs failed entries instead of reverting: withdrawMultiple since Lockup v2.0, cancelMultiple since v3.0.',
  async ({ lockupV1_2, lockup }) => {
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
  },
);

claim(
  '/reference/overview',
  "Flow's rate always has 18 decimals, whatever the token has.",
  ({ flow }) => ratesHave18Decimals(flow),
);

claim(
  '/reference/overview',
  'A timestamp of 0 is often a marker: no cliff in Lockup, start now in Flow, no expiration in most campaigns.',
  async ({ lockup, flow, airdropsV1_2 }) => {
    const [vesting, payment] = [
      await lockup.open(),
      await flow.open({ start: 0n, rate: eth('1') }),
    ];
    const campaign = await airdropsV1_2.campaign({ expiration: 0n });
    expect(await lockup.read('getCliffTime', [vesting])).toBe(0);
    await lockup.pass(DAY);
    expect(await lockup.read('streamedAmountOf', [vesting])).toBe(dai('1'));
    expect(await flow.read('totalDebtOf', [payment])).toBe(usdc('86400'));
    await campaign.pass(10_000n * DAY);
    expect(await campaign.read('hasExpired')).toBe(false);
  },
);

claim(
  '/reference/overview',
  'Check which fields are indexed before you filter: CancelLockupStream and CreateFlowStream index the parties and the token, not the stream id.',
  ({ lockup, flow }) => {
    const indexed = (contract: typeof lockup | typeof flow, event: string) =>
      contract.abi.flatMap((item) =>
        item.type === 'event' && item.name === event
          ? item.inputs.flatMap((input) => (input.indexed ? [input.name] : []))
          : [],
      );
    const parties = ['sender', 'recipient', 'token'];
    expect(indexed(lockup, 'CancelLockupStream')).toEqual(parties);
    expect(indexed(flow, 'CreateFlowStream').sort()).toEqual([...parties].sort());
  },
);

claim(
  '/reference/overview',
  "Errors of Lockup's linked libraries are missing from the ABI of SablierLockup, although they arrive as its revert data.",
  async ({ lockup }) => {
    const start = await lockup.now();
    const part = { amount: dai('2'), timestamp: start + DAY };
    const depositAmount = dai('1');
    const timestamps = { start, end: start + DAY };
    const params = datedParams(start, { depositAmount, timestamps });
    const error = 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum';
    await lockup.reverts(error, 'sender', 'createWithTimestampsLT', [params, [part]]);
    expect(JSON.stringify(lockup.abi)).not.toContain(error);
  },
);
