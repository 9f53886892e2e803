import { describe, expect, it } from 'vitest';
import { dimensions } from './dimensions';
import { exclusions, type Exclusion } from './exclusions';
import { isPossible, pairwiseWorlds, product, type Space } from './pairwise';
import { spaceOf, worldsOf, type AnyRange } from './range';

const space: Space = {
  a: ['1', '2', '3'],
  b: ['1', '2', '3', '4'],
  c: ['1', '2'],
  d: ['1', '2', '3', '4', '5'],
};
const rules: readonly Exclusion[] = [
  { when: { a: ['1'], b: ['2', '3'] }, because: '' },
  { when: { c: ['1'], d: ['5'] }, because: '' },
  // Three at once: no pair alone tells.
  { when: { a: ['2'], b: ['4'], c: ['2'] }, because: '' },
];

/** Every pair of values in a combination. */
function valuePairs(row: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.flatMap(([a, one], at) =>
    entries.slice(at + 1).map(([b, other]) => `${a}=${one}&${b}=${other}`),
  );
}

const pairs = (rows: readonly Readonly<Record<string, string>>[]) =>
  new Set(rows.flatMap(valuePairs));

describe('pairwise', () => {
  it('has every pair that any possible combination has, and no other', () => {
    const all = product(space, rules);
    for (const seed of [1, 2, 3]) {
      const rows = pairwiseWorlds(space, rules, seed);
      expect(pairs(rows)).toEqual(pairs(all));
      expect(rows.every((row) => isPossible(row, rules))).toBe(true);
      expect(rows.length).toBeLessThan(all.length / 2);
    }
  });

  it('returns the same rows for the same seed, and others for another', () => {
    expect(pairwiseWorlds(space, rules, 7)).toEqual(pairwiseWorlds(space, rules, 7));
    expect(pairwiseWorlds(space, rules, 7)).not.toEqual(pairwiseWorlds(space, rules, 8));
  });
});

const widest: readonly AnyRange[] = [
  {
    of: ['lockup', 'lockupV1_2', 'lockupV1_0'],
    ...Object.fromEntries(Object.keys(dimensions.lockup).map((name) => [name, 'any'] as const)),
  },
  {
    of: 'flow',
    ...Object.fromEntries(Object.keys(dimensions.flow).map((name) => [name, 'any'] as const)),
  },
];

describe('the worlds of a range', () => {
  it('cover every value of every dimension, the usual case first', () => {
    for (const range of widest) {
      const rows = worldsOf(range);
      for (const [name, values] of Object.entries(spaceOf(range)))
        expect([...new Set(rows.map((row) => row[name]))].sort(), name).toEqual([...values].sort());
    }
    expect(worldsOf({ of: 'lockup', model: ['tranched', 'linear'] })[0]).toMatchObject({
      model: 'linear',
      moment: 'between',
      feed: 'none',
    });
  });

  it('are all eight combinations where four models meet two moments', () => {
    const rows = worldsOf({ of: 'lockup', model: 'any', moment: ['pending', 'end'] });
    expect(rows.map(({ model, moment, feed }) => `${model} ${moment} ${feed}`)).toEqual([
      'linear pending none',
      'linear end none',
      'dynamic pending none',
      'dynamic end none',
      'tranched pending none',
      'tranched end none',
      'priceGated pending below',
      'priceGated end below',
    ]);
  });

  it('have values of the dimension, or all but some', () => {
    expect(spaceOf({ of: 'lockup', token: { not: ['fee', 'rebasing'] } }).token).not.toContain(
      'fee',
    );
    expect(() => worldsOf({ of: 'lockup', token: 'gold' })).toThrow('"token" has no "gold"');
    expect(() => worldsOf({ of: 'lockup', color: 'any' })).toThrow('There is no "color"');
    expect(() => worldsOf({ of: ['lockup', 'flow'] })).toThrow('of one product');
    expect(() => worldsOf({ of: 'lockup', model: 'linear', moment: 'cliff' })).toThrow('No world');
  });
});

describe('exclusions', () => {
  it('name dimensions and values that exist, and a reason', () => {
    for (const [product, list] of Object.entries(exclusions)) {
      const known: Readonly<Record<string, { values: object }>> =
        dimensions[product as keyof typeof dimensions];
      for (const { when, because } of list) {
        expect(because).not.toBe('');
        for (const [name, values] of Object.entries(when)) {
          if (name === 'of') continue;
          expect(Object.keys(known[name]?.values ?? {}), name).toEqual(
            expect.arrayContaining([...values]),
          );
        }
      }
    }
  });
});
