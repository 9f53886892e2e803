import { encodeCall, type Value } from '../../protocol/calls/encode';
import type { CreatorFact } from '../../protocol/creation/types';
import { approvalOf } from '../calls/approve';
import type { Call } from '../calls/call';

/**
 * A call of a creating contract.
 * @param name of its function
 * @throws when the contract lacks the function or is not on the chain, or the arguments do not fit
 */
export function creatingCall(
  { contract, addresses, functions }: CreatorFact,
  chainId: number,
  name: string,
  args: readonly Value[],
  title: string,
): Call {
  const fn = functions.find((one) => one.name === name);
  const to = addresses[chainId];
  if (!fn || !to) throw new Error(`${contract} on chain ${chainId} has no ${name}.`);
  return { chainId, to, fn, args, value: 0n, data: encodeCall(fn, args), title };
}

/** The call with the approval of exactly what it takes before it; alone if it takes nothing. */
export function withApproval(token: string, amount: bigint, call: Call, why: string): Call[] {
  if (amount === 0n) return [call];
  return [approvalOf({ chainId: call.chainId, token }, call.to, amount, why), call];
}
