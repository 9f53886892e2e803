import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

/** The first numbers of SplitMix64 from the seed 1234567, as its reference implementation prints them. */
const PUBLISHED = [
  6_457_827_717_110_365_317n,
  3_203_168_211_198_807_973n,
  9_817_491_932_198_370_423n,
  4_593_380_528_125_082_431n,
];

describe('random numbers', () => {
  it('returns the published values of SplitMix64 for its seed', () => {
    const joined = PUBLISHED.reduce((all, part) => (all << 64n) | part, 0n);
    expect(createRandom(1_234_567n).between(0n, 2n ** 256n - 1n)).toBe(joined);
  });

  it('stay within their bounds, which both occur', () => {
    const { between, magnitude } = createRandom(1n);
    const small = new Set(Array.from({ length: 200 }, () => between(3n, 5n)));
    expect([...small].sort()).toEqual([3n, 4n, 5n]);
    const large = Array.from({ length: 200 }, () => magnitude(7n, 2n ** 128n));
    expect(large.every((value) => value >= 7n && value <= 2n ** 128n)).toBe(true);
    expect(large.some((value) => value < 1_000n)).toBe(true);
    expect(large.some((value) => value > 2n ** 100n)).toBe(true);
  });

  it('keep the probability of a chance', () => {
    const { chance } = createRandom(2n);
    const hits = Array.from({ length: 2_000 }, () => chance(0.25)).filter(Boolean).length;
    expect(hits).toBeGreaterThan(400);
    expect(hits).toBeLessThan(600);
  });
});
