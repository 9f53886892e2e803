import type { CreationFacts, CreatorFact } from './contracts/types';
import type { Call } from '@sablier-docs/kit/calls/call';
import { creationCall, functionOf, withApproval } from './creation-call';
import type { NewStream } from '../../rehearsal/new-stream';
import {
  creationArgument,
  creationFunctionName,
  streamValues,
  type StreamTerms,
} from './stream-values';

export interface LockupTerms extends StreamTerms {
  chainId: number;
  token: string;
  /** Whether the stream starts when the transaction is mined, and keeps its durations. */
  fromNow: boolean;
}

/**
 * The calls that create a stream: the approval of the deposit, then the creation. The stream must be
 * one that `newStreamProblems` accepts; a price-gated one has no durations.
 * @throws when Lockup is not on the chain or lacks the function
 */
export function lockupCreationCalls(
  creator: CreatorFact,
  terms: LockupTerms,
  stream: NewStream,
): Call[] {
  const { chainId, token, fromNow, ...own } = terms;
  const name = creationFunctionName(stream.model, fromNow);
  const values = { ...streamValues(stream, own), token };
  const args = functionOf(creator, name).inputs.map((input) => creationArgument(input, values));
  const call = creationCall(creator, chainId, name, args, `${name}, to ${terms.recipient}`);
  return withApproval(token, stream.deposit, call, 'for the deposit of the new stream');
}

/** Streams of one model for one transaction. */
export interface LockupBatch {
  chainId: number;
  token: string;
  fromNow: boolean;
  /** At least one; all of one model. */
  streams: readonly { stream: NewStream; terms: StreamTerms }[];
}

/**
 * The call that creates several streams of one model, without the approval of their sum.
 * @param which completes the title
 * @throws when Lockup is not on the chain, or there is no stream
 */
export function lockupBatchCall(
  { batchLockup, lockup }: Pick<CreationFacts, 'batchLockup' | 'lockup'>,
  { chainId, token, fromNow, streams }: LockupBatch,
  which: string,
): Call {
  const [first] = streams;
  const target = lockup.addresses[chainId];
  if (!first || !target) throw new Error(`There is no Lockup on chain ${chainId}.`);
  const name = creationFunctionName(first.stream.model, fromNow);
  const args = functionOf(batchLockup, name).inputs.map((input) => {
    if (input.name !== 'batch') return creationArgument(input, { lockup: target, token });
    const row = { name: '', type: 'tuple', components: input.components ?? [] };
    return streams.map(({ stream, terms }) => creationArgument(row, streamValues(stream, terms)));
  });
  return creationCall(batchLockup, chainId, name, args, `${name}, ${which}`);
}
