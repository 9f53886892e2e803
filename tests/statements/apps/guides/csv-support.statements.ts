import { encodeFunctionData, type Hex } from 'viem';
import { expect } from 'vitest';
import type { ContractActions } from '../../chains/contract';
import { statement, dai, DAY, eth, usdc } from '../../statement';

/** Most gas that a transaction on Ethereum can use. */
const LIMIT = 16_777_216n;

/** An account that has never received anything, as the recipients of a file are. */
const stranger = (n: number): Hex => `0x${(0xabcdef0000 + n).toString(16).padStart(40, '0')}`;

/** Whether a call of the sender needs no more than that. */
const fits = ({ chain, accounts, address: to }: ContractActions, data: Hex): Promise<boolean> =>
  chain.call({ account: accounts.sender, to, data, gas: LIMIT }).then(
    () => true,
    () => false,
  );

statement('measured-current-contracts', async ({ lockup, flow }) => {
  const { sender } = lockup.accounts;
  const token = await lockup.read<Hex>('getUnderlyingToken', [await lockup.open()]);
  const common = { sender, cancelable: true, transferable: true, shape: '' };
  const third = { amount: dai('1'), duration: DAY };
  const models = {
    LL: {
      depositAmount: dai('3'),
      durations: { cliff: 0n, total: 3n * DAY },
      unlockAmounts: { start: 0n, cliff: 0n },
      granularity: 1n,
    },
    LT: { depositAmount: dai('3'), tranchesWithDuration: Array(3).fill(third) },
    LD: {
      depositAmount: dai('3'),
      segmentsWithDuration: Array(3).fill({ ...third, exponent: eth('1') }),
    },
  };
  const vesting = (model: keyof typeof models, count: number) =>
    fits(
      lockup.batch,
      encodeFunctionData({
        abi: lockup.batch.abi,
        functionName: `createWithDurations${model}`,
        args: [
          lockup.address,
          token,
          Array.from({ length: count }, (_, n) => ({
            ...common,
            ...models[model],
            recipient: stranger(n),
          })),
        ],
      }),
    );
  await lockup.batch.fund('sender', dai('1000'));
  await flow.fund('sender', dai('1000'));
  const payment = (n: number) =>
    flow.encode('createAndDeposit', [
      sender,
      stranger(n),
      eth('0.001'),
      0n,
      token,
      true,
      usdc('1'),
    ]);
  const payments = (count: number) =>
    fits(flow, flow.encode('batch', [Array.from({ length: count }, (_, n) => payment(n))]));
  // The figures are rounded: a tenth more is too much.
  expect([await vesting('LL', 95), await vesting('LL', 105)]).toEqual([true, false]);
  expect([await vesting('LT', 65), await vesting('LT', 72)]).toEqual([true, false]);
  expect([await vesting('LD', 65), await vesting('LD', 72)]).toEqual([true, false]);
  expect([await payments(120), await payments(133)]).toEqual([true, false]);
});

statement('initial-amount-deposited', async ({ flow }) => {
  const terms = ['sender', 'recipient', eth('0.001'), 0n, 'usdc', true];
  await flow.reverts('SablierFlow_DepositAmountZero', 'sender', 'createAndDeposit', [...terms, 0n]);
  await flow.reverts('success', 'sender', 'create', terms);
});

statement('four-years-cliff', async ({ lockup }) => {
  // 2028 is a leap year, so that the four years from 1 January 2027 on have 1,461 days.
  const id = await lockup.open({
    token: 'usdc',
    deposit: usdc('4800'),
    total: 1_461n * DAY,
    cliff: 365n * DAY,
    unlocks: { start: 0n, cliff: usdc('1200') },
  });
  const vested = () => lockup.read('streamedAmountOf', [id]);
  await lockup.pass(365n * DAY - 1n);
  expect(await vested()).toBe(0n);
  await lockup.pass(1n);
  expect(await vested()).toBe(usdc('1200'));
  await lockup.pass(31n * DAY);
  expect(await vested()).toBe(usdc('1301.824817'));
  await lockup.pass((1_461n - 365n - 31n) * DAY - 1n);
  expect(await vested()).not.toBe(usdc('4800'));
  await lockup.pass(1n);
  expect(await vested()).toBe(usdc('4800'));
});
