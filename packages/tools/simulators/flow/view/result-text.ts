import { formatAmount } from '@sablier-docs/protocol/amount';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { debtsOf, depletionOf, type Rounding } from '../figures';
import type { FlowReading } from '../read-form';

/**
 * The difference between one period's payment and the amount, with all 18 decimals and in token
 * units.
 */
export function differenceText(
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

/** Says when the balance runs out. */
export function calculatedDepletionText(stream: FlowStream): string {
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

/** The result in one sentence, for the live region of screen readers. */
export function flowResultText(reading: FlowReading, stream: FlowStream | null): string {
  const { at, problems } = reading;
  if (!stream || at === null) {
    const count = problems.size === 1 ? '1 marked field' : `${problems.size} marked fields`;
    return `Correct ${count} to see the figures.`;
  }
  const { total, uncovered } = debtsOf(stream, at);
  const print = (units: bigint) => `${formatAmount(units, stream.tokenDecimals)} tokens`;
  return `Rate ${stream.ratePerSecond}. ${formatUtc(at)}: ${print(total)} are owed, ${print(uncovered)} of them uncovered.`;
}
