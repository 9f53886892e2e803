import { formatAmount } from '@sablier-docs/protocol/amount';
import { depletionTime } from '@sablier-docs/protocol/flow/debt';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import {
  calendarFile,
  stableId,
  type CalendarEvent,
} from '@sablier-docs/kit/calendar/calendar-file';
import { LAST_DATE } from '@sablier-docs/kit/calendar/iso-utc';
import { checksum } from '@sablier-docs/protocol/checksum';
import { asLockup, type BatchRow } from '../batch-rows';
import { asFlow } from '../released-at-once';
import { rowWords } from '../row-words';

/** What the file of dates is about. */
interface CalendarTerms {
  /** Of the token. */
  decimals: number;
  token: string;
  chainId: number;
  /** Unix second at which streams by duration start. */
  minedAt: bigint;
}

/** A date of a row: its time in Unix seconds, and the words of its event. */
type RowDate = readonly [kind: string, time: bigint, says: string];

function datesOf(row: BatchRow, { decimals, minedAt }: CalendarTerms): RowDate[] {
  const print = (units: bigint) => `${formatAmount(units, decimals)} tokens`;
  if (row.model === 'flow') {
    if (row.amount === 0n) return [['start', row.start, 'Pay begins, without a deposit']];
    const empty = depletionTime(asFlow(row, decimals), row.start);
    return [
      ['start', row.start, 'Pay begins'],
      ['deposit', empty, `The deposit of ${print(row.amount)} runs out`],
    ];
  }
  const stream = asLockup(row, minedAt);
  const cliff = stream.model === 'linear' ? stream.cliffTime : 0n;
  const end = endTimeOf(stream);
  const dates: RowDate[] = [['end', end, `Vesting ends: ${print(stream.deposit)} vested`]];
  if (cliff === 0n) return dates;
  return [['cliff', cliff, `Cliff: ${print(streamedAmount(stream, cliff))} vested`], ...dates];
}

/**
 * Cliff and end of every row as a calendar file; for a payment stream its start and the end of its
 * first deposit. Dates after the year 9999 are left out. An event keeps its ID when amounts or dates
 * of the row change, so that a second import updates it.
 * @param now Unix seconds of the file's creation
 */
export function rowsCalendar(rows: readonly BatchRow[], terms: CalendarTerms, now: bigint): string {
  const events = rows.flatMap((row): CalendarEvent[] =>
    datesOf(row, terms)
      .filter(([, time]) => time <= LAST_DATE)
      .map(([kind, time, says]) => ({
        uid: `${stableId([terms.chainId, terms.token, row.row, row.recipient, kind])}@csv-checker`,
        time,
        summary: `${says} (row ${row.row}, ${checksum(row.recipient)})`,
        description: `${rowWords(row, terms.decimals)}. Token ${terms.token}, chain ${terms.chainId}. As planned: cancellations and withdrawals are not counted.`,
      })),
  );
  return calendarFile(events, 'CSV checker', now);
}
