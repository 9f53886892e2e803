import { describe, expect, it, vi } from 'vitest';
import { hasOwnClock, showTimeHere } from './show';

const WINTER = BigInt(Date.UTC(2026, 11, 7, 12, 4) / 1_000);
const SUMMER = BigInt(Date.UTC(2026, 6, 7, 23, 30) / 1_000);

describe('a time beside that of the reader’s device', () => {
  it.each([
    ['Europe/Berlin', WINTER, '2026-12-07 12:04 UTC (2026-12-07 13:04 on this device)'],
    ['Europe/Berlin', SUMMER, '2026-07-07 23:30 UTC (2026-07-08 01:30 on this device)'],
    ['America/New_York', WINTER, '2026-12-07 12:04 UTC (2026-12-07 07:04 on this device)'],
    ['Asia/Kathmandu', WINTER, '2026-12-07 12:04 UTC (2026-12-07 17:49 on this device)'],
    ['Europe/London', SUMMER, '2026-07-07 23:30 UTC (2026-07-08 00:30 on this device)'],
    ['Europe/London', WINTER, '2026-12-07 12:04 UTC'],
  ])(
    'shows in the zone %s the time of the device where it differs from UTC',
    (zone, second, text) => {
      vi.stubEnv('TZ', zone);
      expect(showTimeHere(second)).toBe(text);
      expect(hasOwnClock()).toBe(true);
    },
  );

  it('is UTC alone where the device has it, and a number where it is no date', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(showTimeHere(WINTER)).toBe('2026-12-07 12:04 UTC');
    expect(hasOwnClock()).toBe(false);
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(showTimeHere(1n << 60n)).toBe(String(1n << 60n));
    expect(showTimeHere(0n)).toBe('1970-01-01 00:00 UTC (1970-01-01 09:00 on this device)');
  });
});
