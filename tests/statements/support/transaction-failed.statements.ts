import { expect } from 'vitest';
import { streamsIn } from '../chains/logs';
import { statement, dai, DAY, usd, usdc } from '../statement';

statement('transaction-succeeds-nothing', async ({ lockup, airdropsV1_2 }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  const tooMuch = [[id], [dai('2')]];
  await lockup.moves(() => lockup.call('other', 'withdrawMultiple', tooMuch), {});
  expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([id]);
  await lockup.moves(() => lockup.call('other', 'withdrawMultiple', [[id], [dai('1')]]), {
    recipient: dai('1'),
    lockup: -dai('1'),
  });
  const campaign = await airdropsV1_2.campaign();
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});

statement('button-account', async ({ lockup, lockupV1_2, lockupV1_0, flow }) => {
  for (const [product, error] of [
    [lockup, 'SablierLockup_WithdrawalAddressNotRecipient'],
    [lockupV1_2, 'SablierV2Lockup_WithdrawalAddressNotRecipient'],
    [flow, 'SablierFlow_WithdrawalAddressNotRecipient'],
  ] as const) {
    const id = await product.open();
    await product.pass(DAY);
    await product.call('recipient', 'approve', ['delegate', id]);
    await product.call('recipient', 'setApprovalForAll', ['operator', true]);
    for (const who of ['recipient', 'delegate', 'operator'])
      await product.reverts('success', who, 'withdrawMax', [id, 'other']);
    for (const who of ['sender', 'stranger']) {
      await product.reverts(error, who, 'withdrawMax', [id, 'other']);
      await product.reverts('success', who, 'withdrawMax', [id, 'recipient']);
    }
  }
  const id = await lockup.open();
  await lockup.reverts('success', 'sender', 'cancel', [id]);
  for (const who of ['recipient', 'stranger'])
    await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [id]);
  const first = await lockupV1_0.open();
  await lockupV1_0.pass(DAY);
  const toOwner = [first, 'recipient'];
  await lockupV1_0.reverts('success', 'sender', 'withdrawMax', toOwner);
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'withdrawMax', toOwner);
  for (const who of ['sender', 'recipient'])
    await lockupV1_0.reverts('success', who, 'cancel', [first]);
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [first]);
});

statement('button-amount', async ({ lockup, flow }) => {
  const gated = await lockup.open({ targetPrice: usd('3001') });
  const [id, salary] = [await lockup.open(), await flow.open()];
  const draw = (amount: bigint, of = id) => [of, 'recipient', amount];
  await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdraw', draw(0n));
  await lockup.pass(DAY);
  await lockup.reverts('success', 'recipient', 'withdraw', draw(dai('1')));
  await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', draw(dai('1') + 1n));
  await flow.reverts('success', 'recipient', 'withdraw', draw(usdc('86.4'), salary));
  const more = draw(usdc('86.4') + 1n, salary);
  await flow.reverts('SablierFlow_Overdraw', 'recipient', 'withdraw', more);
  const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
  await lockup.reverts(error, 'recipient', 'withdraw', draw(dai('1'), gated));
  await lockup.setPrice(usd('3001'));
  await lockup.reverts(error, 'recipient', 'withdraw', draw(dai('99'), gated));
  await lockup.reverts('success', 'recipient', 'withdraw', draw(dai('100'), gated));
});
