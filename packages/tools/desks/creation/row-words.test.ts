import { describe, expect, it } from 'vitest';
import { ALICE, BOB, formatOf } from '../../csv/testing';
import { readBatch, type BatchRow } from './batch-rows';
import { rowsCalendar } from './files/dates';
import { creationRecordCsv } from './files/record';
import { pastFlow, pastLockup, pastRows, asFlow } from './released-at-once';
import { asLockup } from './batch-rows';
import { rowWords } from './row-words';

function rowsOf(id: string, ...lines: string[]): BatchRow[] {
  const format = formatOf(id);
  const header = format.columns.map(({ name }) => name).join();
  const read = readBatch([header, ...lines].join('\n'), { format, decimals: 6, now: 0 }, 'utc');
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
}

const wordsOf = (id: string, line: string) => rowsOf(id, line).map((row) => rowWords(row, 6))[0];
const at = (iso: string) => BigInt(Date.parse(iso) / 1_000);

describe('a row in words', () => {
  it.each([
    [
      'lockup/range/cliff',
      `${ALICE},12000,2026-03-01,2030-03-01,3000,2027-03-01`,
      '12\u202f000 tokens by 1 March 2030, the first 3\u202f000 on 1 March 2027',
    ],
    [
      'lockup/range/cliff',
      `${ALICE},12000,2026-03-01,2030-03-01 09:30,0,2027-03-01`,
      '12\u202f000 tokens by 1 March 2030, 09:30, nothing before 1 March 2027, and nothing in one go then',
    ],
    [
      'lockup/range/linearUnlockCliff',
      `${ALICE},12000,2026-03-01,2030-03-01,1000,3000,2027-03-01`,
      '12\u202f000 tokens by 1 March 2030, 1\u202f000 of them on 1 March 2026, another 3\u202f000 on 1 March 2027',
    ],
    [
      'lockup/range/linear',
      `${ALICE},12000,2026-03-01,2030-03-01`,
      '12\u202f000 tokens by 1 March 2030, from 1 March 2026',
    ],
    [
      'lockup/range/linearStepper',
      `${ALICE},12000,2026-03-01,2030-03-01,weekly`,
      '12\u202f000 tokens by 1 March 2030, from 1 March 2026, in steps of 7 days',
    ],
    [
      'lockup/duration/linearTimelock',
      `${ALICE},12000,30 days`,
      '12\u202f000 tokens at once, 30 days after the stream is created',
    ],
    [
      'lockup/duration/cliff',
      `${ALICE},12000,4 years,3000,1 years`,
      '12\u202f000 tokens within 1460 days, the first 3\u202f000 after 365 days',
    ],
    [
      'lockup/duration/tranchedTimelock',
      `${ALICE},12000,30 days`,
      '12\u202f000 tokens at once, 30 days after the stream is created',
    ],
    [
      'flow/stream',
      `${ALICE},5000,month,5000,2027-01-01`,
      '5\u202f000 tokens each month of 30 days from 1 January 2027, that is 1\u202f929\u202f012\u202f345\u202f679\u202f012 of 1e18 a second; the deposit of 5\u202f000 lasts until 31 January 2027, 00:00:01',
    ],
    [
      'flow/stream',
      `${ALICE},1,day,0,2027-01-01`,
      '1 tokens each day from 1 January 2027, that is 11\u202f574\u202f074\u202f074\u202f074 of 1e18 a second; without a deposit, so nothing is paid until somebody deposits',
    ],
  ])('tells a row of %s: %s', (id, line, words) => {
    expect(wordsOf(id, line)).toBe(words);
  });
});

describe('dates in the past', () => {
  const now = at('2026-07-02T12:00:00Z');
  const linear = `${ALICE},12000,2026-01-01,2027-01-01`;
  const future = `${BOB},12000,2026-08-01,2027-08-01`;

  it('are asked about with the amount that is released at once', () => {
    const rows = rowsOf('lockup/range/linear', linear, future);
    expect(pastRows(rows, 6, now)?.says).toBe(
      'The stream of row 2 starts in the past: 6\u202f000 tokens are released at once and cannot be canceled.',
    );
    const asked = (line: string) => pastRows(rowsOf('lockup/range/linear', line), 6, now)?.about;
    expect(asked(linear.replace('12000', '24000'))).not.toBe(asked(linear));
    expect(asked(linear.replace('2026-01-01', '2026-01-02'))).not.toBe(asked(linear));
    expect(pastRows(rowsOf('lockup/range/linear', future), 6, now)).toBeNull();
    expect(pastRows(rowsOf('lockup/duration/linear', `${ALICE},1,30 days`), 6, now)).toBeNull();
  });

  it('of one stream name the part, or the whole after its end', () => {
    const [row] = rowsOf('lockup/range/linear', linear);
    if (!row || row.model === 'flow') throw new Error('There is no row.');
    const stream = asLockup(row);
    expect(pastLockup(stream, 6, now)?.says).toMatch(
      /6\u202f000 tokens of 12\u202f000 tokens are released/,
    );
    expect(pastLockup(stream, 6, at('2027-01-01T00:00:00Z'))?.says).toMatch(
      /ends in the past: all 12\u202f000 tokens/,
    );
    expect(pastLockup(stream, 6, stream.startTime)).toBeNull();
  });

  it('of pay name debt and deposit, and a new answer is needed when the start changes', () => {
    const [row] = rowsOf('flow/stream', `${ALICE},10,day,15,2026-07-01`);
    if (row?.model !== 'flow') throw new Error('There is no row.');
    const stream = asFlow(row, 6);
    const asked = pastFlow(stream, row.start, row.start + 2n * 86_400n);
    expect(asked?.says).toMatch(/19\.999999 tokens are owed at once, and 15 tokens of the deposit/);
    expect(pastFlow(stream, row.start, row.start + 3n * 86_400n)?.about).toBe(asked?.about);
    expect(pastFlow(stream, row.start - 1n, now)?.about).not.toBe(asked?.about);
    expect(pastFlow(stream, 0n, now)).toBeNull();
  });
});

describe('the files to keep', () => {
  const rows = rowsOf(
    'lockup/range/cliff',
    `${ALICE},12000,2026-03-01,2030-03-01,3000,2027-03-01`,
    `${BOB},8,2026-03-01,2030-03-01,2,2027-03-01`,
  );
  const terms = { decimals: 6, token: BOB, chainId: 8453, contract: ALICE };

  it('count the IDs up from the first of a part, and leave unknown ones empty', () => {
    const ids = (firstId: bigint | null) =>
      creationRecordCsv([{ rows, firstId }], terms)
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(',')[7]);
    expect(ids(41n)).toEqual(['41', '42']);
    expect(ids(null)).toEqual(['', '']);
  });

  it('have cliff and end of every row, with lines of at most 75 octets', () => {
    const ics = rowsCalendar(rows, { ...terms, minedAt: 0n }, at('2026-01-01T00:00:00Z'));
    const lines = ics.split('\r\n');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    const starts = lines.filter((line) => line.startsWith('DTSTART:'));
    expect(starts).toEqual([
      'DTSTART:20270301T000000Z',
      'DTSTART:20300301T000000Z',
      'DTSTART:20270301T000000Z',
      'DTSTART:20300301T000000Z',
    ]);
    expect(ics.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Cliff: 3\u202f000 tokens vested (row 2\\, ${ALICE})`,
    );
    const ids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(ids).size).toBe(4);
  });
});
