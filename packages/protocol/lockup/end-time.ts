import type { LockupStream } from './types';

/**
 * The Unix second at which the whole deposit is released. Dynamic and tranched streams end with
 * their last part; throws a RangeError when they have none.
 */
export function endTimeOf(stream: LockupStream): bigint {
  if (stream.model === 'linear') return stream.endTime;
  const last = stream.model === 'dynamic' ? stream.segments.at(-1) : stream.tranches.at(-1);
  if (!last) {
    const part = stream.model === 'dynamic' ? 'segment' : 'tranche';
    throw new RangeError(`A ${stream.model} stream needs at least one ${part}.`);
  }
  return last.timestamp;
}
