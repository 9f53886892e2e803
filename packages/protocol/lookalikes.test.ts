import { describe, expect, it } from 'vitest';
import { readKnownContracts } from './known-contracts';
import { differences, findLookalike } from './lookalikes';

const known = readKnownContracts();
const HEX = '0123456789abcdef';

/** Numbers that look random and are the same in each run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const digit = (random: (below: number) => number) => HEX.charAt(random(16));
const other = (was: string, random: (below: number) => number): string => {
  const next = digit(random);
  return next === was.toLowerCase() ? other(was, random) : next;
};

/** At night ten times as many. */
const ADDRESSES = process.env.TEST_ALL ? 10_000 : 1_000;

describe('findLookalike', () => {
  it('finds made-up addresses with a real beginning and end, or a few digits changed', () => {
    const random = numbers(7);
    const missed: string[] = [];
    for (let run = 0; run < ADDRESSES; run += 1) {
      const real = known[random(known.length)]?.address ?? '';
      const digits = [...real.slice(2).toLowerCase()];
      if (run % 2 === 0) {
        const first = 4 + random(4);
        const last = 4 + random(4);
        for (let at = first; at < 40 - last; at += 1) digits[at] = digit(random);
        digits[first] = other(real.charAt(2 + first), random);
      } else {
        for (let edit = 0; edit <= random(10); edit += 1) {
          const at = random(40);
          digits[at] = other(real.charAt(2 + at), random);
        }
      }
      const fake = `0x${digits.join('')}`;
      if (fake === real.toLowerCase()) continue;
      const found = findLookalike(fake, known);
      const differs = differences(digits.join(''), real.slice(2).toLowerCase());
      if (found?.like.address !== real || `${found.differs}` !== `${differs}`) missed.push(fake);
    }
    expect(missed).toEqual([]);
  });

  it('is silent on every real address, in any case', () => {
    for (const { address } of known) {
      expect(findLookalike(address, known)).toBeUndefined();
      expect(findLookalike(address.toLowerCase(), known)).toBeUndefined();
    }
  });

  it('is silent on addresses of nobody', () => {
    const random = numbers(11);
    const suspected: string[] = [];
    for (let run = 0; run < ADDRESSES; run += 1) {
      const address = `0x${Array.from({ length: 40 }, () => digit(random)).join('')}`;
      if (findLookalike(address, known)) suspected.push(address);
    }
    expect(suspected).toEqual([]);
  });

  it('returns the address that differs in the fewest digits', () => {
    const like = (address: string) => ({ address });
    const a = like(`0x${'a'.repeat(40)}`);
    const b = like(`0xaaaa${'b'.repeat(32)}aaaa`);
    expect(findLookalike(`0xaaaa${'b'.repeat(31)}caaaa`, [a, b])).toEqual({
      like: b,
      differs: [35],
    });
  });

  it('leaves room: two real addresses differ in at least 27 of 40 digits', () => {
    let least = 40;
    const all = known.map(({ address }) => address.slice(2).toLowerCase());
    for (const [at, address] of all.entries())
      for (const before of all.slice(0, at))
        least = Math.min(least, differences(address, before).length);
    expect(least).toBe(27);
  });
});
