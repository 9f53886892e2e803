import type { Answers } from './options';

/**
 * Streams in one transaction. Those of several tranches cost more than the rest; a sixth of the gas cap is left in
 * either case. tests/examples/wizard measures all models, from an account and through a contract.
 */
export const mostStreams = ({ model }: Pick<Answers, 'model'>): number =>
  model === 'tranched' ? 50 : 60;
