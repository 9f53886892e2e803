import { totalDebt, type FlowStream } from '@sablier-docs/protocol/flow/debt';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { depletionOf } from './figures';

/** The data of a stream's plot. Times in Unix seconds, amounts in token units. */
export interface FlowPlotData {
  readonly start: bigint;
  readonly end: bigint;
  /** The amount at the upper edge, above 0. */
  readonly top: bigint;
  readonly debtAtEnd: bigint;
  /** When the balance runs out, if that is within the plot. */
  readonly depletion: bigint | null;
}

/**
 * The time range to draw: 1.5 times as long as the balance lasts, or `period` seconds if the
 * balance does not run out in a representable time; always up to `at`.
 */
export function plotDataOf(stream: FlowStream, period: bigint, at: bigint | null): FlowPlotData {
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
