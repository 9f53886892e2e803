import { encodeFunctionData, type Hex } from 'viem';
import { expect } from 'vitest';
import type { ContractActions } from '../../chains/contract';
import { claim, dai, DAY, eth, usdc } from '../../claim';

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

claim(
  '/apps/guides/csv-support',
  'Measured on the current contracts, that is enough for about 95 linear vesting streams without a cliff, 65 with three steps or segments each, or 120 payment streams with a first deposit.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/apps/guides/csv-support',
  'initialDepositAmount is deposited at creation and can be 0: a script then calls create, because createAndDeposit rejects a deposit of 0.',
  async ({ flow }) => {
    const terms = ['sender', 'recipient', eth('0.001'), 0n, 'usdc', true];
    await flow.reverts('SablierFlow_DepositAmountZero', 'sender', 'createAndDeposit', [
      ...terms,
      0n,
    ]);
    await flow.reverts('success', 'sender', 'create', terms);
  },
);
