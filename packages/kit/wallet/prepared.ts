import type { Call } from '../calls/call';
import { callKey } from './call-key';
import type { Arrival } from './arrival';
import type { Figure } from './figures';
import type { NftTransfer } from './receiver';

/** A call as the reader sees it: it is simulated and sent like this, or not at all. */
export interface PreparedCall {
  readonly call: Call;
  /** The account that sends it, in checksum form: the wallet's, or a Safe that the reader named. */
  readonly from: string;
  /** A description of the call for people, with the figures that it rests on. */
  readonly words: string;
  readonly figures: readonly Figure[];
  /** The transfer of a stream's NFT that the call makes, if it makes one. */
  readonly transfer?: NftTransfer | undefined;
  /** What the call brings, and to whom. */
  readonly arrival?: Arrival | undefined;
}

/** Everything of a prepared call that the reader sees. With another key, nothing carries over. */
export const preparedKey = ({ call, from, words, figures }: PreparedCall): string =>
  [callKey(call, from), words, ...figures.map(({ data, shown }) => `${data}=${shown}`)].join('|');

/** A value that nothing changes any more, down to its lists. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
}
