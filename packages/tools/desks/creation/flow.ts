import type { CreatorFact } from './contracts/types';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import type { Call } from '@sablier-docs/kit/calls/call';
import { creationCall, withApproval } from './creation-call';

export interface FlowTerms {
  chainId: number;
  token: string;
  sender: string;
  recipient: string;
  transferable: boolean;
  /** Unix second; 0 for the time of the block. */
  startTime: bigint;
}

/**
 * The calls that create a payment stream. A deposit is approved first, because `createAndDeposit`
 * takes it immediately.
 * @param stream its rate is above 0; its balance is the deposit
 * @throws when Flow is not on the chain
 */
export function flowCreationCalls(
  creator: CreatorFact,
  terms: FlowTerms,
  stream: FlowStream,
): Call[] {
  const { chainId, token, sender, recipient, transferable, startTime } = terms;
  const { balance, ratePerSecond } = stream;
  const args = [sender, recipient, ratePerSecond, startTime, token, transferable];
  const name = balance > 0n ? 'createAndDeposit' : 'create';
  const all = balance > 0n ? [...args, balance] : args;
  const call = creationCall(creator, chainId, name, all, `${name}, to ${recipient}`);
  return withApproval(token, balance, call, 'for the deposit of the new stream');
}
