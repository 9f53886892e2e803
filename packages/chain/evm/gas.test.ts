import { describe, expect, it } from 'vitest';
import { gasOfData, nextBaseFee } from './gas';

const LIMIT = 30_000_000n;

describe('the base fee of the next block (EIP-1559)', () => {
  it.each([
    ['a full block raises it by an eighth', 8_000n, LIMIT, 9_000n],
    ['an empty block lowers it by an eighth', 8_000n, 0n, 7_000n],
    ['a block at its target leaves it', 8_000n, LIMIT / 2n, 8_000n],
    ['a full block raises a fee of 7 wei, which has no eighth, by 1 wei', 7n, LIMIT, 8n],
    ['an empty block leaves a fee of 7 wei, which has no eighth', 7n, 0n, 7n],
    [
      'one unit of gas above the target raises a fee of 1 gwei by 8 wei',
      1_000_000_000n,
      LIMIT / 2n + 1n,
      1_000_000_008n,
    ],
    [
      'one unit of gas above the target raises a fee of 100 wei by 1 wei',
      100n,
      LIMIT / 2n + 1n,
      101n,
    ],
  ])('%s', (_, fee, used, next) => {
    expect(nextBaseFee(fee, used, LIMIT)).toBe(next);
  });
});

describe('gas before the first instruction (EIP-2028, EIP-3860, EIP-7623)', () => {
  const bytes = (zeros: number, others: number) =>
    Uint8Array.from([...Array<number>(zeros).fill(0), ...Array<number>(others).fill(1)]);

  it.each([
    ['is 21,000 for no data', bytes(0, 0), false, 21_000n, 21_000n],
    [
      'charges 4 for each of two zeros and 16 for each of three other bytes',
      bytes(2, 3),
      false,
      21_056n,
      21_140n,
    ],
    [
      'charges 32,000 for a creation, and 2 for each of the two words of 33 bytes',
      bytes(0, 33),
      true,
      53_532n,
      22_320n,
    ],
  ])('%s', (_, data, isCreation, intrinsic, floor) => {
    expect(gasOfData(data, isCreation)).toEqual({ intrinsic, floor });
  });
});
