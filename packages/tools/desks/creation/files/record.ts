import { linkAmount } from '@sablier-docs/kit/inputs/amounts';
import { isoUtc, LAST_DATE } from '@sablier-docs/kit/calendar/iso-utc';
import { csvField } from '../../../csv/field';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { BatchRow } from '../batch-rows';
import { rowWords } from '../row-words';

export interface RecordTerms {
  /** Of the token. */
  decimals: number;
  token: string;
  chainId: number;
  /** The contract that holds the streams. */
  contract: string;
}

/** The rows of one transaction, and the ID of its first stream if the reader has entered it. */
interface RecordPart {
  rows: readonly BatchRow[];
  firstId: bigint | null;
}

const HEADER = [
  'part',
  'row',
  'recipient',
  'amount',
  'token',
  'chain_id',
  'contract',
  'stream_id',
  'start_utc',
  'cliff_utc',
  'end_utc',
  'rate_per_second',
  'in_words',
];

const date = (time: bigint) => (time === 0n || time > LAST_DATE ? '' : isoUtc(time));

/** Start, cliff and end in UTC; empty for what the file does not fix. */
function datesOf(row: BatchRow): string[] {
  if (row.model === 'timelock') return ['', '', ''];
  if (row.model === 'flow') return [date(row.start), '', ''];
  const cliff = row.model === 'linear' ? row.cliff : 0n;
  return row.start === 0n ? ['', '', ''] : [row.start, cliff, row.end].map(date);
}

/**
 * The streams of a file as CSV, to keep: amounts in whole tokens, times in UTC. A batch counts its
 * streams up from the first, so that one ID per part gives all of them; without it the column is
 * empty.
 */
export function creationRecordCsv(parts: readonly RecordPart[], terms: RecordTerms): string {
  const { decimals, token, chainId, contract } = terms;
  const rows = parts.flatMap((part, at) =>
    part.rows.map((row, index) => [
      String(at + 1),
      String(row.row),
      checksum(row.recipient),
      linkAmount(row.amount, decimals),
      token,
      String(chainId),
      contract,
      part.firstId === null ? '' : String(part.firstId + BigInt(index)),
      ...datesOf(row),
      row.model === 'flow' ? String(row.rate) : '',
      rowWords(row, decimals),
    ]),
  );
  return [HEADER, ...rows].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}
