import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../protocol/time';

/** Periods with a fixed length. A month of the calendar has none. */
export const PERIODS = {
  second: { label: 'second', seconds: 1n },
  hour: { label: 'hour', seconds: SECONDS_PER_HOUR },
  day: { label: 'day', seconds: SECONDS_PER_DAY },
  week: { label: 'week', seconds: 7n * SECONDS_PER_DAY },
  month: { label: 'month of 30 days', seconds: 30n * SECONDS_PER_DAY },
  year: { label: 'year of 365 days', seconds: 365n * SECONDS_PER_DAY },
} as const;

export type PeriodName = keyof typeof PERIODS;

export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** What a reader has typed into the Flow calculator, as text; amounts are whole tokens. */
export interface FlowForm {
  /** Which of the two the other follows from. */
  readonly from: 'amount' | 'rate';
  readonly decimals: string;
  readonly amount: string;
  readonly period: PeriodName | 'own';
  /** Length of an own period in days. */
  readonly days: string;
  readonly round: 'down' | 'up';
  /** As the contract stores it, with 18 decimals: a whole number. */
  readonly rate: string;
  readonly deposit: string;
  /** A date in UTC or Unix seconds. */
  readonly start: string;
  /** The moment to look at: like `start`, or a distance from it. */
  readonly at: string;
}

export type FlowField = keyof FlowForm;

/** 1,000 tokens in 30 days with one payment in the stream, looked at after it ran dry. */
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
