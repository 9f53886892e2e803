// cspell:words calscale prodid vcalendar vevent
import { isoUtc } from './iso-utc';

/** An appointment without length. */
export interface CalendarEvent {
  /** Unique and stable, so that a second import updates the event and adds none. */
  uid: string;
  /** Unix seconds, in the year 9999 at the latest. */
  time: bigint;
  summary: string;
  description: string;
}

/** `20261231T000000Z`, the UTC form of RFC 5545, 3.3.5. */
const stamp = (timestamp: bigint) => isoUtc(timestamp).replace(/[-:]/g, '');

/** TEXT of RFC 5545, 3.3.11, which allows no other control characters. */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const OCTETS = 75;
const bytesOf = (letter: string) => new TextEncoder().encode(letter).length;

/** A content line, folded after at most 75 octets as in RFC 5545, 3.1, never within a character. */
export function foldCalendarLine(line: string): string {
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

/**
 * A hash of 64 bits (FNV-1a) in hex, for IDs that stay the same.
 * @param values text, numbers and `bigint`, in lists and objects
 */
export function stableId(values: unknown): string {
  const plain = JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(plain)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/**
 * A calendar file (RFC 5545) in UTC, which a calendar shows in its own time zone. The events do not
 * block time.
 * @param maker the tool that makes the file
 * @param now Unix seconds of the file's creation
 */
export function calendarFile(events: readonly CalendarEvent[], maker: string, now: bigint): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Sablier documentation//${maker}//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ uid, time, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(time)}`,
      `SUMMARY:${text(summary)}`,
      `DESCRIPTION:${text(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(foldCalendarLine).join('');
}
