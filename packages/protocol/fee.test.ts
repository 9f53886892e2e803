import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withMargin as ofSamples } from '../../examples/with-margin';
import { feeInWei, withMargin } from './fee';

const fee = fc.bigInt({ min: 0n, max: 10n ** 24n });
const fall = fc.bigInt({ min: 0n, max: 99n });

it('adds the same margin as the samples, for any fee and fall of the price', () => {
  fc.assert(
    fc.property(fee, fall, (wei, percent) => {
      expect(withMargin(wei)).toBe(ofSamples(wei));
      expect(withMargin(wei, percent)).toBe(ofSamples(wei, percent));
    }),
  );
  for (const percent of [-1n, 100n]) {
    expect(() => withMargin(1n, percent)).toThrow(RangeError);
    expect(() => ofSamples(1n, percent)).toThrow(RangeError);
  }
});

it('covers a fee in USD after the fall, and one wei less of the unrounded amount does not', () => {
  // The fee in wei is the one in USD (8 decimals) by the price (8 decimals), rounded down.
  const inWei = (usd: bigint, price: bigint) => (usd * 10n ** 18n) / price;
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 100_00000000n }),
      fc.bigInt({ min: 1_000_000n, max: 10_000_00000000n }),
      (usd, price) => {
        const before = inWei(usd, price);
        const after = inWei(usd * 100n, price * 95n);
        expect(withMargin(before)).toBeGreaterThanOrEqual(after);
        expect(withMargin(before) - after).toBeLessThanOrEqual(3n);
      },
    ),
  );
});

it('the 6 percent of the starters and the rules for agents cover it too', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 24n }), (wei) => {
      expect((wei * 106n) / 100n).toBeGreaterThanOrEqual(withMargin(wei));
    }),
  );
  for (const file of ['_shared/src/stream.ts', 'ethers/src/stream.ts', 'wagmi/src/withdraw.ts'])
    expect(readFileSync(`examples/starters/${file}`, 'utf8')).toContain('(fee * 106n) / 100n');
});

it.each([
  ['a price of exactly 24 hours', 99_000_000n, 400_000_000_000n, 86_400n, 247_500_000_000_000n],
  ['a price that is a second older', 99_000_000n, 400_000_000_000n, 86_401n, 0n],
  ['no minimum', 0n, 400_000_000_000n, 0n, 0n],
  ['a price of 0', 99_000_000n, 0n, 0n, 0n],
  ['a negative price', 99_000_000n, -1n, 0n, 0n],
  ['a price that leaves less than 1 wei', 1n, 10n ** 18n + 1n, 0n, 0n],
  ['a division with a remainder', 100_000_000n, 300_000_000_000n, 0n, 333_333_333_333_333n],
])('is in wei for %s', (_, minimum, price, age, wei) => {
  expect(feeInWei(minimum, price, age)).toBe(wei);
});
