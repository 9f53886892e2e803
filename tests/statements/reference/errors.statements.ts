import { expect } from 'vitest';
import { datedParams, linearArgs } from '../chains/creation';
import { reasonsIn } from '../chains/logs';
import { outcomes } from '../chains/roles';
import { statement, dai, DAY } from '../statement';

const ZERO = 'SablierLockupHelpers_DepositAmountZero';

statement('errors-arrive-although-abi', async ({ lockup }) => {
  const args = linearArgs(datedParams(await lockup.now(), { depositAmount: 0n }));
  await lockup.reverts(ZERO, 'sender', 'createWithTimestampsLL', args);
  expect(JSON.stringify(lockup.abi)).not.toContain('SablierLockupHelpers_');
});

statement('fails-inside-cancel', async ({ lockup }) => {
  const id = await lockup.open({ cancelable: false });
  await lockup.pass(DAY);
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[id]]), {});
  const canceled = await reasonsIn(lockup, 'InvalidStreamInCancelMultiple');
  expect(canceled).toEqual(['SablierLockup_StreamNotCancelable']);
  const args = [[id], [dai('2')]];
  await lockup.moves(() => lockup.call('sender', 'withdrawMultiple', args), {});
  const withdrawn = await reasonsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple');
  expect(withdrawn).toEqual(['SablierLockup_Overdraw']);
});

statement('sablier-batch-error', async ({ lockup }) => {
  const { abi } = lockup.batch;
  const names = abi.flatMap((item) => (item.type === 'error' ? [item.name] : []));
  expect(names.filter((name) => name.startsWith('SablierBatchLockup'))).toEqual([
    'SablierBatchLockup_BatchSizeZero',
  ]);
  const none = ['lockup', 'dai', []];
  for (const { name } of abi.filter((item) => item.type === 'function'))
    await lockup.batch.reverts('SablierBatchLockup_BatchSizeZero', 'sender', name, none);
});

statement('two-similar-names-functions', async ({ flow }) => {
  const [id, paused] = [await flow.open(), await flow.open()];
  await flow.call('sender', 'pause', [paused]);
  const stranger = 'SablierFlowState_Unauthorized';
  await outcomes(flow, 'pause', [id], { stranger });
  await outcomes(flow, 'adjustRatePerSecond', [id, 1n], { stranger });
  await outcomes(flow, 'refundMax', [id], { stranger });
  await outcomes(flow, 'restart', [paused, 1n], { stranger });
  await outcomes(flow, 'void', [id], { stranger: 'SablierFlow_Unauthorized' });
});

statement('revert-carry-no-all', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const elsewhere = lockup.on({ address: lockup.address, abi: flow.abi });
  await elsewhere.reverts('no data', 'sender', 'pause', [id]);
  const move = ['recipient', 'other', id];
  await lockup.reverts('no data', 'recipient', 'transferFrom', move, { value: 1n });
  await lockup.reverts('success', 'recipient', 'transferFrom', move);
});
