import { expect, test } from 'vitest';
import { formatDuration, formatUtc } from './time';

test.each([
  [0n, '1970-01-01 00:00 UTC'],
  [1_767_225_600n, '2026-01-01 00:00 UTC'],
  [1_767_225_661n, '2026-01-01 00:01:01 UTC'],
  [2n ** 40n - 1n, '+036812-02-20 00:36:15 UTC'],
])('writes the second %d as %s', (timestamp, text) => {
  expect(formatUtc(timestamp)).toBe(text);
});

test.each([
  [0n, '0 seconds'],
  [1n, '1 second'],
  [3_600n, '1 hour'],
  [86_400n * 50n - 1n, '49 days 23 hours 59 minutes 59 seconds'],
])('writes %d seconds as "%s"', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
