import { describe, expect, test } from 'vitest';
import {
  coveredDebt,
  depletionTime,
  ongoingDebtScaled,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from './debt';
import { amountPerDuration, ratePerSecond } from './rate';
import { flowStatus } from './status';
import { SECONDS_PER_DAY } from '../seconds';

/* Against the deployed contract, with random streams: tests/examples/flow-debt.test.ts. */

const USDC = 6;
const START = 1_767_225_600n;
const MONTH = 30n * SECONDS_PER_DAY;

const payroll: FlowStream = {
  balance: 1_000_000_000n,
  ratePerSecond: ratePerSecond(1_000_000_000n, USDC, MONTH),
  snapshotTime: START,
  snapshotDebtScaled: 0n,
  tokenDecimals: USDC,
  isVoided: false,
};

describe('rate per second', () => {
  test('rounds a rate down to a whole unit with 18 decimals', () => {
    expect(payroll.ratePerSecond).toBe(385_802_469_135_802n);
    expect(ratePerSecond(10_000_000n, USDC, SECONDS_PER_DAY)).toBe(115_740_740_740_740n);
  });

  test('a rate for 10 tokens a day pays one unit less over a full day, because it is rounded down', () => {
    const rate = ratePerSecond(10_000_000n, USDC, SECONDS_PER_DAY);
    expect(amountPerDuration(rate, USDC, SECONDS_PER_DAY)).toBe(9_999_999n);
  });

  test('0.0001 tokens per second are 8.64 a day', () => {
    const amount = amountPerDuration(10n ** 14n, 18, SECONDS_PER_DAY);
    expect(amount).toBe(8_640_000_000_000_000_000n);
  });

  test('refuses what the contract cannot hold', () => {
    expect(() => ratePerSecond(1n, 19, 1n)).toThrow('0 to 18 decimals');
    expect(() => ratePerSecond(1n, 18, 0n)).toThrow('at least 1 second');
    expect(() => ratePerSecond(-1n, 18, 1n)).toThrow(RangeError);
    expect(() => ratePerSecond(2n ** 128n, 18, 1n)).toThrow('UD21x18');
    expect(() => amountPerDuration(2n ** 128n, 18, 1n)).toThrow('UD21x18');
    expect(() => amountPerDuration(1n, 18, -1n)).toThrow('at least 1 second');
  });
});

describe('debt', () => {
  test('payroll of 1000 USDC per 30 days', () => {
    expect(totalDebt(payroll, START + SECONDS_PER_DAY)).toBe(33_333_333n);
    expect(totalDebt(payroll, START + 10n * SECONDS_PER_DAY)).toBe(333_333_333n);
    expect(depletionTime(payroll, START + SECONDS_PER_DAY)).toBe(START + 2_592_001n);
  });

  test('the depletion time is the first second with uncovered debt', () => {
    const time = depletionTime(payroll, START);
    expect(uncoveredDebt(payroll, time - 1n)).toBe(0n);
    expect(uncoveredDebt(payroll, time)).toBeGreaterThan(0n);
    expect(depletionTime(payroll, time)).toBe(0n);
  });

  test('covered and refundable add up to the balance, covered and uncovered to the debt', () => {
    for (const days of [0n, 7n, 30n, 36n]) {
      const now = START + days * SECONDS_PER_DAY;
      const covered = coveredDebt(payroll, now);
      expect(covered + refundableAmount(payroll, now)).toBe(payroll.balance);
      expect(covered + uncoveredDebt(payroll, now)).toBe(totalDebt(payroll, now));
    }
  });

  test('nothing is owed before the snapshot', () => {
    expect(ongoingDebtScaled(payroll, START)).toBe(0n);
    expect(ongoingDebtScaled(payroll, START - 1n)).toBe(0n);
  });

  test('the fraction of a unit is kept, not shown', () => {
    const stream = { ...payroll, ratePerSecond: 0n, snapshotDebtScaled: 1_999_999_999_999n };
    expect(totalDebt(stream, START)).toBe(1n);
  });

  test('depletion time needs a rate, then a balance', () => {
    const paused = { ...payroll, ratePerSecond: 0n, balance: 0n };
    expect(() => depletionTime(paused, START)).toThrow(
      expect.objectContaining({ error: 'SablierFlowState_StreamPaused' }) as Error,
    );
    expect(() => depletionTime({ ...payroll, balance: 0n }, START)).toThrow(
      expect.objectContaining({ error: 'SablierFlow_StreamBalanceZero' }) as Error,
    );
  });
});

describe('status', () => {
  const later = START + 31n * SECONDS_PER_DAY;
  const paused = { ...payroll, ratePerSecond: 0n };

  test.each([
    ['PENDING', payroll, START - 1n],
    ['STREAMING_SOLVENT', payroll, START],
    ['STREAMING_INSOLVENT', payroll, later],
    ['PAUSED_SOLVENT', paused, later],
    ['PAUSED_INSOLVENT', { ...paused, snapshotDebtScaled: 10n ** 22n }, later],
    ['VOIDED', { ...paused, isVoided: true }, later],
  ] as const)('is %s by rate, balance, debt and time', (status, stream, now) => {
    expect(flowStatus(stream, now)).toBe(status);
  });
});
