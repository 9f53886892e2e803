import { release as v1_0 } from 'sablier/evm/releases/lockup/v1.0';
import { release as v1_2 } from 'sablier/evm/releases/lockup/v1.2';
import { release as v4_0 } from 'sablier/evm/releases/lockup/v4.0';
import { decodeFunctionData, type Abi, type Address, type Hex } from 'viem';
import { expect } from 'vitest';
import { linearV1_0, linearV1_2, linearV4_0 } from '../../../../../examples/upgrades/lockup/linear';
import { statement, dai, WEEK, type Chains } from '../../../statement';

const deposit = dai('1300');

/** Funds the sender and sends what a sample encodes. Returns the id of the stream. */
async function send(
  on: Chains['lockup'] | Chains['lockupV1_0'] | Chains['lockupV1_2'],
  abi: Abi,
  data: Hex,
) {
  const { functionName, args = [] } = decodeFunctionData({ abi, data });
  await on.fund('sender', deposit);
  return on.call<bigint>('sender', functionName, args);
}

statement('create-linear-streams-cliff', async ({ lockup }) => {
  const stream = { deposit, total: 52n * WEEK, cliff: 4n * WEEK };
  const named = await lockup.open({ ...stream, unlocks: { start: 0n, cliff: dai('7') } });
  const unnamed = await lockup.open(stream);
  await lockup.pass(4n * WEEK - 1n);
  expect(await lockup.read('streamedAmountOf', [named])).toBe(0n);
  // The transactions that opened the streams are a few seconds apart, so the check is after both cliffs.
  await lockup.pass(WEEK);
  const [one, other] = [
    await lockup.read('streamedAmountOf', [named]),
    await lockup.read('streamedAmountOf', [unnamed]),
  ];
  // In the first week after it, less than 28 of 1,300 flow over the 48 weeks that are left.
  expect(one - other).toBeGreaterThan(dai('6'));
  expect(other).toBeLessThan(dai('28'));
});

statement('v1-earlier-streamed', async ({ lockup, lockupV1_0, lockupV1_2 }) => {
  const token = await lockup.read<Address>('getUnderlyingToken', [await lockup.open()]);
  const { sender, recipient } = lockup.accounts;
  const terms = { sender, recipient, token, amount: deposit };
  const opened = [
    [lockupV1_0, await send(lockupV1_0, v1_0.abi.SablierV2LockupLinear, linearV1_0(terms))],
    [lockupV1_2, await send(lockupV1_2, v1_2.abi.SablierV2LockupLinear, linearV1_2(terms))],
    [lockup, await send(lockup, v4_0.abi.SablierLockup, linearV4_0(terms))],
  ] as const;
  const released = () => Promise.all(opened.map(([on, id]) => on.read('streamedAmountOf', [id])));
  await lockup.pass(4n * WEEK - 1n);
  expect(await released()).toEqual([0n, 0n, 0n]);
  // The sample names 4 of 52 weeks, so that the newest release does the same. The older ones round the
  // passed share down to 18 decimals, which is less than 1,300 units of this deposit.
  for (const [seconds, amount] of [
    [1n, dai('100')],
    [22n * WEEK, dai('650')],
  ] as const) {
    await lockup.pass(seconds);
    for (const value of await released()) {
      expect(value).toBeLessThanOrEqual(amount);
      expect(value).toBeGreaterThan(amount - 1_300n);
    }
  }
});
