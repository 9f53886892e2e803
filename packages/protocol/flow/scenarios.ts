import { SECONDS_PER_DAY } from '../seconds';

export type ScenarioId = 'payroll' | 'insolvency';

/** A Flow stream from its start, without withdrawals. Amounts are in the token's smallest unit. */
export interface Scenario {
  readonly symbol: string;
  readonly decimals: number;
  /** Owed per `period` (seconds). */
  readonly amount: bigint;
  readonly period: bigint;
  /** How a reader names the period. */
  readonly periodName: string;
  /** In order of time, the first on day 0. */
  readonly deposits: readonly { readonly day: number; readonly amount: bigint }[];
  /** The end of the plot; by default the last time that the stream runs dry. */
  readonly days?: number;
  /** Days between two labels of the time axis. */
  readonly tickDays: number;
  /** A day whose figures the description gives. */
  readonly lookAtDay: number;
}

const USDC = { symbol: 'USDC', decimals: 6 };
const ONE_USDC = 1_000_000n;

export const SCENARIOS: Record<ScenarioId, Scenario> = {
  payroll: {
    ...USDC,
    amount: 1_000n * ONE_USDC,
    period: 30n * SECONDS_PER_DAY,
    periodName: '30 days',
    deposits: [
      { day: 0, amount: 1_000n * ONE_USDC },
      { day: 25, amount: 1_000n * ONE_USDC },
    ],
    tickDays: 10,
    lookAtDay: 10,
  },
  insolvency: {
    ...USDC,
    amount: 10n * ONE_USDC,
    period: SECONDS_PER_DAY,
    periodName: 'day',
    deposits: [
      { day: 0, amount: 100n * ONE_USDC },
      { day: 15, amount: 100n * ONE_USDC },
    ],
    days: 18,
    tickDays: 3,
    lookAtDay: 12,
  },
};
