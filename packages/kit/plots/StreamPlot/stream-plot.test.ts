import { expect, test } from 'vitest';
import { quarterLabels, shortAmount, timeTicks } from './labels';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';

const ticks = (range: bigint) => timeTicks(0n, range).map(({ label }) => label);

test('time is counted in the unit that fits its length', () => {
  expect(ticks(8_640_000n)).toEqual(['day 0', '25', '50', '75', '100']);
  expect(ticks(7_200n)).toEqual(['hour 0', '1', '2']);
  expect(ticks(300n)).toEqual(['minute 0', '1', '2', '3', '4', '5']);
  expect(ticks(1n)).toEqual(['second 0', '1']);
  expect(ticks(MAX_UINT40)[0]).toBe('year 0');
  for (const range of [1n, 59n, 86_400n, 126_144_000n, 10n ** 10n, MAX_UINT40]) {
    const shares = timeTicks(0n, range).map(({ share }) => share);
    expect(shares.length).toBeLessThanOrEqual(6);
    expect(
      shares.every((share) => share >= 0 && share <= 1),
      String(range),
    ).toBe(true);
  }
});

test('amounts fit beside the plot and are never rounded up', () => {
  expect(shortAmount(0n, 18)).toBe('0');
  expect(shortAmount(12_500_000n, 6)).toBe('12.5');
  expect(shortAmount(1_999_999n, 0)).toBe('1.99M');
  expect(shortAmount(340_282_999n, 3)).toBe('340K');
  expect(shortAmount(1_239n, 15)).toBe('1.23e-12');
  expect(shortAmount(MAX_UINT128, 0)).toBe('340e36');
  expect(shortAmount(MAX_UINT128, 18)).toBe('340e18');
  for (const decimals of [0, 6, 18]) {
    for (let units = 1n; units <= MAX_UINT128; units = units * 7n + 3n) {
      expect(shortAmount(units, decimals).length, `${units}`).toBeLessThanOrEqual(8);
    }
  }
});

test('a deposit too small for quarters is labeled at its ends', () => {
  expect(quarterLabels(100n, 2)).toEqual(['1', '0.75', '0.5', '0.25', '0']);
  expect(quarterLabels(3n, 0)).toEqual(['3', '', '', '', '0']);
});
