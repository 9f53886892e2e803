import type { Answers } from './options';

/** Of tranched streams, by their dates: how many, and the most gas of one in words. The more tranches, the more gas. */
const TRANCHED = {
  weeks: [50, '250,000'],
  months: [25, '500,000'],
  quarters: [45, '280,000'],
  years: [45, '280,000'],
} as const;

/**
 * Streams in one transaction. Those of several tranches cost more than the rest; a sixth of the gas cap is left in
 * either case. tests/examples/wizard measures all models, from an account and through a contract.
 */
export const mostStreams = ({ model, dates }: Pick<Answers, 'model' | 'dates'>): number =>
  model === 'tranched' ? TRANCHED[dates][0] : 60;

/** The most gas of a tranched stream, in words. */
export const gasOfTranched = ({ dates }: Pick<Answers, 'dates'>): string => TRANCHED[dates][1];
