import { describe, expect, it } from 'vitest';
import { belowFloors, evaluate, HELD_OUT_FLOORS, JUDGED_FLOORS } from './testing/relevance.ts';
import { siteProvider } from './embedded/fixtures.ts';

describe('evaluate', () => {
  it('computes shares of what is shown, by kind', async () => {
    const report = await evaluate(siteProvider(), [
      { query: 'tranches', kind: 'word', expect: ['/concepts/lockup/tranches'] },
      { query: 'rate per second', kind: 'layperson', expect: ['/nowhere', '/concepts/streaming'] },
      { query: 'tranches', kind: 'layperson', expect: ['/nowhere'] },
    ]);
    expect(report.outcomes.map(({ rank }) => rank)).toEqual([1, 1, 0]);
    expect(report.all.first).toBeCloseTo(2 / 3);
    expect(report.kinds.layperson).toEqual({
      count: 2,
      first: 0.5,
      top3: 0.5,
      meanRank: 1,
      missing: 0.5,
    });
    expect(report.section).toBe(1);
    await expect(evaluate(siteProvider(), [])).rejects.toThrow(/no relevance/);
  });

  it('counts direct answers as the first rows, and the section within three rows', async () => {
    const provider = siteProvider();
    const section = ['/concepts/streaming#rate-per-second'];
    const one = { query: 'rate per second', kind: 'layperson' as const, expect: ['/somewhere'] };
    const report = await evaluate(provider, [{ ...one, section }], () => ['/somewhere#else']);
    expect(report.outcomes[0]).toMatchObject({ rank: 1, hasSection: true });
    const pushed = await evaluate(provider, [{ ...one, section }], () => ['/a', '/b', '/c']);
    expect(pushed.section).toBe(0);
  });

  it('names the floors that it does not reach, a kind without queries among them', async () => {
    const query = {
      query: 'tranches',
      kind: 'word' as const,
      expect: ['/concepts/lockup/tranches'],
    };
    const report = await evaluate(siteProvider(), [query, { ...query, expect: ['/nowhere'] }]);
    expect(belowFloors(report, { first: 0.5, top3: 0.5 })).toEqual([]);
    const floors = { first: 0.6, top3: 0.5, kinds: { layperson: { first: 0.1, top3: 0 } } };
    expect(belowFloors(report, floors)).toEqual([
      'all, first: 0.500 of 0.6',
      'layperson, first: 0.000 of 0.1',
    ]);
  });

  it('has floors that a change does not loosen unnoticed', () => {
    expect(JUDGED_FLOORS).toEqual({
      first: 0.84,
      top3: 0.96,
      kinds: { layperson: { first: 0.88, top3: 0.96 }, engineer: { first: 0.81, top3: 0.95 } },
    });
    expect(HELD_OUT_FLOORS).toEqual({
      first: 0.75,
      top3: 0.9,
      kinds: { layperson: { first: 0.72, top3: 0.9 }, engineer: { first: 0.75, top3: 0.9 } },
    });
  });
});
