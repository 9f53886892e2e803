import { expect } from 'vitest';
import { streamsIn } from '../chains/logs';
import { inEachModel } from '../chains/each';
import { statement, dai, DAY, usd, usdc } from '../statement';

statement('transaction-succeeds-nothing', async ({ lockup: every, airdropsV1_2 }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    const one = await lockup.ripen(DAY);
    const tooMuch = [[id], [one + 1n]];
    await lockup.moves(() => lockup.call('other', 'withdrawMultiple', tooMuch), {});
    expect(await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple')).toEqual([id]);
    await lockup.moves(() => lockup.call('other', 'withdrawMultiple', [[id], [one]]), {
      recipient: one,
      lockup: -one,
    });
    const campaign = await airdropsV1_2.campaign();
    await campaign.moves(() => campaign.claim('recipient'), {
      campaign: -dai('100'),
      lockupV1_2: dai('100'),
    });
  });
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
