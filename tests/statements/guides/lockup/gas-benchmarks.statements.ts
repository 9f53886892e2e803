import { expect } from 'vitest';
import { datedParams } from '../../chains/creation';
import { statement, dai, DAY, type Chains } from '../../statement';

type Model = 'LD' | 'LT';

interface Call {
  model: Model;
  name: 'withdraw' | 'cancel' | 'renounce';
}

/** Gas of a call while `passed` of the parts of a stream, a day each, have passed. */
async function gasOf(lockup: Chains['lockup'], call: Call, parts: number, passed: number) {
  const { model, name } = call;
  const start = await lockup.now();
  const end = start + BigInt(parts) * DAY;
  const depositAmount = dai(String(parts));
  const list = Array.from({ length: parts }, (_, i) => ({
    amount: dai('1'),
    timestamp: start + BigInt(i + 1) * DAY,
    ...(model === 'LD' && { exponent: 3n * 10n ** 18n }),
  }));
  await lockup.fund('sender', depositAmount);
  const id = await lockup.read<bigint>('nextStreamId', []);
  await lockup.call('sender', `createWithTimestamps${model}`, [
    datedParams(start, { depositAmount, timestamps: { start, end } }),
    list,
  ]);
  await lockup.pass(BigInt(passed) * DAY + DAY / 2n);
  const { chain, address, abi, accounts } = lockup;
  const gas = await chain.estimateContractGas({
    address,
    abi,
    functionName: name,
    account: name === 'withdraw' ? accounts.recipient : accounts.sender,
    args: name === 'withdraw' ? [id, accounts.recipient, 1n] : [id],
  });
  return Number(gas);
}

/** Gas that each part of a long stream adds: one that has passed, and one to come. */
async function costsOf(lockup: Chains['lockup'], call: Call) {
  const short = await gasOf(lockup, call, 2, 1);
  const early = await gasOf(lockup, call, 100, 1);
  const late = await gasOf(lockup, call, 100, 99);
  return { passed: (late - short) / 98, toCome: (early - short) / 98 };
}

const isLittleLess = ({ passed, toCome }: Awaited<ReturnType<typeof costsOf>>) => {
  expect(passed).toBeGreaterThan(2_500);
  expect(passed).toBeLessThan(2_800);
  expect(toCome / passed).toBeGreaterThan(0.8);
  expect(toCome / passed).toBeLessThan(0.95);
};

statement('pays-every-segment', async ({ lockup }) => {
  isLittleLess(await costsOf(lockup, { model: 'LD', name: 'withdraw' }));
  isLittleLess(await costsOf(lockup, { model: 'LD', name: 'cancel' }));
  isLittleLess(await costsOf(lockup, { model: 'LD', name: 'renounce' }));
});

statement('passed-tranche-adds', async ({ lockup }) => {
  isLittleLess(await costsOf(lockup, { model: 'LT', name: 'withdraw' }));
});
