import { expect } from 'vitest';
import { statement, DAY, eth, usd, usdc, type Chains } from '../../statement';
import { lastGas } from '../../chains/last-gas';

type Flow = Chains['flow'];
type Call = Parameters<Flow['call']>;

/** A stream as the page measures it: 86.4 tokens a day unless given, parties that hold tokens, a fee of 1 USD. */
async function measured(flow: Flow, rate = eth('0.001')): Promise<bigint> {
  await flow.setMinFee(usd('1'));
  for (const who of ['sender', 'recipient', 'stranger'] as const)
    await flow.fund(who, usdc('100000'), 'usdc');
  await flow.open({ sender: 'other', recipient: 'owner' });
  const id = await flow.open({ rate, deposit: usdc('50000') });
  await flow.fund('sender', usdc('1000000'), 'usdc');
  await flow.pass(100n * DAY);
  return id;
}

const gasOf = async (flow: Flow, ...call: Call): Promise<number> => {
  await flow.call(...call);
  return lastGas(flow);
};

/** A withdrawal of whole tokens, or of everything, with the fee. */
const withdrawal = async (
  flow: Flow,
  id: bigint,
  who = 'recipient',
  amount = '500',
): Promise<Call> => {
  const value = await flow.read('calculateMinFeeWei', [id]);
  return amount === 'max'
    ? [who, 'withdrawMax', [id, 'recipient'], { value }]
    : [who, 'withdraw', [id, 'recipient', usdc(amount)], { value }];
};

statement('first-later-ones', async ({ flow }) => {
  const id = await measured(flow);
  const gasOfUnits = async (amount: string, of = id): Promise<number> => {
    const gas = await gasOf(flow, ...(await withdrawal(flow, of, 'recipient', amount)));
    await flow.pass(DAY);
    return gas;
  };
  const stored = () => flow.read<bigint>('getSnapshotDebtScaled', [id]);
  const first = await gasOfUnits('500');
  expect(await stored()).toBeGreaterThan(0n);
  const fromStored = await gasOfUnits('500');
  // More than is stored, so the time of the snapshot is written too.
  const beyondStored = await gasOfUnits('7700');
  for (const later of [fromStored, beyondStored]) {
    expect(first - later).toBeGreaterThan(17_000);
    expect(first - later).toBeLessThan(20_000);
  }
  // After a withdrawal of everything, the storage is empty again.
  await flow.call(...(await withdrawal(flow, id, 'recipient', 'max')));
  expect(await stored()).toBe(0n);
  await flow.pass(DAY);
  expect(await gasOfUnits('10')).toBe(first);
});

statement('first-leaves-none', async ({ flow }) => {
  const leaves = async (rate: bigint) => {
    const id = await measured(flow, rate);
    const gas = [];
    for (let times = 0; times < 3; times++) {
      gas.push(await gasOf(flow, ...(await withdrawal(flow, id, 'recipient', 'max'))));
      await flow.pass(DAY);
    }
    const [first = 0, second = 0, third = 0] = gas;
    return { first: first - second, later: second - third };
  };
  expect(await leaves(eth('0.001'))).toEqual({ first: 0, later: 0 });
  // A new rate stores the debt so far, and the withdrawal after it clears that.
  const id = await measured(flow);
  const withdrawAll = async () => gasOf(flow, ...(await withdrawal(flow, id, 'recipient', 'max')));
  const before = await withdrawAll();
  await flow.pass(DAY);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.002')]);
  expect(await withdrawAll()).toBeLessThan(before);
  await flow.pass(DAY);
  expect(await withdrawAll()).toBe(before);
  // What is less than a unit stays stored.
  const { first, later } = await leaves(385_802_469_135_802n);
  expect(first).toBeGreaterThan(17_000);
  expect(first).toBeLessThan(20_000);
  expect(later).toBe(0);
});

statement('adjust-rate-second', async ({ flow }) => {
  const differences = [];
  for (const [name, ...args] of [
    ['adjustRatePerSecond', eth('0.002')],
    ['pause'],
    ['void'],
  ] as const) {
    const id = await measured(flow);
    const first = await gasOf(flow, 'sender', name, [id, ...args]);
    const other = await measured(flow);
    await flow.call('sender', 'adjustRatePerSecond', [other, eth('0.003')]);
    await flow.pass(DAY);
    differences.push(first - (await gasOf(flow, 'sender', name, [other, ...args])));
  }
  expect(differences).toEqual([17_100, 17_100, 17_100]);
});

statement('caller-makes-no', async ({ flow }) => {
  const id = await measured(flow);
  await flow.call(...(await withdrawal(flow, id)));
  await flow.call('stranger', 'withdraw', [id, 'recipient', 1n], { value: eth('1') });
  const gas = [];
  for (const who of ['recipient', 'stranger', 'sender']) {
    await flow.pass(DAY);
    gas.push(await gasOf(flow, ...(await withdrawal(flow, id, who))));
  }
  expect(new Set(gas).size).toBe(1);
});

statement('deposit-empty-funded', async ({ flow }) => {
  const funded = await measured(flow);
  const empty = await flow.open({ deposit: 0n });
  const deposit = (id: bigint): Call => [
    'sender',
    'deposit',
    [id, usdc('50000'), 'sender', 'recipient'],
  ];
  expect(await gasOf(flow, ...deposit(empty))).toBe(await gasOf(flow, ...deposit(funded)));
});

statement('two-steps-call', async ({ flow }) => {
  const id = await measured(flow);
  const other = await measured(flow);
  const amount = usdc('50000');
  const both = await gasOf(flow, 'sender', 'depositAndPause', [id, amount]);
  const args = [other, amount, 'sender', 'recipient'];
  const deposit = await gasOf(flow, 'sender', 'deposit', args);
  const pause = await gasOf(flow, 'sender', 'pause', [other]);
  // At least the base cost of a transaction.
  expect(deposit + pause - both).toBeGreaterThan(15_000);
});

statement('batch-creation-gas', async ({ flow }) => {
  const id = await measured(flow);
  const { sender, recipient } = flow.accounts;
  const token = await flow.read('getToken', [id]);
  const terms = [sender, recipient, eth('0.001'), 0n, token, true, usdc('40000')];
  const alone = await gasOf(flow, 'sender', 'createAndDeposit', terms);
  const many = (call: `0x${string}`) => [Array.from({ length: 20 }, () => call)];
  const create = many(flow.encode('createAndDeposit', terms));
  const each = (await gasOf(flow, 'sender', 'batch', create)) / 20;
  expect(Math.abs(each - 115_400)).toBeLessThan(1_200);
  expect(Math.round((1 - each / alone) * 100)).toBe(30);
  await flow.pass(10n * DAY);
  const value = await flow.read('calculateMinFeeWei', [id]);
  const ids = Array.from({ length: 20 }, (_, i) => id + 2n + BigInt(i));
  const calls = ids.map((one) => flow.encode('withdrawMax', [one, recipient]));
  const paid = (await gasOf(flow, 'stranger', 'batch', [calls], { value })) / 20;
  expect(Math.abs(paid - 40_700)).toBeLessThan(500);
  const lone = await gasOf(flow, ...(await withdrawal(flow, id)));
  expect(paid).toBeLessThan(lone / 2);
});
