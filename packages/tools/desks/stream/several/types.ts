import type { StreamResults } from '../../../readings/stream/results';

/** The results of several streams of one contract, all in one block. */
export interface SeveralReading {
  /** Timestamp of the block, in Unix seconds. */
  time: bigint;
  /** By stream ID. */
  streams: ReadonlyMap<bigint, StreamResults>;
}
