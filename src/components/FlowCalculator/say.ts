import { formatAmount } from '@site/src/protocol/amount';
import type { FlowStream } from '@site/src/protocol/flow/debt';
import { FLOW_DECIMALS } from '@site/src/protocol/flow/scale';
import { MAX_UINT40 } from '@site/src/protocol/solidity-types';
import { formatUtc } from '@site/src/protocol/time';
import { debtsOf, depletionOf, type Rounding } from '@site/src/tools/flow-calculator/figures';
import type { FlowReading } from '@site/src/tools/flow-calculator/read';

/** How far one period misses the amount, with all 18 decimals and in units of the token. */
export function differenceOf(
  { errorScaled, owed }: Rounding,
  amount: bigint,
  decimals: number,
): string {
  if (errorScaled === 0n) return 'None: the period pays the amount exactly.';
  const isShort = errorScaled < 0n;
  const exact = formatAmount(isShort ? -errorScaled : errorScaled, FLOW_DECIMALS);
  const units = owed < amount ? amount - owed : owed - amount;
  const word = isShort ? 'short' : 'too much';
  const shown =
    units === 0n
      ? 'no whole unit'
      : `${units} ${units === 1n ? 'unit' : 'units'}, ${formatAmount(units, decimals)} tokens`;
  return `${exact} tokens ${word} in the contract's 18 decimals; ${shown} in the debt it reports.`;
}

/** When the stream runs dry, in words. */
export function depletionText(stream: FlowStream): string {
  const depletion = depletionOf(stream);
  switch (depletion.kind) {
    case 'empty':
      return 'No deposit: every unit is uncovered from the start.';
    case 'beyond':
      return `Unix second ${depletion.time}, after ${MAX_UINT40}, the last one that the contract counts.`;
    case 'at':
      return `${formatUtc(depletion.time)}, Unix ${depletion.time}`;
  }
}

/** The result in one sentence, for the line that screen readers announce. */
export function answerOf(reading: FlowReading, stream: FlowStream | null): string {
  const { at, problems } = reading;
  if (!stream || at === null) {
    const count = problems.size === 1 ? '1 marked field' : `${problems.size} marked fields`;
    return `Correct ${count} to see the figures.`;
  }
  const { total, uncovered } = debtsOf(stream, at);
  const print = (units: bigint) => `${formatAmount(units, stream.tokenDecimals)} tokens`;
  return `Rate ${stream.ratePerSecond}. ${formatUtc(at)}: ${print(total)} are owed, ${print(uncovered)} of them uncovered.`;
}
