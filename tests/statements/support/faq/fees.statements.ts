import { expect } from 'vitest';
import { statement, dai, DAY, eth, usd } from '../../statement';

statement('ask-calculate-min', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  const minimum = await lockup.read('calculateMinFeeWei', [id]);
  expect(minimum).toBe(eth('0.001'));
  const pay = (value: bigint) => [[id, 'recipient'] as readonly unknown[], { value }] as const;
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'recipient', 'withdrawMax', ...pay(minimum - 1n));
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', ...pay(minimum * 3n)), {
    recipient: dai('1'),
    lockup: -dai('1'),
    'recipient.coin': -eth('0.003'),
    'lockup.coin': eth('0.003'),
  });
});

statement('comptroller-set-custom', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  const [id, other] = [await lockup.open(), await lockup.open({ sender: 'other' })];
  const custom = [2, 'sender', 0n];
  await lockup.comptroller.reverts('UnauthorizedAccess', 'sender', 'setCustomFeeUSDFor', custom);
  await lockup.comptroller.call('admin', 'setCustomFeeUSDFor', custom);
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await lockup.read('calculateMinFeeWei', [other])).toBe(eth('0.001'));
  await flow.setMinFee(usd('3'));
  await flow.comptroller.call('admin', 'setCustomFeeUSDFor', [1, 'sender', 0n]);
  const [salary, another] = [await flow.open(), await flow.open({ sender: 'other' })];
  await flow.pass(DAY);
  await flow.call('recipient', 'withdrawMax', [salary, 'recipient']);
  expect(await flow.read('calculateMinFeeWei', [another])).toBe(eth('0.001'));
});
