// cspell:words vcalendar vevent
import Papa from 'papaparse';
import { parseUnits } from 'viem';
import { describe, expect, it, test, vi } from 'vitest';
import { endTimeOf } from './end-time';
import { LOCKUP_SHAPES } from './shapes';
import { streamedAmount } from './streamed-amount';
import type { LinearStream } from './types';
import { foldCalendarLine } from '@sablier-docs/kit/calendar/calendar-file';
import { isoUtc } from '@sablier-docs/kit/calendar/iso-utc';
import {
  calendarOf,
  csvOf,
  scheduleEvents,
  boundariesOf,
  MAX_PERIODS,
} from '@sablier-docs/tools/simulators/stream/for-tests';
import { csvField } from '@sablier-docs/tools/csv/for-tests';

const at = (iso: string) => BigInt(Date.parse(iso) / 1000);
const usdc = { decimals: 6, shape: 'linear' };

/** 12,000 USDC over the year 2026. */
const year2026: LinearStream = {
  model: 'linear',
  deposit: 12_000_000_000n,
  startTime: at('2026-01-01T00:00:00Z'),
  endTime: at('2027-01-01T00:00:00Z'),
  cliffTime: 0n,
  unlocks: { start: 0n, cliff: 0n },
  granularity: 1n,
};

const units = (text: string) => parseUnits(text, 18);
const rowsOf = (csv: string | null) => Papa.parse<string[]>(csv ?? '').data.slice(1, -1);
const linesOf = (ics: string | null) => (ics ?? '').replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (ics: string | null, name: string) =>
  linesOf(ics).flatMap((line) =>
    line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : [],
  );

