// cspell:words calscale prodid vcalendar vevent
import { formatAmount } from '../../../protocol/amount';
import { endTimeOf } from '../../../protocol/lockup/end-time';
import type { LockupStream } from '../../../protocol/lockup/types';
import type { Labels } from './csv';
import { scheduleEvents } from './events';
import { isoUtc, LAST_DATE } from './moments';

/** `20261231T000000Z`, the UTC form of RFC 5545, 3.3.5. */
const stamp = (timestamp: bigint) => isoUtc(timestamp).replace(/[-:]/g, '');

/** TEXT of RFC 5545, 3.3.11. Other control characters are not allowed in it. */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const OCTETS = 75;
const bytesOf = (letter: string) => new TextEncoder().encode(letter).length;

/** A content line, folded after at most 75 octets as in RFC 5545, 3.1, and never within a letter. */
export function fold(line: string): string {
  let folded = '';
  let room = OCTETS;
  for (const letter of line) {
    const bytes = bytesOf(letter);
    if (bytes > room) {
      folded += '\r\n ';
      room = OCTETS - 1;
    }
    folded += letter;
    room -= bytes;
  }
  return `${folded}\r\n`;
}

/** The same stream makes the same ids, so that a second import changes dates and adds none (FNV-1a, 64 bits). */
function idOf(stream: LockupStream, shape: string): string {
  const plain = JSON.stringify([stream, shape], (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(plain)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/**
 * The dates of a stream that nobody cancels as a calendar file (RFC 5545), in UTC, which a calendar
 * shows in its own time zone. No date blocks time.
 * @param now Unix seconds at which the file is made
 * @returns null when the stream ends after the year 9999, which the format cannot name
 */
export function calendarOf(stream: LockupStream, labels: Labels, now: bigint): string | null {
  if (endTimeOf(stream) > LAST_DATE) return null;
  const { decimals, shape } = labels;
  const print = (units: bigint) => formatAmount(units, decimals);
  const id = idOf(stream, shape);
  const name = shape === '' ? '' : ` (${shape})`;
  const events = scheduleEvents(stream).flatMap(({ time, what, vested }, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index}@stream-simulator`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(time)}`,
    `SUMMARY:${text(`${what}: ${print(vested)} of ${print(stream.deposit)} tokens vested${name}`)}`,
    `DESCRIPTION:${text(
      'Computed by the stream simulator for a stream that nobody cancels. Amounts are before withdrawals.',
    )}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sablier documentation//Stream simulator//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('');
}
