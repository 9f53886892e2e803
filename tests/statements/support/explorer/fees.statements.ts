import { expect } from 'vitest';
import { statement, DAY, eth, dai, sourced, usd } from '../../statement';

statement('means-no-fee', async ({ lockup, flow }) => {
  const [vesting, payment] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  for (const [contract, id] of [
    [lockup, vesting],
    [flow, payment],
  ] as const) {
    expect(await contract.read('calculateMinFeeWei', [id])).toBe(0n);
    await contract.call('recipient', 'withdrawMax', [id, 'recipient']);
  }
});

statement('contract-keeps-above-minimum', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('3'));
  const [vesting, payment] = [await lockup.open(), await flow.open({ rate: eth('0.001') })];
  await lockup.pass(DAY);
  const twice = { value: eth('0.002') };
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [vesting, 'recipient'], twice), {
    recipient: dai('1'),
    lockup: -dai('1'),
    'recipient.coin': -eth('0.002'),
    'lockup.coin': eth('0.002'),
  });
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [payment, 'recipient'], twice), {
    'recipient.usdc': 86_400_000n,
    'flow.usdc': -86_400_000n,
    'recipient.coin': -eth('0.002'),
    'flow.coin': eth('0.002'),
  });
});

statement('margin-enter', async ({ lockup }) => {
  await lockup.setMinFee(usd('0.99'));
  await lockup.setPrice(usd('4000'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  const pay = (value: bigint) =>
    [[id, 'recipient'], { value }] as [readonly unknown[], { value: bigint }];
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(247_500_000_000_000n);
  const below = pay(eth('0.0002475') - 1n);
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'recipient', 'withdrawMax', ...below);
  await lockup.setPrice(usd('3810'));
  await lockup.reverts(error, 'recipient', 'withdrawMax', ...pay(eth('0.0002475')));
  await lockup.call('recipient', 'withdrawMax', ...pay(eth('0.00027')));
});

statement('blockscout-field-wei', async ({ lockup }) => {
  await lockup.setMinFee(usd('0.99'));
  await lockup.setPrice(usd('4000'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  const fee = await lockup.read('calculateMinFeeWei', [id]);
  expect((fee * 106n) / 100n).toBe(262_350_000_000_000n);
  const value = 262_350_000_000_000n;
  await lockup.setPrice(usd('3810'));
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value });
});

statement('contracts-without-coin', async ({ lockupV1_0, lockupV1_2 }) => {
  for (const lockup of [lockupV1_0, lockupV1_2]) {
    expect(JSON.stringify(lockup.abi)).not.toContain('calculateMinFeeWei');
    const id = await lockup.open();
    await lockup.pass(DAY);
    const args = [id, 'recipient', dai('1')];
    await lockup.reverts('no data', 'recipient', 'withdraw', args, { value: 1n });
    await lockup.call('recipient', 'withdraw', args);
  }
});

sourced(
  'flow-instead-protocol-token',
  'https://github.com/sablier-labs/lockup/blob/04f3ed65b4c633d514ee64e2ec4022d821919382/src/SablierFlow.sol',
  '`_withdraw` takes `protocolFee[token]`, a UD60x18, off the amount before the transfer, and returns it as `protocolFeeAmount`. The ABIs of both releases have these names.',
);

sourced(
  'means-share-percent',
  'https://github.com/sablier-labs/flow/blob/v1.1.0/src/abstracts/SablierFlowBase.sol',
  '`protocolFee` is a UD60x18, for which 1e18 is the whole: 0.1e18, the largest that the contract takes, is a tenth. v1.0.0 has the same.',
);
