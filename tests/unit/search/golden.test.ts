import { describe, expect, it } from 'vitest';
import { evaluate } from '../../support/golden.ts';
import { siteProvider } from './fixtures.ts';

describe('evaluate', () => {
  it('computes the share within the first three and the mean reciprocal rank', async () => {
    const report = await evaluate(siteProvider(), [
      { query: 'tranches', expect: ['/concepts/lockup/tranches'] },
      { query: 'rate per second', expect: ['/nowhere', '/concepts/streaming'] },
      { query: 'tranches', expect: ['/nowhere'] },
    ]);
    expect(report.outcomes.map(({ rank }) => rank)).toEqual([1, 1, 0]);
    expect(report.top3).toBeCloseTo(2 / 3);
    expect(report.mrr).toBeCloseTo(2 / 3);
    await expect(evaluate(siteProvider(), [])).rejects.toThrow(/no golden/);
  });
});
