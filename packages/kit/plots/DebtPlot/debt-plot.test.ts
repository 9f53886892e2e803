import { expect, test } from 'vitest';
import { describeDebt } from './describe';
import { debtPlotLayout } from './scale';
import { SCENARIOS } from '@sablier-docs/protocol/flow/scenarios';
import { depletions, simulationEnd, momentAt, secondsBeforeDay } from './simulate';

const { payroll, insolvency } = SCENARIOS;

test('a month of payroll runs dry one second after its 30 days, unless it is topped up', () => {
  const [first, last] = depletions(payroll);
  expect(first).toMatchObject({ time: 2_592_001n, averted: true });
  expect(last).toMatchObject({ amount: 2_000_000_000n, averted: false });
  const end = simulationEnd(payroll);
  expect(end).toBe(last?.time);
  expect(momentAt(payroll, 2_592_001n).status).toBe('STREAMING_SOLVENT');
  expect(momentAt(payroll, end - 1n).uncovered).toBe(0n);
  expect(momentAt(payroll, end).status).toBe('STREAMING_INSOLVENT');
});

test('the rounded rate leaves the debt of day 12 one unit below 120', () => {
  expect(momentAt(insolvency, secondsBeforeDay(12))).toEqual({
    status: 'STREAMING_INSOLVENT',
    debt: 119_999_999n,
    balance: 100_000_000n,
    uncovered: 19_999_999n,
  });
});

test('the deposit of day 15 makes the stream solvent in the same second', () => {
  expect(momentAt(insolvency, secondsBeforeDay(15) - 1n).status).toBe('STREAMING_INSOLVENT');
  expect(momentAt(insolvency, secondsBeforeDay(15)).status).toBe('STREAMING_SOLVENT');
});

test('labels start at zero, rise evenly and stay on the plot', () => {
  const { amounts, days, marks } = debtPlotLayout(insolvency);
  expect(amounts.map(({ amount }) => amount / 1_000_000n)).toEqual([0n, 50n, 100n, 150n, 200n]);
  expect(amounts.map(({ y }) => y)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(days.map(({ day }) => day)).toEqual([0, 3, 6, 9, 12, 15, 18]);
  expect(marks).toHaveLength(1);
  expect(marks[0]?.y).toBe(0.5);
});

test('only debt above the deposits is shaded', () => {
  expect(debtPlotLayout(payroll).uncovered).toEqual([]);
  expect(debtPlotLayout(payroll).averted).toHaveLength(1);
  expect(debtPlotLayout(insolvency).averted).toEqual([]);
  expect(debtPlotLayout(insolvency).uncovered).toHaveLength(1);
});

test('the description gives every figure that the drawing shows', () => {
  expect(describeDebt(insolvency)).toMatchInlineSnapshot(
    `"A stream of 10 USDC per day, from which nothing is withdrawn. Deposits: 100 USDC on day 0, 100 USDC on day 15. Depletion: the stream runs dry after 10 days 1 second; the stream runs dry after 20 days 1 second. On day 12 the total debt is 119.999999 USDC: 100 USDC are covered, 19.999999 USDC are not. The status is STREAMING_INSOLVENT. The deposit on day 15 changes the status to STREAMING_SOLVENT."`,
  );
  expect(describeDebt(payroll)).toMatchInlineSnapshot(
    `"A stream of 1\u202f000 USDC per 30 days, from which nothing is withdrawn. Deposits: 1\u202f000 USDC on day 0, 1\u202f000 USDC on day 25. Depletion: without the deposit on day 25 it would run dry after 30 days 1 second; the stream runs dry after 60 days 1 second. On day 10 the total debt is 333.333333 USDC: all of it is covered by the balance of 1\u202f000 USDC. The status is STREAMING_SOLVENT. The deposit on day 25 keeps the status."`,
  );
});
