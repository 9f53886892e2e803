import { describe, expect, it } from 'vitest';
import { gasOfData, nextBaseFee } from './gas';

const LIMIT = 30_000_000n;

describe('the base fee of the next block (EIP-1559)', () => {
  it.each([
    ['a full block raises it by an eighth', 8_000n, LIMIT, 9_000n],
    ['an empty one lowers it by an eighth', 8_000n, 0n, 7_000n],
    ['one at its target leaves it', 8_000n, LIMIT / 2n, 8_000n],
    ['a fee too small for an eighth rises by 1 wei', 7n, LIMIT, 8n],
    ['and falls by nothing', 7n, 0n, 7n],
    [
      'one unit of gas above the target raises it by 1 wei',
      1_000_000_000n,
      LIMIT / 2n + 1n,
      1_000_000_008n,
    ],
    ['and a small fee too', 100n, LIMIT / 2n + 1n, 101n],
  ])('%s', (_, fee, used, next) => {
    expect(nextBaseFee(fee, used, LIMIT)).toBe(next);
  });
});

describe('gas before the first instruction', () => {
  const bytes = (zeros: number, others: number) =>
    Uint8Array.from([...Array<number>(zeros).fill(0), ...Array<number>(others).fill(1)]);

  it.each([
    ['no data', bytes(0, 0), false, 21_000n, 21_000n],
    ['two zeros and three other bytes', bytes(2, 3), false, 21_056n, 21_140n],
    ['a creation of 33 bytes, which are two words', bytes(0, 33), true, 53_532n, 22_320n],
  ])('%s', (_, data, isCreation, intrinsic, floor) => {
    expect(gasOfData(data, isCreation)).toEqual({ intrinsic, floor });
  });
});
