import { expect } from 'vitest';
import {
  amountOver,
  ratePerSecond,
  ratePerSecondAtLeast,
} from '../../../../../examples/flow/calculate-rps/rates';
import { averageMonthRate, rateForMonth } from '../../../../../examples/flow/calculate-rps/months';
import { statement, dai, DAY, eth, usdc, YEAR, type Chains } from '../../../statement';

type Flow = Chains['flow'];

/** The library of the page, with functions that can be called. */
const ratesOn = async (flow: Flow) => flow.on(await flow.deploy('FlowRatesHarness'));

/** What a stream with a rate owes after some seconds, from the contract. */
async function owedAfter(flow: Flow, rate: bigint, seconds: bigint, token: string) {
  const id = await flow.open({ rate, token, deposit: 0n });
  await flow.pass(seconds);
  return flow.read('totalDebtOf', [id]);
}

/** Asserts the rate of the library in Solidity and of that in TypeScript. */
async function expectRate(flow: Flow, token: 'usdc' | 'dai', amount: bigint, seconds: bigint) {
  const rates = await ratesOn(flow);
  const rate = await rates.read('rateFor', [token, amount, seconds]);
  expect(ratePerSecond(amount, token === 'usdc' ? 6 : 18, seconds)).toBe(rate);
  return expect(rate);
}

statement('10-usdc-day', async ({ flow }) => {
  (await expectRate(flow, 'usdc', usdc('10'), 86_400n)).toBe(115_740_740_740_740n);
  expect(DAY).toBe(86_400n);
});

statement('1000-usdc-30', async ({ flow }) => {
  (await expectRate(flow, 'usdc', usdc('1000'), 2_592_000n)).toBe(385_802_469_135_802n);
  expect(30n * DAY).toBe(2_592_000n);
});

statement('1000000-usdc-year', async ({ flow }) => {
  (await expectRate(flow, 'usdc', usdc('1000000'), 31_536_000n)).toBe(31_709_791_983_764_586n);
  expect(YEAR).toBe(31_536_000n);
});

statement('100-dai-day', async ({ flow }) => {
  (await expectRate(flow, 'dai', dai('100'), 86_400n)).toBe(1_157_407_407_407_407n);
});

statement('1e18-means-whole', async ({ flow }) => {
  expect(await owedAfter(flow, 10n ** 18n, 7n, 'usdc')).toBe(usdc('7'));
  expect(await owedAfter(flow, 10n ** 18n, 7n, 'dai')).toBe(dai('7'));
});

statement('rate-rounds-down-least', async ({ flow }) => {
  const rates = await ratesOn(flow);
  // 10 USDC in 7 seconds are 1,428,571,428,571,428,571.4… of the rate's unit.
  const uneven = ['usdc', usdc('10'), 7n];
  expect(await rates.read('rateFor', uneven)).toBe(1_428_571_428_571_428_571n);
  expect(await rates.read('rateForAtLeast', uneven)).toBe(1_428_571_428_571_428_572n);
  const even = ['usdc', usdc('14'), 7n];
  for (const name of ['rateFor', 'rateForAtLeast'])
    expect(await rates.read(name, even)).toBe(eth('2'));
});

statement('both-refuse-zero', async ({ flow }) => {
  const rates = await ratesOn(flow);
  await rates.reverts('RateZero', 'sender', 'rateFor', ['dai', 1n, 2n]);
  await rates.reverts('RateZero', 'sender', 'rateForAtLeast', ['dai', 0n, 2n]);
  const id = await flow.open({ rate: 0n, token: 'dai', deposit: 0n });
  expect(await flow.statusOf(id)).toBe('PAUSED_SOLVENT');
});

statement('rate-least-type-script', async ({ flow }) => {
  expect(() => ratePerSecond(1n, 18, 2n)).toThrow('the rate is zero');
  expect(() => ratePerSecondAtLeast(0n, 18, 2n)).toThrow('the rate is zero');
  const rate = ratePerSecond(2n, 18, 2n);
  expect(await owedAfter(flow, rate, 2n, 'dai')).toBe(2n);
});

statement('rate-exactly-missing-arrives', async ({ flow }) => {
  const rate = ratePerSecond(usdc('1000'), 6, 30n * DAY);
  const id = await flow.open({ rate });
  await flow.pass(30n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('999.999999'));
  await flow.pass(1n);
  expect(await flow.read('totalDebtOf', [id])).toBeGreaterThanOrEqual(usdc('1000'));
});

statement('rate-rounded-owes-time', async ({ flow }) => {
  const rates = await ratesOn(flow);
  const rate = await rates.read('rateForAtLeast', ['usdc', usdc('1000'), 30n * DAY]);
  expect(rate).toBe(385_802_469_135_803n);
  expect(await owedAfter(flow, rate, 30n * DAY, 'usdc')).toBe(usdc('1000'));
});

