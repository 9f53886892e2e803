import { formatAmount } from '@sablier-docs/protocol/amount';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { formatUtc } from '@sablier-docs/protocol/time';
import type { Validation } from '../validate';

const count = (problems: readonly unknown[], unit: string) =>
  `${problems.length} ${unit}${problems.length === 1 ? '' : 's'}`;

/** The result in one sentence, for the live region of screen readers. */
export function streamResultText({ stream, decimals, at, problems }: Validation): string {
  const unread = problems.filter(({ error }) => !error);
  if (!stream || decimals === null) {
    return unread.length > 0
      ? `Correct ${count(unread, 'marked field')} to see the stream.`
      : `The contract would refuse this stream for ${count(problems, 'reason')}, marked below.`;
  }
  if (at === null) return 'Correct the moment to see its amounts.';
  const streamed = streamedAmount(stream, at);
  const print = (units: bigint) => formatAmount(units, decimals);
  return `${formatUtc(at)}: ${print(streamed)} of ${print(stream.deposit)} tokens are streamed.`;
}
