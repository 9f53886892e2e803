import {
  depletionTime,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { flowStatus, type FlowStatus } from '@sablier-docs/protocol/flow/status';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { Scenario } from '@sablier-docs/protocol/flow/scenarios';

export interface Depletion {
  /** Times of the deposit that leads to it, and of the next one. */
  readonly deposited: bigint;
  readonly nextDeposit: bigint | undefined;
  /** Seconds from the start to the first second with uncovered debt. */
  readonly time: bigint;
  /** The amount at which the lines of debt and deposits meet, in the token's smallest unit. */
  readonly amount: bigint;
  /** Whether a later deposit comes first, so that it never happens. */
  readonly averted: boolean;
}

/** The stream that `scenario` starts at second 0, with the deposits made up to `time`. */
export function streamAt(scenario: Scenario, time: bigint): FlowStream {
  const { amount, decimals, period, deposits } = scenario;
  return {
    balance: deposits
      .filter(({ day }) => secondsBeforeDay(day) <= time)
      .reduce((sum, deposit) => sum + deposit.amount, 0n),
    ratePerSecond: ratePerSecond(amount, decimals, period),
    snapshotTime: 0n,
    snapshotDebtScaled: 0n,
    tokenDecimals: decimals,
    isVoided: false,
  };
}

/** Seconds from the start to the beginning of a day. */
export function secondsBeforeDay(day: number): bigint {
  return BigInt(day) * SECONDS_PER_DAY;
}

export interface Moment {
  readonly status: FlowStatus;
  readonly debt: bigint;
  readonly balance: bigint;
  readonly uncovered: bigint;
}

/** The results of the contract's views `time` seconds after the start. */
export function momentAt(scenario: Scenario, time: bigint): Moment {
  const stream = streamAt(scenario, time);
  return {
    status: flowStatus(stream, time),
    debt: totalDebt(stream, time),
    balance: stream.balance,
    uncovered: uncoveredDebt(stream, time),
  };
}

/** The depletion after each deposit, in order; none if the deposit leaves debt uncovered. */
export function depletions(scenario: Scenario): Depletion[] {
  return scenario.deposits
    .map(({ day }, i) => {
      const deposited = secondsBeforeDay(day);
      const stream = streamAt(scenario, deposited);
      const time = depletionTime(stream, deposited);
      const next = scenario.deposits[i + 1];
      const nextDeposit = next && secondsBeforeDay(next.day);
      const averted = nextDeposit !== undefined && nextDeposit < time;
      return { deposited, time, amount: stream.balance, averted, nextDeposit };
    })
    .filter(({ time }) => time > 0n);
}

/** The end of the plot, in seconds from the start. */
export function simulationEnd(scenario: Scenario): bigint {
  if (scenario.days !== undefined) return secondsBeforeDay(scenario.days);
  const last = depletions(scenario).at(-1);
  if (!last) throw new RangeError('A scenario without days needs a deposit that covers the debt.');
  return last.time;
}