statement('token-rounded-owes-little', async ({ flow }) => {
  const rates = await ratesOn(flow);
  const rate = await rates.read('rateForAtLeast', ['dai', dai('100'), DAY]);
  const owed = await owedAfter(flow, rate, DAY, 'dai');
  expect(owed - dai('100')).toBe(51_200n);
});

statement('token-fewer-two-amounts', async ({ flow }) => {
  const rates = await ratesOn(flow);
  for (const decimals of [0, 2, 6]) {
    const token = `token${decimals}`;
    await flow.deploy('TestToken', ['T', decimals], token);
    for (const [amount, seconds] of [
      [1n, 7n],
      [999_983n, 86_413n],
      [10n ** 15n + 1n, 31_536_001n],
      [123_456_789n, 3_155_760_000n],
    ] as const) {
      const over = async (name: string) =>
        rates.read('amountOver', [
          token,
          await rates.read(name, [token, amount, seconds]),
          seconds,
        ]);
      const difference = (await over('rateForAtLeast')) - (await over('rateFor'));
      expect([0n, 1n]).toContain(difference);
    }
  }
  expect(await owedAfter(flow, 385_802_469_135_803n, 30n * DAY, 'usdc')).toBe(usdc('1000'));
});

statement('decimals-differ-less-trillionth', async ({ flow }) => {
  const rates = await ratesOn(flow);
  for (const amount of [dai('100'), 86_401n, dai('1000000') + 7n]) {
    const args = ['dai', amount, DAY];
    const down = await rates.read('rateFor', args);
    const up = await rates.read('rateForAtLeast', args);
    const difference =
      (await owedAfter(flow, up, DAY, 'dai')) - (await owedAfter(flow, down, DAY, 'dai'));
    expect(difference).toBe(DAY);
    expect(difference).toBeLessThan(dai('0.000000000001'));
  }
});

statement('result-total-debt-returns', async ({ flow }) => {
  const rates = await ratesOn(flow);
  const rate = 1_157_407_407_407_407n;
  for (const [token, decimals, owed] of [
    ['usdc', 6, 699_999_999n],
    ['dai', 18, 699_999_999_999_999_753_600n],
  ] as const) {
    expect(await rates.read('amountOver', [token, rate, 7n * DAY])).toBe(owed);
    expect(amountOver(rate, decimals, 7n * DAY)).toBe(owed);
    expect(await owedAfter(flow, rate, 7n * DAY, token)).toBe(owed);
  }
});

statement('stream-paused-solvent', async ({ flow }) => {
  const id = await flow.open({ rate: 0n });
  expect(await flow.statusOf(id)).toBe('PAUSED_SOLVENT');
});

statement('invalid-token-decimals', async ({ flow }) => {
  await flow.deploy('TestToken', ['FINE', 19], 'fine');
  const args = ['sender', 'recipient', 1n, 0n, 'fine', true];
  await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', args);
});

statement('safe-cast-overflowed', async ({ flow }) => {
  const rates = await ratesOn(flow);
  const scaled = ['usdc', 2n ** 128n - 1n, 1n];
  await rates.reverts('SafeCastOverflowedUintDowncast', 'sender', 'rateFor', scaled);
});

statement('arithmetic-panic', async ({ flow }) => {
  const rates = await ratesOn(flow);
  const now = await flow.now();
  const args = ['usdc', usdc('10'), now, now - 1n];
  await rates.reverts('EndNotAfterStart', 'sender', 'rateBetween', args);
});

/** What a stream of USDC owes after each number of days, in whole cents. */
async function centsAfter(flow: Flow, rates: readonly bigint[], days: readonly bigint[]) {
  const cents: number[] = [];
  for (const [i, day] of days.entries()) {
    const owed = await owedAfter(flow, rates[i] ?? rates[0] ?? 0n, day * DAY, 'usdc');
    cents.push(Math.round(Number(owed) / 10_000));
  }
  return cents;
}

statement('rate-per-second', async ({ flow }) => {
  const rate = ratePerSecond(usdc('1000'), 6, 30n * DAY);
  const cents = await centsAfter(flow, [rate], [28n, 30n, 31n, 365n]);
  expect(cents).toEqual([93_333, 100_000, 103_333, 1_216_667]);
});

statement('average-month-rate', async ({ flow }) => {
  const rate = averageMonthRate(usdc('1000'), 6);
  const cents = await centsAfter(flow, [rate], [28n, 30n, 31n, 365n]);
  expect(cents).toEqual([92_055, 98_630, 101_918, 1_200_000]);
});

statement('rate-pays-invoice-every', async ({ flow }) => {
  const rates = [2, 4, 1].map((month) => rateForMonth(usdc('1000'), 6, 2027, month));
  const cents = await centsAfter(flow, rates, [28n, 30n, 31n]);
  expect(cents).toEqual([100_000, 100_000, 100_000]);
  const leap = rateForMonth(usdc('1000'), 6, 2028, 2);
  expect(await centsAfter(flow, [leap], [29n])).toEqual([100_000]);
});
