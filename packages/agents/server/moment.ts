import { z } from 'zod';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { seconds } from './inputs';
import { MAX_TIMES } from './limits';
import { ToolRefusal } from './tool';

/** The times of a simulation. */
export const moments = z
  .array(seconds('A moment'))
  .min(1)
  .max(MAX_TIMES)
  .describe('Moments to look at.');

/**
 * A time in the format of results.
 * @throws a Refusal for one that exceeds the timestamps of the contracts
 */
export function showMoment(time: bigint) {
  if (time > MAX_UINT40) throw new ToolRefusal(`${time} is later than any time of the contract.`);
  return { time: String(time), utc: formatUtc(time) };
}
