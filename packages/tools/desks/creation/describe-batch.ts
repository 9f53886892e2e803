import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import type { CsvFormat } from '../../csv/types';
import type { BatchRow } from './batch-rows';
import { finalOfMany, PAYER_OF_MANY } from './describe-many';
import { capitalized, FEE_ON_TRANSFER, NO_TOKENS } from './describe-stream';

/** Describes the streams of a file. */
export function describeBatch(
  format: CsvFormat,
  rows: readonly BatchRow[],
  decimals: number,
  terms: { sender: string | undefined; cancelable: boolean; transferable: boolean },
): CallText {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
  const who = terms.sender ?? 'the sender';
  const isFlow = format.product === 'flow';
  const count = `${formatCount(rows.length)} ${isFlow ? 'payment' : 'vesting'} ${rows.length === 1 ? 'stream' : 'streams'}`;
  const rights = isFlow
    ? `${who} can pause them, change their rates and take back what is not owed.`
    : terms.cancelable
      ? `${who} can cancel each of them until it has released everything.`
      : 'Nobody can cancel them.';
  const moving = terms.transferable ? 'Recipients can transfer them.' : 'Nobody can transfer them.';
  return {
    who: total === 0n ? 'Anybody.' : PAYER_OF_MANY,
    does: `The account that sends the calls opens ${count}. It pays ${total === 0n ? 'no' : formatAmount(total, decimals)} tokens${total === 0n ? '' : ' in all'}. The recipients are those of the file, in its order. ${datesOf(rows, format)} ${capitalized(rights)} ${moving}`,
    fails: `${total === 0n ? '' : `${NO_TOKENS} ${FEE_ON_TRANSFER} `}If one stream of a part fails, its whole part fails and nothing of it is created.`,
    final: isFlow
      ? 'What is owed and covered by deposits belongs to the recipients, even to wrong ones. The streams have no end of their own: `void` ends one and writes off what its deposit does not cover.'
      : finalOfMany(terms.cancelable),
  };
}

/** The dates of the streams in UTC, which reveals a wrong time zone. */
function datesOf(rows: readonly BatchRow[], format: CsvFormat): string {
  if (format.timing === 'duration') return 'Each starts when its part is mined.';
  const all = rows.flatMap((row) => (row.model === 'timelock' ? [] : [row.start]));
  // A payment stream with the start 0 begins in its block.
  const starts = all.filter((start) => start > 0n);
  const [one] = starts;
  if (one === undefined) return 'Each starts when its part is mined.';
  const first = starts.reduce((a, b) => (b < a ? b : a), one);
  const last = starts.reduce((a, b) => (b > a ? b : a), one);
  const who = starts.length === all.length ? 'They start' : 'Those with a date start';
  return first === last
    ? `${who} on ${formatUtc(first)}.`
    : `${who} from ${formatUtc(first)} to ${formatUtc(last)}.`;
}