describe('the table', () => {
  it('has a row for each month, with the amount by its end', () => {
    const rows = rowsOf(csvOf(year2026, 'month', usdc));
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual([
      'linear',
      '2026-01-01T00:00:00Z',
      '2026-02-01T00:00:00Z',
      '1019.178082',
      '1019.178082',
      '10980.821918',
    ]);
    expect(rows.at(-1)).toEqual([
      'linear',
      '2026-12-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
      '1019.178083',
      '12000',
      '0',
    ]);
  });

  it.each(['America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    'has months that begin at midnight in UTC on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const spring = {
        ...year2026,
        startTime: at('2026-02-28T23:30:00Z'),
        endTime: at('2026-04-01T00:30:00Z'),
      };
      const months = boundariesOf(spring, 'month');
      vi.unstubAllEnvs();
      expect(months?.map(isoUtc)).toEqual([
        '2026-02-28T23:30:00Z',
        '2026-03-01T00:00:00Z',
        '2026-04-01T00:00:00Z',
        '2026-04-01T00:30:00Z',
      ]);
    },
  );

  it('has periods that begin at midnight, on Mondays, on the first of a month or of a year', () => {
    const late = { ...year2026, startTime: at('2026-02-27T15:30:00Z') };
    const starts = (every: 'day' | 'week' | 'month' | 'year') =>
      (boundariesOf({ ...late, endTime: at('2028-03-02T01:00:00Z') }, every) ?? []).map(isoUtc);
    expect(starts('day').slice(0, 4)).toEqual([
      '2026-02-27T15:30:00Z',
      '2026-02-28T00:00:00Z',
      '2026-03-01T00:00:00Z',
      '2026-03-02T00:00:00Z',
    ]);
    expect(starts('day').slice(-4)).toEqual([
      '2028-02-29T00:00:00Z',
      '2028-03-01T00:00:00Z',
      '2028-03-02T00:00:00Z',
      '2028-03-02T01:00:00Z',
    ]);
    const mondays = starts('week').slice(1, -1);
    expect(new Set(mondays.map((iso) => new Date(iso).getUTCDay()))).toEqual(new Set([1]));
    expect(mondays[0]).toBe('2026-03-02T00:00:00Z');
    expect(starts('month').slice(1, 3)).toEqual(['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z']);
    expect(starts('year')).toEqual([
      '2026-02-27T15:30:00Z',
      '2027-01-01T00:00:00Z',
      '2028-01-01T00:00:00Z',
      '2028-03-02T01:00:00Z',
    ]);
  });

  test.each(LOCKUP_SHAPES.map((shape) => [shape.id, shape.example()] as const))(
    'of %s adds up to the deposit, each row to what the contract answers',
    (id, stream) => {
      for (const every of ['day', 'week', 'month', 'year'] as const) {
        const rows = rowsOf(csvOf(stream, every, { decimals: 18, shape: id }));
        expect(rows.length).toBeGreaterThan(0);
        let sum = 0n;
        for (const [, , to = '', vested = '', total = '', left = ''] of rows) {
          sum += units(vested);
          expect(units(total)).toBe(streamedAmount(stream, at(to)));
          expect(sum).toBe(units(total));
          expect(sum + units(left)).toBe(stream.deposit);
        }
        expect(sum).toBe(stream.deposit);
      }
    },
  );

  it('counts what unlocks at the start in the first period', () => {
    const unlocked = { ...year2026, unlocks: { start: 1_000_000_000n, cliff: 0n } };
    expect(rowsOf(csvOf(unlocked, 'year', usdc))[0]?.slice(3)).toEqual(['12000', '12000', '0']);
  });

  it('is RFC 4180: a header, lines that end in CR LF, quotes where needed', () => {
    const csv = csvOf(year2026, 'year', { decimals: 6, shape: 'a "b", c' }) ?? '';
    expect(csv).toBe(
      'stream,from_utc,to_utc,vested_in_period,vested_by_end,not_vested\r\n' +
        '"a ""b"", c",2026-01-01T00:00:00Z,2027-01-01T00:00:00Z,12000,12000,0\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'puts an apostrophe before the label %j, so that a spreadsheet runs no formula',
    (label) => {
      expect(csvField(label).replace(/^"/, '')).toMatch(/^'/);
      const [row] = rowsOf(csvOf(year2026, 'year', { decimals: 6, shape: label }));
      expect(row?.[0]).toBe(`'${label}`);
    },
  );

  it('is refused when it would be too long or beyond four-digit years', () => {
    const days = (count: number) => ({
      ...year2026,
      endTime: year2026.startTime + BigInt(count) * 86_400n,
    });
    expect(boundariesOf(days(MAX_PERIODS), 'day')).toHaveLength(MAX_PERIODS + 1);
    expect(csvOf(days(MAX_PERIODS + 1), 'day', usdc)).toBeNull();
    expect(csvOf(days(MAX_PERIODS + 1), 'month', usdc)).not.toBeNull();
    const late = { ...year2026, endTime: at('9999-12-31T23:59:59Z') };
    expect(csvOf(late, 'year', usdc)).not.toBeNull();
    expect(csvOf({ ...late, endTime: late.endTime + 1n }, 'year', usdc)).toBeNull();
    expect(calendarOf({ ...late, endTime: late.endTime + 1n }, usdc, 0n)).toBeNull();
  });
});

describe('the calendar', () => {
  const now = at('2026-11-22T20:00:00Z');

  it('has the dates on which a schedule changes, in UTC', () => {
    const stream: LinearStream = {
      ...year2026,
      cliffTime: at('2026-04-01T00:00:00Z'),
      unlocks: { start: 0n, cliff: 3_000_000_000n },
    };
    const ics = calendarOf(stream, usdc, now);
    expect(valuesOf(ics, 'DTSTART')).toEqual([
      '20260101T000000Z',
      '20260401T000000Z',
      '20270101T000000Z',
    ]);
    expect(valuesOf(ics, 'SUMMARY')).toEqual([
      'Stream starts: 0 of 12\u202f000 tokens vested (linear)',
      'Cliff: 3\u202f000 of 12\u202f000 tokens vested (linear)',
      'Stream ends: 12\u202f000 of 12\u202f000 tokens vested (linear)',
    ]);
    expect(new Set(valuesOf(ics, 'DTSTAMP'))).toEqual(new Set(['20261122T200000Z']));
  });

  test.each(LOCKUP_SHAPES.map((shape) => [shape.id, shape.example()] as const))(
    'of %s is RFC 5545',
    (id, stream) => {
      const ics = calendarOf(stream, { decimals: 18, shape: id }, now) ?? '';
      const raw = ics.split('\r\n');
      expect(ics).not.toMatch(/[^\r]\n|\r[^\n]/);
      expect(raw.at(-1)).toBe('');
      for (const line of raw) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const lines = linesOf(ics).slice(0, -1);
      expect([lines[0], lines[1], lines.at(-1)]).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'END:VCALENDAR',
      ]);
      const events = scheduleEvents(stream);
      for (const name of ['BEGIN:VEVENT', 'END:VEVENT']) {
        expect(lines.filter((line) => line === name)).toHaveLength(events.length);
      }
      const ids = valuesOf(ics, 'UID');
      expect(new Set(ids).size).toBe(events.length);
      const times = events.map(({ time }) => time);
      expect(times).toEqual([...times].sort((a, b) => Number(a - b)));
      expect(times.at(-1)).toBe(endTimeOf(stream));
    },
  );

  it('gives the same stream the same ids, and another stream others', () => {
    const ids = (stream: LinearStream, when: bigint) =>
      valuesOf(calendarOf(stream, usdc, when), 'UID');
    expect(ids(year2026, now)).toEqual(ids({ ...year2026 }, now + 60n));
    const other = ids({ ...year2026, deposit: year2026.deposit + 1n }, now);
    expect(other.filter((id) => ids(year2026, now).includes(id))).toEqual([]);
  });

  it('has steps of a day or longer, and no calendar full of seconds', () => {
    const monthly = { ...year2026, granularity: 30n * 86_400n };
    expect(scheduleEvents(monthly).map(({ what }) => what)).toEqual([
      'Stream starts',
      ...Array.from({ length: 12 }, (_, i) => `Step ${i + 1}`),
      'Stream ends',
    ]);
    expect(scheduleEvents({ ...year2026, granularity: 3_600n })).toHaveLength(2);
  });

  it('escapes text, folds long lines within no letter, and lets no label end a line', () => {
    const label = 'a;b,c\\d\r\nBEGIN:VEVENT';
    const ics = calendarOf(year2026, { decimals: 6, shape: label }, now);
    expect(valuesOf(ics, 'SUMMARY')[0]).toContain('(a\\;b\\,c\\\\d\\nBEGIN:VEVENT)');
    expect(linesOf(ics).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    const folded = foldCalendarLine(`SUMMARY:${'ж😀'.repeat(40)}`);
    for (const line of folded.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'ж😀'.repeat(40)}\r\n`);
  });
});
