import { z } from 'zod';
import { MAX_UINT40 } from '../protocol/solidity-types';
import { formatUtc } from '../protocol/time';
import { seconds } from './inputs';
import { MAX_TIMES } from './limits';
import { Refusal } from './tool';

/** The moments that a simulation looks at. */
export const moments = z
  .array(seconds('A moment'))
  .min(1)
  .max(MAX_TIMES)
  .describe('Moments to look at.');

/**
 * A moment as an answer names it.
 * @throws a Refusal for one that no timestamp of the contracts can hold
 */
export function showMoment(time: bigint) {
  if (time > MAX_UINT40) throw new Refusal(`${time} is later than any time of the contract.`);
  return { time: String(time), utc: formatUtc(time) };
}
