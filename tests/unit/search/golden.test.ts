import { describe, expect, it } from 'vitest';
import { evaluate } from '../../support/golden.ts';
import { siteProvider } from './fixtures.ts';

describe('evaluate', () => {
  it('computes shares of what is shown, by kind', async () => {
    const report = await evaluate(siteProvider(), [
      { query: 'tranches', kind: 'word', expect: ['/concepts/lockup/tranches'] },
      { query: 'rate per second', kind: 'lay', expect: ['/nowhere', '/concepts/streaming'] },
      { query: 'tranches', kind: 'lay', expect: ['/nowhere'] },
    ]);
    expect(report.outcomes.map(({ rank }) => rank)).toEqual([1, 1, 0]);
    expect(report.all.first).toBeCloseTo(2 / 3);
    expect(report.kinds.lay).toEqual({ count: 2, first: 0.5, top3: 0.5 });
    expect(report.section).toBe(1);
    await expect(evaluate(siteProvider(), [])).rejects.toThrow(/no golden/);
  });

  it('counts direct answers as the first rows, and the section within three rows', async () => {
    const provider = siteProvider();
    const section = ['/concepts/streaming#rate-per-second'];
    const one = { query: 'rate per second', kind: 'lay' as const, expect: ['/somewhere'] };
    const report = await evaluate(provider, [{ ...one, section }], () => ['/somewhere#else']);
    expect(report.outcomes[0]).toMatchObject({ rank: 1, hasSection: true });
    const pushed = await evaluate(provider, [{ ...one, section }], () => ['/a', '/b', '/c']);
    expect(pushed.section).toBe(0);
  });
});
