import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { CallInput } from '@sablier-docs/protocol/calls/types';
import { newStreamEnd, type NewStream } from '../../rehearsal/new-stream';

/** The terms of one stream beside its curve. */
export interface StreamTerms {
  sender: string;
  recipient: string;
  cancelable: boolean;
  transferable: boolean;
  shape: string;
}

type Values = Readonly<Record<string, Value | undefined>>;

const SUFFIX = { linear: 'LL', dynamic: 'LD', tranched: 'LT', priceGated: 'LPG' } as const;

/**
 * The create function of a model, the same in SablierLockup and SablierBatchLockup.
 * @param fromNow whether the streams start when the transaction is mined
 */
export const creationFunctionName = (model: NewStream['model'], fromNow: boolean): string =>
  `createWith${fromNow ? 'Durations' : 'Timestamps'}${SUFFIX[model]}`;

/** Durations of consecutive parts that end at the given seconds. */
const lengths = (start: bigint, ends: readonly bigint[]): bigint[] =>
  ends.map((end, at) => end - (at === 0 ? start : (ends[at - 1] ?? start)));

/** The values of a stream by the names of the create functions' inputs. */
export function streamValues(stream: NewStream, terms: StreamTerms): Values {
  const { startTime } = stream;
  return {
    ...terms,
    depositAmount: stream.deposit,
    startTime,
    timestamps: [startTime, newStreamEnd(stream)],
    ...modelValues(stream),
  };
}

function modelValues(stream: NewStream): Values {
  const { startTime } = stream;
  switch (stream.model) {
    case 'linear': {
      const { unlocks, granularity, cliffTime, endTime } = stream;
      const cliff = cliffTime === 0n ? 0n : cliffTime - startTime;
      return {
        granularity,
        cliffTime,
        unlockAmounts: [unlocks.start, unlocks.cliff],
        durations: [cliff, endTime - startTime],
      };
    }
    case 'dynamic': {
      const ends = stream.segments.map(({ timestamp }) => timestamp);
      const durations = lengths(startTime, ends);
      const parts = (times: readonly bigint[]): Value =>
        stream.segments.map(({ amount, exponent }, at) => [amount, exponent, times[at] ?? 0n]);
      return { segments: parts(ends), segmentsWithDuration: parts(durations) };
    }
    case 'tranched': {
      const ends = stream.tranches.map(({ timestamp }) => timestamp);
      const durations = lengths(startTime, ends);
      const parts = (times: readonly bigint[]): Value =>
        stream.tranches.map(({ amount }, at) => [amount, times[at] ?? 0n]);
      return { tranches: parts(ends), tranchesWithDuration: parts(durations) };
    }
    case 'priceGated':
      return { unlockParams: [stream.oracle, stream.targetPrice] };
  }
}

/**
 * The argument of an input: a value by its name, or a struct of such values.
 * @throws when neither the input nor its parts have a value
 */
export function creationArgument(input: CallInput, values: Values): Value {
  const value = values[input.name];
  if (value !== undefined) return value;
  if (!input.components) throw new Error(`A new stream has no ${input.name}.`);
  return input.components.map((part) => creationArgument(part, values));
}
