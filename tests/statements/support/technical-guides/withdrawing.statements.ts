import { receiptOf } from '@sablier-docs/testing/receipt';
import { expect } from 'vitest';
import { reasonsIn, streamsIn } from '../../chains/logs';
import { statement, dai, DAY, eth, usd } from '../../statement';

statement('insufficient-fee-payment', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('6'));
  const [vesting, payment] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  for (const [contract, id, error] of [
    [lockup, vesting, 'SablierLockup_InsufficientFeePayment'],
    [flow, payment, 'SablierFlow_InsufficientFeePayment'],
  ] as const) {
    const value = await contract.read('calculateMinFeeWei', [id]);
    const args = [id, 'recipient'];
    const below = { value: value - 1n };
    await contract.reverts(error, 'recipient', 'withdrawMax', args, below);
    await contract.reverts('success', 'recipient', 'withdrawMax', args, { value });
  }
  const value = await lockup.read('calculateMinFeeWei', [vesting]);
  const below = { value: value - 1n };
  await lockup.call('recipient', 'withdrawMultiple', [[vesting], [1n]], below);
  expect(await reasonsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([
    'SablierLockup_InsufficientFeePayment',
  ]);
  expect(await lockup.balanceOf('recipient')).toBe(0n);
});

statement('withdraw-multiple-succeeds', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  const args = [[id], [dai('2')]];
  const value = eth('0.001');
  await lockup.moves(() => lockup.call('recipient', 'withdrawMultiple', args, { value }), {
    'recipient.coin': -value,
    'lockup.coin': value,
  });
  expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([id]);
});

statement('cancel-multiple-reverts', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  for (const release of [lockupV1_0, lockupV1_2]) {
    const [good, bad] = [await release.open(), await release.open({ cancelable: false })];
    const error = 'SablierV2Lockup_StreamNotCancelable';
    await release.reverts(error, 'sender', 'cancelMultiple', [[good, bad]]);
    await release.call('sender', 'cancelMultiple', [[good]]);
  }
  const [good, bad] = [await lockup.open(), await lockup.open({ cancelable: false })];
  await lockup.call('sender', 'cancelMultiple', [[good, bad]]);
  expect(await lockup.read('wasCanceled', [good])).toBe(true);
  expect(await streamsIn(lockup, 'InvalidStreamInCancelMultiple')).toEqual([bad]);

  const ids = [await lockup.open({ token: 'usdc' }), await lockup.open(), await lockup.open()];
  // An invalid instruction: it takes all gas with it.
  await lockup.chain.setCode({ address: lockup.addressOf('usdc'), bytecode: '0xfe' });
  const hash = await lockup.chain.sendTransaction({
    account: lockup.accounts.sender,
    to: lockup.address,
    data: lockup.encode('cancelMultiple', [ids]),
    gas: 1_000_000n,
    chain: null,
  });
  expect((await receiptOf(lockup.chain, hash)).status).toBe('reverted');
});

statement('batch-reverts-value', async ({ flow, lockup }) => {
  const id = await flow.open();
  const { recipient, owner } = flow.accounts;
  const batch = (outcome: string, move: string, value: bigint) =>
    flow.reverts(outcome, 'recipient', 'batch', [[flow.encode(move, [recipient, owner, id])]], {
      value,
    });
  await batch('no data', 'transferFrom', 1n);
  await batch('success', 'transferFrom', 0n);
  await batch('success', 'transferFromPayable', 1n);
  const vesting = [[lockup.encode('transferFrom', [recipient, owner, await lockup.open()])]];
  await lockup.reverts('no data', 'recipient', 'batch', vesting, { value: 1n });
  await lockup.reverts('success', 'recipient', 'batch', vesting);
});

statement('payment-covers-withdrawals-largest', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await lockup.comptroller.call('admin', 'setCustomFeeUSDFor', [2, 'other', usd('1.5')]);
  const ids = [await lockup.open(), await lockup.open({ sender: 'other' })];
  await lockup.pass(DAY);
  const fees = await Promise.all(ids.map((id) => lockup.read('calculateMinFeeWei', [id])));
  expect(fees).toEqual([eth('0.001'), eth('0.0005')]);
  const value = eth('0.001');
  const { recipient } = lockup.accounts;
  const calls = [ids.map((id) => lockup.encode('withdrawMax', [id, recipient]))];
  await lockup.reverts('success', 'recipient', 'batch', calls, { value });
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'recipient', 'batch', calls, { value: value - 1n });
  const args = [ids, [dai('1'), dai('1')]];
  await lockup.moves(() => lockup.call('recipient', 'withdrawMultiple', args, { value }), {
    recipient: dai('2'),
    lockup: -dai('2'),
    'recipient.coin': -value,
    'lockup.coin': value,
  });
  await flow.setMinFee(usd('3'));
  await flow.comptroller.call('admin', 'setCustomFeeUSDFor', [1, 'other', usd('1.5')]);
  const salaries = [await flow.open(), await flow.open({ sender: 'other' })];
  await flow.pass(DAY);
  const all = [salaries.map((id) => flow.encode('withdrawMax', [id, recipient]))];
  await flow.reverts('success', 'recipient', 'batch', all, { value });
  await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'batch', all, {
    value: value - 1n,
  });
});
