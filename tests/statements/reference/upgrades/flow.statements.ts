import { expect } from 'vitest';
import { execute, lastEvents } from '../../chains/comptroller';
import { errorName } from '../../chains/errors';
import { statement, DAY, eth, usd, usdc } from '../../statement';

statement('adjust-rate-reverts', async ({ flow }) => {
  const id = await flow.open();
  const adjust = (rate: bigint) => [id, rate];
  const error = 'SablierFlow_NewRatePerSecondZero';
  await flow.reverts(error, 'sender', 'adjustRatePerSecond', adjust(0n));
  await flow.reverts('success', 'sender', 'adjustRatePerSecond', adjust(eth('0.002')));
  await flow.reverts('success', 'sender', 'pause', [id]);
});

statement('withdrawal-carries-minimum', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  await flow.setMinFee(usd('3'));
  const value = await flow.read('calculateMinFeeWei', [id]);
  expect(value).toBe(10n ** 15n);
  for (const [name, args] of [
    ['withdraw', [id, 'recipient', usdc('1')]],
    ['withdrawMax', [id, 'recipient']],
  ] as const) {
    const short = { value: value - 1n };
    await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', name, args, short);
    await flow.reverts('success', 'recipient', name, args, { value });
  }
});

statement('before-start-pending', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + DAY });
  expect(await flow.statusOf(id)).toBe('PENDING');
  expect(await flow.read<number>('statusOf', [id])).toBe(0);
  await flow.pass(DAY);
  expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
});

statement('recover-without-surplus', async ({ flow }) => {
  await flow.open();
  const token = flow.addressOf('usdc');
  await flow.moves(() => execute(flow, 'recover', [token, flow.accounts.other]), {});
  expect(await lastEvents(flow)).toEqual([]);
});

statement('create-chain-native-token', async ({ flow }) => {
  await flow.open();
  await flow.open({ deposit: 0n });
  await execute(flow, 'setNativeToken', [flow.addressOf('usdc')]);
  for (const deposit of [usdc('1000'), 0n]) {
    expect(await flow.open({ deposit }).catch(errorName)).toBe('SablierFlow_CreateNativeToken');
  }
  expect(await flow.open({ token: 'dai', deposit: 0n })).toBe(3n);
});
