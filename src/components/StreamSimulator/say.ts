import { formatAmount } from '@site/src/protocol/amount';
import { streamedAmount } from '@site/src/protocol/lockup/streamed-amount';
import { formatUtc } from '@site/src/protocol/time';
import type { Verdict } from '@site/src/tools/simulator/judge';

const count = (problems: readonly unknown[], unit: string) =>
  `${problems.length} ${unit}${problems.length === 1 ? '' : 's'}`;

/** The result in one sentence, for the line that screen readers announce. */
export function answerOf({ stream, decimals, at, problems }: Verdict): string {
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
