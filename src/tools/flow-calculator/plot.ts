import { totalDebt, type FlowStream } from '../../protocol/flow/debt';
import { MAX_UINT40 } from '../../protocol/solidity-types';
import { depletionOf } from './figures';

/** What the plot of a stream shows. Times in Unix seconds, amounts in token units. */
export interface FlowPicture {
  readonly start: bigint;
  readonly end: bigint;
  /** The amount at the upper edge, above 0. */
  readonly top: bigint;
  readonly debtAtEnd: bigint;
  /** When the balance runs out, if the plot reaches so far. */
  readonly depletion: bigint | null;
}

/**
 * The part of a stream's life to draw: from its start to half as long again as its balance
 * lasts, or for the length of `period` (seconds) when it has none in reach; in any case to the moment `at`.
 */
export function pictureOf(stream: FlowStream, period: bigint, at: bigint | null): FlowPicture {
  const start = stream.snapshotTime;
  const depletion = depletionOf(stream);
  const usual =
    depletion.kind === 'at' ? start + ((depletion.time - start) * 3n) / 2n : start + period;
  const wanted = at !== null && at > usual ? at : usual;
  const end = wanted > MAX_UINT40 && start < MAX_UINT40 ? MAX_UINT40 : wanted;
  const debtAtEnd = totalDebt(stream, end);
  const most = debtAtEnd > stream.balance ? debtAtEnd : stream.balance;
  return {
    start,
    end: end > start ? end : start + 1n,
    top: most > 0n ? most : 1n,
    debtAtEnd,
    depletion: depletion.kind === 'at' && depletion.time <= end ? depletion.time : null,
  };
}
