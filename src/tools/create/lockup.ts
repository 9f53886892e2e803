import type { Value } from '../../protocol/calls/encode';
import type { CreatorFact } from '../../protocol/creation/types';
import { endTimeOf } from '../../protocol/lockup/end-time';
import type { LockupModel, LockupStream } from '../../protocol/lockup/types';
import type { Call } from '../calls/call';
import { creatingCall, withApproval } from './creator';

export interface LockupTerms {
  chainId: number;
  token: string;
  sender: string;
  recipient: string;
  cancelable: boolean;
  transferable: boolean;
  /** Whether the stream starts when the transaction is mined, with the lengths of the stream given. */
  fromNow: boolean;
  shape: string;
}

export const suffixOf: Readonly<Record<LockupModel, string>> = {
  linear: 'LL',
  dynamic: 'LD',
  tranched: 'LT',
};

/** Lengths of consecutive parts that end at the given seconds. */
const lengths = (start: bigint, ends: readonly bigint[]): bigint[] =>
  ends.map((end, at) => end - (at === 0 ? start : (ends[at - 1] ?? start)));

/** What follows the parameters in a create function: the arguments of the model. */
function modelArgs(stream: LockupStream, fromNow: boolean): Value[] {
  const { startTime } = stream;
  switch (stream.model) {
    case 'linear': {
      const { unlocks, granularity, cliffTime, endTime } = stream;
      const common: Value[] = [[unlocks.start, unlocks.cliff], granularity];
      const cliff = cliffTime === 0n ? 0n : cliffTime - startTime;
      return [...common, fromNow ? [cliff, endTime - startTime] : cliffTime];
    }
    case 'dynamic': {
      const ends = stream.segments.map(({ timestamp }) => timestamp);
      const times = fromNow ? lengths(startTime, ends) : ends;
      return [
        stream.segments.map(({ amount, exponent }, at) => [amount, exponent, times[at] ?? 0n]),
      ];
    }
    case 'tranched': {
      const ends = stream.tranches.map(({ timestamp }) => timestamp);
      const times = fromNow ? lengths(startTime, ends) : ends;
      return [stream.tranches.map(({ amount }, at) => [amount, times[at] ?? 0n])];
    }
  }
}

/**
 * The calls that create a stream: the approval of the deposit, then the creation. The stream must be
 * one that `validateStream` accepts.
 * @throws when Lockup is not on the chain
 */
export function lockupCalls(
  creator: CreatorFact,
  terms: LockupTerms,
  stream: LockupStream,
): Call[] {
  const { chainId, token, sender, recipient, cancelable, transferable, fromNow, shape } = terms;
  const timestamps: Value[] = fromNow ? [] : [[stream.startTime, endTimeOf(stream)]];
  const params: Value = [
    ...[sender, recipient, stream.deposit, token, cancelable, transferable],
    ...timestamps,
    shape,
  ];
  const name = `createWith${fromNow ? 'Durations' : 'Timestamps'}${suffixOf[stream.model]}`;
  const args = [params, ...modelArgs(stream, fromNow)];
  const call = creatingCall(creator, chainId, name, args, `${name}, to ${recipient}`);
  return withApproval(token, stream.deposit, call, 'for the deposit of the new stream');
}
