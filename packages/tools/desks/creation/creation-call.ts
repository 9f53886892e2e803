import { encodeCall, type Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { CreatorFact } from './contracts/types';
import { approvalCall } from '@sablier-docs/kit/calls/approval';
import type { Call } from '@sablier-docs/kit/calls/call';

/** A function of a creator. @throws when the contract lacks it */
export function functionOf({ contract, functions }: CreatorFact, name: string): CallFunction {
  const fn = functions.find((one) => one.name === name);
  if (!fn) throw new Error(`${contract} has no ${name}.`);
  return fn;
}

/**
 * A call of a contract that creates streams or campaigns.
 * @param name of the function
 * @throws when the contract lacks the function or is not on the chain, or the arguments do not fit
 */
export function creationCall(
  creator: CreatorFact,
  chainId: number,
  name: string,
  args: readonly Value[],
  title: string,
): Call {
  const fn = functionOf(creator, name);
  const to = creator.addresses[chainId];
  if (!to) throw new Error(`${creator.contract} is not on chain ${chainId}.`);
  return { chainId, to, fn, args, value: 0n, data: encodeCall(fn, args), title };
}

/**
 * The call, after the approval of exactly the amount that it takes; without an approval if it takes
 * none.
 */
export function withApproval(token: string, amount: bigint, call: Call, why: string): Call[] {
  if (amount === 0n) return [call];
  return [approvalCall({ chainId: call.chainId, token }, call.to, amount, why), call];
}
