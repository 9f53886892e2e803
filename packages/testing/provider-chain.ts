import { custom } from 'viem';
import { chainOn, type Chain } from './chain';

/** The clients of a chain in this process. A refusal is an answer: viem would ask three times more, within a second. */
export const chainOfProvider = (provider: Parameters<typeof custom>[0]): Chain =>
  chainOn(custom(provider, { retryCount: 0 }));
