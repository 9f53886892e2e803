import { formatUtc } from '@sablier-docs/protocol/time';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@sablier-docs/protocol/seconds';

/** Periods with a fixed length, which a calendar month does not have. */
export const PERIODS = {
  second: { label: 'second', seconds: 1n },
  hour: { label: 'hour', seconds: SECONDS_PER_HOUR },
  day: { label: 'day', seconds: SECONDS_PER_DAY },
  week: { label: 'week', seconds: 7n * SECONDS_PER_DAY },
  month: { label: 'month of 30 days', seconds: 30n * SECONDS_PER_DAY },
  twelfth: { label: 'twelfth of a year of 365 days', seconds: (365n * SECONDS_PER_DAY) / 12n },
  year: { label: 'year of 365 days', seconds: 365n * SECONDS_PER_DAY },
} as const;

export type PeriodName = keyof typeof PERIODS;

export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** The texts typed into the Flow calculator; amounts are in whole tokens. */
export interface FlowForm {
  /** The one of the two from which the other is computed. */
  readonly from: 'amount' | 'rate';
  readonly decimals: string;
  readonly amount: string;
  readonly period: PeriodName | 'own';
  /** Length of a custom period in days. */
  readonly days: string;
  readonly round: 'down' | 'up';
  /** As the contract stores it, with 18 decimals: a whole number. */
  readonly rate: string;
  readonly deposit: string;
  /** A date in UTC or Unix seconds. */
  readonly start: string;
  /** The time to evaluate: like `start`, or relative to it. */
  readonly at: string;
}

export type FlowField = keyof FlowForm;

/**
 * 1,000 tokens per 30 days with one deposit of that amount, evaluated after the balance has run
 * out. The start is that of the page as it is built; `upcomingForm` has one for readers.
 */
export const FIRST_FORM: FlowForm = {
  from: 'amount',
  decimals: '6',
  amount: '1000',
  period: 'month',
  days: '14',
  round: 'down',
  rate: '385802469135802',
  deposit: '1000',
  start: '2026-01-01 00:00 UTC',
  at: '40d',
};

/** The same, from the beginning (UTC) of the next month on. @param now Unix second */
export function upcomingForm(now: bigint): FlowForm {
  const date = new Date(Number(now) * 1_000);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return { ...FIRST_FORM, start: formatUtc(BigInt(next) / 1_000n) };
}
