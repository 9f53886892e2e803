import { formatAmount } from '../../protocol/amount';
import type { Said } from '../../protocol/calls/types';
import { formatUtc } from '../../protocol/time';
import type { CsvFormat } from '../csv/types';
import type { BatchRow } from './batch-rows';

/** The words of the streams of a file. */
export function sayBatch(
  format: CsvFormat,
  rows: readonly BatchRow[],
  decimals: number,
  terms: { sender: string | undefined; cancelable: boolean; transferable: boolean },
): Said {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
  const who = terms.sender ?? 'the sender';
  const isFlow = format.product === 'flow';
  const count = `${rows.length.toLocaleString('en-US')} ${isFlow ? 'payment' : 'vesting'} ${rows.length === 1 ? 'stream' : 'streams'}`;
  const rights = isFlow
    ? `${who} can pause them, change their rates and take back what is not owed`
    : terms.cancelable
      ? `${who} can cancel each of them until it has released everything`
      : 'nobody can cancel them';
  const moving = terms.transferable ? 'recipients can transfer them' : 'nobody can transfer them';
  return {
    who:
      total === 0n
        ? 'Anybody.'
        : 'Anybody who holds the tokens: they are taken from the account that sends the calls.',
    does: `Takes ${total === 0n ? 'no' : formatAmount(total, decimals)} tokens${total === 0n ? '' : ' in all'} and opens ${count}, in the order of the file. ${datesOf(rows, format)} ${rights}, and ${moving}.`,
    fails: `${total === 0n ? '' : 'Fails without the approval, or if the account holds too few tokens. '}If one stream of a part fails, its whole part fails and nothing of it is created.`,
    final: isFlow
      ? 'What is owed and covered by deposits belongs to the recipients, even to wrong ones. The streams have no end of their own: `void` ends one and writes off what its deposit does not cover.'
      : `Streams cannot be edited. ${terms.cancelable ? 'A cancel brings back only what is not released yet.' : 'Nobody can bring these tokens back.'}`,
  };
}

/** The dates of the streams in UTC, so that a wrong time zone shows. */
function datesOf(rows: readonly BatchRow[], format: CsvFormat): string {
  if (format.timing === 'duration') return 'Each starts when its part is mined;';
  const starts = rows.flatMap((row) => (row.model === 'timelock' ? [] : [row.start]));
  const first = starts.reduce((a, b) => (b < a ? b : a), starts[0] ?? 0n);
  const last = starts.reduce((a, b) => (b > a ? b : a), first);
  return first === last
    ? `They start on ${formatUtc(first)};`
    : `They start from ${formatUtc(first)} to ${formatUtc(last)};`;
}
